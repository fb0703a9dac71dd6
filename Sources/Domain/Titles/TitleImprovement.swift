/// What the rules make of a raw title.
public struct TitleImprovement: Equatable, Sendable {
  /// One line of at most `TitleRules.longest` characters; empty only where nothing of the raw title can be seen.
  public var title: String
  /// Why it is another than the raw title, each reason once, in the order they were met.
  public var reasons: [TitleReason] = []
  /// The first link, without tracking and redirectors.
  public var sourceURL: String?
  /// When somebody asked to be reminded, in their words; stood inside a phrase that was taken away.
  public var moment: String?
  /// False for what no task should be made of: automatic answers.
  public var isTask = true
  /// Whether the title says what to do, as far as its words tell: a verb where its language has it.
  public var isActionable = false
  /// Whether the title is another text than the raw one.
  public var changed = false

  mutating func note(_ reason: TitleReason) {
    if !reasons.contains(reason) { reasons.append(reason) }
  }
}
