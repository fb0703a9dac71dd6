import Markup

/// A read-only field with a button that copies its text, if scripts may.
struct CopyField {
  var id: String
  var text: String
  /// The id of the heading that names the field; nil if it has its own label.
  var labelledBy: String?
  var words: Words

  var body: HTML {
    div(
      .class("inline copy"), .named("data-behavior", "copy-field"), .named("data-word", words[elsewhere: .copied])
    ) {
      input(
        .class("input"), .id(id), .type("text"), .value(text), .flag("readonly"), .named("dir", "ltr"),
        .named("spellcheck", "false"), .named("aria-labelledby", ifAny: labelledBy))
      button(
        .type("button"), .class("btn"), .describedBy(id), .hidden(), text: words[elsewhere: .copy])
    }
  }
}
