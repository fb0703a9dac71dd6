import Domain
import Markup

/// Asks whether lines should become tasks, and shows which. No answer loses the text: Esc leaves it in quick add, and
/// every other one leads to tasks or to the field with all lines.
struct LinesQuestion {
  /// A preview of one line: its title and the recognised fields.
  struct Line {
    var title: String
    var facts: [String]
  }

  /// The maximum number of tasks listed by title.
  private static let shown = 5

  var text: String
  var lines: PastedLines
  var tasks: [Line]
  /// Why the lines cannot become tasks.
  var fault: String?
  var key: String
  var origin: Origin
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    let sentence =
      fault
      ?? words.counted(
        tasks.count, ElsewherePhrase.linesOne, .linesMany, ["\(lines.count)"])
    return QuestionPage(
      sentence: sentence, reason: reason, url: Route.addLines.url, fields: [("text", text), ("key", key)],
      answers: answers, origin: origin, frame: frame, content: [preview, frame.isFragment ? edit : .nothing],
      cancels: frame.isFragment
    ).page
  }

  private var answers: [QuestionPage.Answer] {
    let back = QuestionPage.Answer(name: "do", value: "edit", text: words[elsewhere: .backToText])
    var one = QuestionPage.Answer(name: "do", value: "one", text: words[elsewhere: .asOne])
    let ways = frame.isFragment ? [] : [back]
    guard fault == nil else {
      (one.classes, one.isExpected) = ("btn btn-primary", true)
      return ways + [one]
    }
    let all = QuestionPage.Answer(
      name: "do", value: "all", text: words.counted(tasks.count, ElsewherePhrase.makeOfOne, .makeOfMany),
      classes: "btn btn-primary", isExpected: true)
    return ways + [one, all]
  }

  /// In a dialog: leaves the page for the field with all lines.
  private var edit: HTML {
    p(.class("field")) {
      button(
        .class("btn btn-quiet btn-s"), .name("do"), .value("edit"), .flag("data-leaves"),
        text: words[elsewhere: .editLines])
    }
  }

  private var reason: String {
    if fault != nil { return words[elsewhere: .oneReason] }
    guard lines.ticked > 0 else { return words[elsewhere: .linesReason] }
    return words.counted(lines.ticked, ElsewherePhrase.tickedOne, .tickedMany) + " " + words[elsewhere: .linesReason]
  }

  private var preview: HTML {
    if tasks.isEmpty { return .nothing }
    return ul(.class("field lines")) {
      for task in tasks.prefix(LinesQuestion.shown) {
        li(.named("dir", "auto")) {
          span(text: task.title)
          if !task.facts.isEmpty { span(.class("note"), text: " · " + task.facts.joined(separator: " · ")) }
        }
      }
      if tasks.count > LinesQuestion.shown {
        li(.class("note"), text: words(elsewhere: .linesMore, "\(tasks.count - LinesQuestion.shown)"))
      }
    }
  }
}
