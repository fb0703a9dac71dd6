import Domain
import Markup

/// A field for several lines, each to be a task: the way without pasting into quick add.
struct LinesPage {
  var text: String
  var fault: String?
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
            .class("input"), .id("lines"), .name("text"), .named("rows", "8"), .named("dir", "auto"),
            .describedBy(fault == nil ? "lines-lead" : "reason"), .invalid(fault != nil), text: "\n" + text)
          if let fault { p(.class("error"), .id("reason"), .role("alert"), text: fault) }
        }
        p { button(.class("btn btn-primary"), text: words[elsewhere: .linesGo]) }
      }
    }
  }
}

/// Asks whether lines shall become tasks, and shows which.
struct LinesQuestion {
  /// Tasks shown by their titles.
  private static let shown = 5

  var text: String
  var lines: PastedLines
  /// How many lines there are that are not blank.
  var count: Int
  var titles: [String]
  var key: String
  var origin: Origin
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    let number = titles.count
    return QuestionPage(
      sentence: words.counted(number, ElsewherePhrase.linesOne, .linesMany, ["\(count)"]), reason: reason,
      url: Route.addLines.url, fields: [("text", text), ("key", key)],
      answers: [
        .init(name: "do", value: "one", text: words[elsewhere: .asOne]),
        .init(
          name: "do", value: "all", text: words.counted(number, ElsewherePhrase.makeOfOne, .makeOfMany),
          classes: "btn btn-primary"),
      ],
      origin: origin, frame: frame, content: [preview]
    ).page
  }

  private var reason: String {
    guard lines.ticked > 0 else { return words[elsewhere: .linesReason] }
    return words.counted(lines.ticked, ElsewherePhrase.tickedOne, .tickedMany) + " " + words[elsewhere: .linesReason]
  }

  private var preview: HTML {
    ul(.class("field lines")) {
      for title in titles.prefix(LinesQuestion.shown) { li(.named("dir", "auto"), text: title) }
      if titles.count > LinesQuestion.shown {
        li(.class("note"), text: words(elsewhere: .linesMore, "\(titles.count - LinesQuestion.shown)"))
      }
    }
  }
}
