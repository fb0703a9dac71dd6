import Domain
import Markup

/// The result of checking whether the language model responds.
public struct TitleModelCheck: Equatable, Sendable {
  public var isGood: Bool
  /// The finding, as a sentence without a full stop.
  public var text: String
  /// A suggested remedy; empty if all is well.
  public var remedy: String

  public init(isGood: Bool, text: String, remedy: String = "") {
    self.isGood = isGood
    self.text = text
    self.remedy = remedy
  }
}

extension RequestContext {
  /// Checks whether the model at the configured address responds, using a sample text.
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
  /// The button for the check, and its last result.
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
