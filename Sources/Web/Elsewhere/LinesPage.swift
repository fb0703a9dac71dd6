import Domain
import Markup

/// A field for several lines, each of which becomes a task: the alternative to pasting into quick add, and the page
/// to edit pasted lines.
struct LinesPage {
  var text: String
  var fault: String?
  /// Whether the whole text can become one task.
  var offersOne = false
  var origin: Origin
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    Page(title: words[elsewhere: .linesTitle], route: .lines) {
      form(.class("col form"), .method("post"), .action(Route.addLines.url)) {
        div(.class("head")) {
          a(.class("icon-btn"), .href(Route.newTask.url), .label(words[.newTask])) { frame.icon(.back) }
          h1(.class("grow"), text: words[elsewhere: .linesTitle])
        }
        p(.class("note"), .id("lines-lead"), text: words[elsewhere: .linesLead])
        div(.class("field")) {
          label(.for("lines"), text: words[elsewhere: .linesField])
          textarea(
            .class("input is-tall"), .id("lines"), .name("text"), .named("rows", "8"), .named("dir", "auto"),
            .flag("autofocus"), .describedBy(fault == nil ? "lines-lead" : "reason"), .invalid(fault != nil),
            text: "\n" + text)
          if let fault { p(.class("error"), .id("reason"), .role("alert"), text: fault) }
        }
        origin.fields
        div(.class("inline")) {
          button(.class("btn btn-primary"), text: words[elsewhere: .linesGo])
          if offersOne {
            button(.class("btn"), .name("do"), .value("one"), text: words[elsewhere: .asOne])
          }
        }
      }
    }
  }
}
