import Domain
import Markup

/// The capture form, prefilled with content from another page or program.
struct CapturePage {
  var handed: CaptureInput
  /// The errors in the content.
  var faults: [String]
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    var page = Page(title: words[elsewhere: .saveTitle], route: .captureForm) {
      form(
        .class("col form"), .method("post"), .action(Route.capture.url),
        .named("data-behavior", ifAny: handed.closes ? "popup" : nil)
      ) {
        div(.class("head")) { h1(.class("grow"), text: words[elsewhere: .saveTitle]) }
        if faults.isEmpty {
          p(.class("note"), text: words[elsewhere: .saveLead])
        } else {
          div(.class("problems"), .id("problems"), .role("alert")) { for fault in faults { p(text: fault) } }
        }
        line("title", words.name(of: .title), handed.shared.title, isFirst: true)
        div(.class("field")) {
          label(.for("text"), text: words[.notes])
          textarea(
            .class("input"), .id("text"), .name("text"), .named("rows", "4"), .named("dir", "auto"),
            text: "\n" + handed.shared.text)
        }
        line("url", words[elsewhere: .linkField], handed.shared.url)
        label(.class("choice")) {
          input(.type("checkbox"), .name("parse"), .value("1"), .checked(handed.isParsed))
          span(text: words[elsewhere: .parse])
        }
        if !handed.key.isEmpty { input(.type("hidden"), .name("key"), .value(handed.key)) }
        if handed.closes { input(.type("hidden"), .name("close"), .value("1")) }
        div(.class("inline")) {
          button(.class("btn btn-primary"), text: words[.save])
          if handed.closes {
            a(.class("btn"), .href(Route.backlog(page: 1).url), .named("data-action", "cancel"), text: words[.cancel])
          }
        }
      }
    }
    page.isPlain = handed.closes
    return page
  }

  private func line(_ id: String, _ name: String, _ text: String, isFirst: Bool = false) -> HTML {
    div(.class("field")) {
      label(.for(id), text: name)
      input(
        .class("input"), .id(id), .name(id), .value(text), .named("dir", isFirst ? "auto" : "ltr"),
        .autocomplete("off"), .flag("autofocus", isFirst), .describedBy(isFirst && !faults.isEmpty ? "problems" : nil),
        .invalid(isFirst && !faults.isEmpty))
    }
  }
}
