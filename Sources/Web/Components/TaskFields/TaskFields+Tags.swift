import Domain
import Markup

/// The tags as removable chips, and a field to add more.
extension TaskFields {
  var tags: HTML {
    div(
      .class("field tag-field"), .named("data-behavior", "tag-field"),
      .named("data-word-added", words[form: .tagAdded]), .named("data-word-removed", words[form: .tagRemoved]),
      .named("data-word-empty", words[start: .tagEmpty]), .named("data-word-duplicate", words[form: .tagDuplicate]),
      .named("data-word-remove", words[form: .removeTag])
    ) {
      label(.for("new-tag"), text: words[.tags])
      div(.class("inline")) {
        ul(.class("chips"), .label(words[.tags]), .role("list")) {
          for tag in form.tags { chip(tag) }
        }
        input(
          .class("input tag-input"), .id("new-tag"), .name("new-tag"), .value(form.newTag), .autocomplete("off"),
          .named("autocapitalize", "none"), .named("enterkeyhint", "done"), .named("dir", "auto"),
          .named("placeholder", words[form: .newTag]), .invalid(isWrong(.tags)), describedBy(.tags, hint: "tags-hint"))
        button(.class("btn"), .name("add-tag"), .value("1"), .id("add-tag")) {
          frame.icon(.add, class: "i i-s")
          words[form: .addTag]
        }
      }
      p(.class("note"), .id("tags-hint"), text: words[form: .tagsHint])
      remarks(.tags)
      template {
        chip("")
        p(.class("error"), .id("error-tags")) {
          frame.icon(.alert, class: "i i-s")
          span(text: "")
        }
      }
    }
  }

  private func chip(_ tag: String) -> HTML {
    li(.class("chip chip-got")) {
      span(.named("dir", "auto"), text: tag)
      input(.type("hidden"), .name("tag"), .value(tag))
      button(.name("remove-tag"), .value(tag), .label(words(form: .removeTag, tag))) {
        frame.icon(.close, class: "i i-s")
      }
    }
  }
}
