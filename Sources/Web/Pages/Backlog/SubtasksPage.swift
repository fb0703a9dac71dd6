import Domain
import Markup

/// Asks whether what is below a task shall be completed, or deleted, with it.
struct SubtasksPage {
  enum Deed {
    case complete, delete
  }

  var deed: Deed
  var title: String
  /// Tasks below that are concerned.
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
        p(.id("reason"), text: words[backlog: deed == .complete ? .openBelowText : .deleteBelowText])
        form(.class("inline"), .method("post"), .action(url)) {
          origin.fields
          if isBulk {
            input(.type("hidden"), .name("do"), .value((deed == .complete ? BulkVerb.complete : .delete).rawValue))
            input(
              .type("hidden"), .name("ids"), .value(ids.map { PathSegment.written($0.text) }.joined(separator: ",")))
          }
          a(.class("btn"), .href(origin.route.url), .named("data-action", "cancel"), text: words[.cancel])
          button(
            .class("btn"), .name("subtasks"), .value("keep"),
            text: words[backlog: isBulk ? .completeChosen : .completeOnly])
          button(
            .class(deed == .complete ? "btn btn-primary" : "btn btn-danger"), .name("subtasks"), .value("all"),
            text: words[backlog: deed == .complete ? .completeAll : .deleteAll])
        }
      }
    }
  }

  private var url: String {
    isBulk ? Route.bulk.url : Route.change(ids.first ?? TaskID(""), deed == .complete ? .complete : .delete).url
  }

  private var sentence: String {
    let title = words.quoted(title)
    if deed == .complete {
      if isBulk { return words(backlog: .openBelowBulk, "\(count)") }
      return count == 1 ? words(backlog: .openBelowOne, title) : words(backlog: .openBelowMany, title, "\(count)")
    }
    if isBulk { return words(backlog: .belowBulk, "\(count)") }
    return count == 1 ? words(backlog: .belowOne, title) : words(backlog: .belowMany, title, "\(count)")
  }
}
