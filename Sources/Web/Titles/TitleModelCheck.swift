import Domain
import Markup

/// What came of asking the language model whether it answers.
public struct TitleModelCheck: Equatable, Sendable {
  public var isGood: Bool
  /// What was found, as a sentence without its end.
  public var text: String
  /// What helps; empty where nothing is wrong.
  public var remedy: String

  public init(isGood: Bool, text: String, remedy: String = "") {
    self.isGood = isGood
    self.text = text
    self.remedy = remedy
  }
}

extension Visit {
  /// Asks the model at the address that is set, and no other, whether it answers; with a text of this program's own.
  func checkTitleModel() throws(PlannerFailure) -> Response {
    let policy = try read { (reader) throws(PlannerFailure) in try TitlePolicy(from: reader) }
    let check = policy.modelURL.isEmpty ? nil : app.checkTitleModel?(policy, words.language)
    let (screen, frame) = try read { (reader) throws(PlannerFailure) in
      (try TitlesScreen(page: 1, from: reader), try self.frame(reader, origin: .titles(page: 1)))
    }
    var page = TitlesPage(screen: screen, form: TitleModelForm(screen.policy), frame: frame)
    page.check = check
    return show(page.page, in: frame, mayBeKept: false)
  }
}

extension TitlesPage {
  /// The way to see whether the model answers, and what came of it the last time.
  var checking: HTML {
    guard !screen.policy.modelURL.isEmpty else { return .nothing }
    return Markup.form(.class("stack"), .id("check"), .method("post"), .action(Route.checkTitleModel.url + "#check")) {
      if let check {
        p(.class(check.isGood ? "note" : "error"), .role(check.isGood ? "status" : "alert")) {
          frame.icon(check.isGood ? .check : .alert, class: "i i-s")
          span(.named("dir", "auto"), text: check.remedy.isEmpty ? check.text : "\(check.text). \(check.remedy)")
        }
      }
      p { button(.class("btn"), text: frame.words[titles: .check]) }
      p(.class("note"), text: frame.words[titles: .checkHint])
    }
  }
}
