import Domain
import Markup

/// Asks back before something is done. Scripts show it over the page it is about.
struct QuestionPage {
  /// One way to answer; the first does least.
  struct Answer {
    var name: String
    var value: String
    var text: String
    var classes = "btn"
    /// Whether it is what Enter means.
    var isExpected = false
  }

  var sentence: String
  var reason: String
  /// Where the answer goes.
  var url: String
  /// What goes with it.
  var fields: [(name: String, value: String)]
  var answers: [Answer]
  var origin: Origin
  var frame: Frame
  /// What is to be filled in.
  var content: [HTML] = []
  /// Whether a link leads back to where it was asked, leaving everything behind.
  var cancels = true

  var page: Page {
    Page(title: sentence, route: origin.route) {
      div(.class("col form question"), .id("question")) {
        h1(.id("question-title"), .named("dir", "auto"), text: sentence)
        p(.id("reason"), text: reason)
        form(.class("inline"), .method("post"), .action(url)) {
          origin.fields
          for field in fields { input(.type("hidden"), .name(field.name), .value(field.value)) }
          content
          if cancels {
            a(.class("btn"), .href(origin.route.url), .named("data-action", "cancel"), text: frame.words[.cancel])
          }
          for answer in answers {
            button(
              .class(answer.classes), .name(answer.name), .value(answer.value),
              .flag("autofocus", answer.isExpected), text: answer.text)
          }
        }
      }
    }
  }
}

/// What is to be done, about which a question is asked, and what was answered before.
struct Asked {
  enum Deed {
    case complete, delete
  }

  var deed: Deed
  var ids: [TaskID]
  var isBulk: Bool
  /// Asked about the one task of Focus.
  var isFocus = false
  /// What was said of repeating tasks.
  var series: String?

  var url: String {
    if isFocus { return Route.actOnFocus(deed == .complete ? .complete : .trash).url }
    return isBulk ? Route.bulk.url : Route.change(ids.first ?? TaskID(""), deed == .complete ? .complete : .delete).url
  }

  var fields: [(name: String, value: String)] {
    var fields: [(name: String, value: String)] = []
    if let series { fields.append(("series", series)) }
    if isFocus, let id = ids.first { fields.append(("task", id.text)) }
    guard isBulk else { return fields }
    fields.append(("do", (deed == .complete ? BulkVerb.complete : .delete).rawValue))
    fields.append(("ids", ids.map { PathSegment.written($0.text) }.joined(separator: ",")))
    return fields
  }
}
