import Domain
import Markup

/// Asks for confirmation before an action. Scripts show it as a dialog over the current page.
struct QuestionPage {
  /// One possible answer; the first has the least effect.
  struct Answer {
    var name: String
    var value: String
    var text: String
    var classes = "btn"
    /// Whether it is the default answer for Enter.
    var isExpected = false
  }

  var sentence: String
  var reason: String
  /// The URL the answer is sent to.
  var url: String
  /// Hidden fields sent with the answer.
  var fields: [(name: String, value: String)]
  var answers: [Answer]
  var origin: Origin
  var frame: Frame
  /// Input fields of the question.
  var content: [HTML] = []
  /// Whether a link returns to the previous page without any action.
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

/// The action in question, and the answers given so far.
struct Asked {
  enum Deed {
    case complete, delete
  }

  var deed: Deed
  var ids: [TaskID]
  var isBulk: Bool
  /// Whether the question is about the task in Focus.
  var isFocus = false
  /// The answer about recurring tasks.
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
