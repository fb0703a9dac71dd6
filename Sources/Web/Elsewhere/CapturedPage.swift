import Domain
import Markup

/// The confirmation after capturing, with links to open or undo the task.
struct CapturedPage {
  var item: PlanItem
  /// The number of the change that added the task, as in the URL; nil if the task already existed.
  var step: String?
  /// The line as typed, if quick add recognised fields in it.
  var line: String?
  /// Whether the window closes without further input.
  var closes: Bool
  /// The key for adding the same content once more.
  var key: String
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    var page = Page(title: words[elsewhere: step == nil ? .already : .captured], route: .captured(item.id)) {
      div(.class("empty captured"), .named("data-behavior", ifAny: closes ? "closing" : nil)) {
        h1(text: words[elsewhere: step == nil ? .already : .captured])
        p(
          .class(item.title.unicodeScalars.count > 80 ? "is-long" : ""), .id("captured-title"), .named("dir", "auto"),
          text: words.quoted(item.title))
        if !facts.isEmpty { p(.id("captured-facts"), .named("dir", "auto"), text: facts) }
        if step == nil { p(.class("note"), text: words[elsewhere: .alreadyText]) }
        div(.class("inline")) {
          a(.class("btn btn-primary"), .href(Route.task(item.id).url), text: words[capture: .openAdded])
          if let step { undo(step) } else { again }
          if closes {
            button(.type("button"), .class("btn"), .named("data-action", "close"), .hidden(), text: words[.close])
          } else {
            a(.class("btn"), .href(Route.backlog(page: 1).url), text: words[.backlog])
          }
        }
        if closes { p(.class("note"), .id("closing"), .hidden(), text: words[elsewhere: .closing]) }
      }
    }
    page.isPlain = closes
    return page
  }

  /// The recognised fields of the task.
  private var facts: String { words.facts(item, list: nil, today: frame.today).joined(separator: " · ") }

  @HTMLBuilder private var way: [HTML] {
    if closes { input(.type("hidden"), .name("close"), .value("1")) }
    if let line { input(.type("hidden"), .name("line"), .value(line)) }
  }

  private func undo(_ step: String) -> HTML {
    form(.method("post"), .action(Route.uncapture(item.id).url)) {
      input(.type("hidden"), .name("step"), .value(step))
      way
      button(.class("btn"), text: words[.undo])
    }
  }

  private var again: HTML {
    form(.method("post"), .action(Route.capture.url)) {
      input(.type("hidden"), .name("title"), .value(item.originalTitle ?? item.title))
      input(.type("hidden"), .name("text"), .value(item.notes ?? ""))
      input(.type("hidden"), .name("url"), .value(item.sourceURL ?? ""))
      input(.type("hidden"), .name("key"), .value(key))
      if closes { input(.type("hidden"), .name("close"), .value("1")) }
      button(.class("btn"), text: words[elsewhere: .again])
    }
  }
}
