import Markup

/// A text to be taken along: a field that is only read, with a button that copies it where scripts may.
struct CopyField {
  var id: String
  var text: String
  /// The heading that names it; nil for one with a label of its own.
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
