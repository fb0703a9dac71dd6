import Domain
import Markup

/// Asks whether to complete or delete a task's subtasks along with it.
struct SubtasksPage {
  var asked: Asked
  var title: String
  /// The number of subtasks concerned.
  var count: Int
  var origin: Origin
  var frame: Frame

  private var words: Words { frame.words }
  private var deed: Asked.Deed { asked.deed }
  private var isBulk: Bool { asked.isBulk }

  var page: Page {
    QuestionPage(
      sentence: sentence, reason: words[backlog: deed == .complete ? .openBelowText : .deleteBelowText],
      url: asked.url, fields: asked.fields,
      answers: [
        .init(
          name: "subtasks", value: "keep", text: words[backlog: isBulk ? .completeChosen : .completeOnly]),
        .init(
          name: "subtasks", value: "all", text: words[backlog: deed == .complete ? .completeAll : .deleteAll],
          classes: deed == .complete ? "btn btn-primary" : "btn btn-danger"),
      ],
      origin: origin, frame: frame
    ).page
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
