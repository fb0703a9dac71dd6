/// What to do next about one title that waits to be improved. A pure decision: what pages and models said is handed in, and
/// whoever asks them comes back with the answer.
public struct TitleWork: Sendable {
  public enum Step: Equatable, Sendable {
    /// Nothing now; the title stays as it is, and waits.
    case wait
    /// Ask a page for its title.
    case readPage(String)
    /// Ask the model for a title for a raw one, of which the rules have made something already.
    case askModel(String, TitleImprovement)
    case store(TitleRevision)
  }

  public let item: PlanItem
  public let policy: TitlePolicy
  /// What the page said the title is a link to; nil while it was not asked.
  public var page: PageTitle?
  /// What the model said; nil while it was not asked.
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

  /// The day somebody asked to be reminded on, or how often, counted from when the task was made.
  private func take(_ moment: String, into revision: inout TitleRevision, _ environment: Environment) {
    let start = environment.zones.here(item.createdAt)
    var grammar = QuickAdd(now: start, preferred: policy.language)
    grammar.zones = environment.zones
    let said = grammar.parse(moment)
    revision.recurrence = said.repeating
    let first = revision.recurrence?.first(from: max(start.day, said.notBefore ?? start.day))
    revision.due = said.due ?? first.map { Due(day: $0) }
  }

  /// What others call a title, as one line of no more characters than a title has; nil when nothing is left.
  private static func title(_ text: String) -> String? {
    guard text.utf8.count <= TitleRules.longest * 64, let line = trimmedOrNone(text) else { return nil }
    return TitleRules.cut(line, to: TitleRules.longest)
  }
}

extension TitleImprovement {
  /// The same link under the name its page has. That is no text of the person's, so nothing is read from it.
  fileprivate func called(_ name: String) -> TitleImprovement {
    var improvement = self
    improvement.title = name
    improvement.isActionable = TitleRules.isActionable(name)
    improvement.moment = nil
    return improvement
  }
}
