/// Decides the next step for a title to improve. The decision is pure: the caller queries web pages and models, and
/// passes in their answers.
public struct TitleWork: Sendable {
  public enum Step: Equatable, Sendable {
    /// Do nothing now; the title stays unchanged and waits.
    case wait
    /// Fetch the title of a web page.
    case readPage(String)
    /// Ask the model for a title, given the raw title and the result of the rules.
    case askModel(String, TitleImprovement)
    case store(TitleRevision)
  }

  public let item: PlanItem
  public let policy: TitlePolicy
  /// The title of the web page that the title links to; nil until it is fetched.
  public var page: PageTitle?
  /// The model's answer; nil until it is asked.
  public var answer: ModelAnswer?

  public init(_ item: PlanItem, _ policy: TitlePolicy) {
    self.item = item
    self.policy = policy
  }

  public func next(in environment: Environment) -> Step {
    if policy.mode == .off { return .wait }
    var rules = TitleRules.improve(item.title, isMail: item.isMail)
    if OneLine.isBlank(rules.title) { return .store(TitleRevision(raw: item.title, title: item.title)) }
    var (raw, maker) = (item.title, TitleMaker.rules)
    if policy.readsPages, rules.reasons.contains(.link), let address = rules.sourceURL {
      guard let page else { return .readPage(address) }
      if case .title(let text) = page, let title = TitleWork.title(text) {
        (raw, rules, maker) = (title, rules.called(title), .page)
      }
    }
    guard policy.asksModel, !rules.isActionable else { return store(rules.title, rules, maker, environment) }
    switch answer {
    case nil: return .askModel(raw, rules)
    case .unreachable, .unanswered: return .wait
    case .useless: return store(rules.title, rules, maker, environment)
    case .title(let text):
      guard let title = TitleWork.title(text) else { return store(rules.title, rules, maker, environment) }
      return store(title, rules, title == rules.title ? maker : .model, environment)
    }
  }

  private func store(
    _ title: String, _ rules: TitleImprovement, _ maker: TitleMaker, _ environment: Environment
  ) -> Step {
    var revision = TitleRevision(raw: item.title, title: title, sourceURL: rules.sourceURL)
    revision.maker = maker
    if let moment = rules.moment { take(moment, into: &revision, environment) }
    return .store(revision)
  }

  /// Reads the due date or the recurrence of a requested reminder, relative to the creation of the task.
  private func take(_ moment: String, into revision: inout TitleRevision, _ environment: Environment) {
    let start = environment.zones.here(item.createdAt)
    var grammar = QuickAdd(now: start, preferred: policy.language)
    grammar.zones = environment.zones
    let said = grammar.parse(moment)
    revision.recurrence = said.repeating
    let first = revision.recurrence?.first(from: max(start.day, said.notBefore ?? start.day))
    revision.due = said.due ?? first.map { Due(day: $0) }
  }

  /// Returns a title from elsewhere as one line of at most the maximum length, or nil if it is blank or far too long.
  private static func title(_ text: String) -> String? {
    guard text.utf8.count <= TitleRules.longest * 64, let line = trimmedOrNone(text) else { return nil }
    return TitleRules.cut(line, to: TitleRules.longest)
  }
}

extension TitleImprovement {
  /// Returns the same link under the name of its page. The user did not write that name, so no reminder is read from
  /// it.
  fileprivate func called(_ name: String) -> TitleImprovement {
    var improvement = self
    improvement.title = name
    improvement.isActionable = TitleRules.isActionable(name)
    improvement.moment = nil
    return improvement
  }
}
