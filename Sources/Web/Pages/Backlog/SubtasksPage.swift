import Domain
import Markup

/// Asks whether what is open below a task shall be completed with it.
struct SubtasksPage {
  var title: String
  /// Open tasks below.
  var count: Int
  var ids: [TaskID]
  var isBulk: Bool
  var origin: Origin
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    Page(title: sentence, route: origin.route) {
      div(.class("col form question"), .id("question")) {
        h1(.id("question-title"), .named("dir", "auto"), text: sentence)
        p(.id("reason"), text: words[backlog: .openBelowText])
        form(.class("inline"), .method("post"), .action(url)) {
          origin.fields
          if isBulk {
            input(.type("hidden"), .name("do"), .value(BulkVerb.complete.rawValue))
            input(
              .type("hidden"), .name("ids"), .value(ids.map { PathSegment.written($0.text) }.joined(separator: ",")))
          }
          a(.class("btn"), .href(origin.route.url), .named("data-action", "cancel"), text: words[.cancel])
          button(
            .class("btn"), .name("subtasks"), .value("keep"),
            text: words[backlog: isBulk ? .completeChosen : .completeOnly])
          button(
            .class("btn btn-primary"), .name("subtasks"), .value("all"), text: words[backlog: .completeAll])
        }
      }
    }
  }

  private var url: String {
    isBulk ? Route.bulk.url : Route.change(ids.first ?? TaskID(""), .complete).url
  }

  private var sentence: String {
    if isBulk { return words(backlog: .openBelowBulk, "\(count)") }
    let title = words.quoted(title)
    return count == 1 ? words(backlog: .openBelowOne, title) : words(backlog: .openBelowMany, title, "\(count)")
  }
}
