import Domain
import Markup

/// What became of something handed over: the task, with ways to open it and to take it back.
struct CapturedPage {
  var item: PlanItem
  /// The number of the step that added it, as it stands in the address; nil when it was there before.
  var step: String?
  /// The line that was read to make it.
  var line: String?
  /// Whether the window goes when nobody does anything.
  var closes: Bool
  /// What the same shall be called by when it is added once more.
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

  /// What was understood of it.
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
