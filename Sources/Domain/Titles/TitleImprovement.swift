/// The result of the rules for a raw title.
public struct TitleImprovement: Equatable, Sendable {
  /// One line of at most `TitleRules.longest` characters; empty only if the raw title has no visible characters.
  public var title: String
  /// Why it differs from the raw title: each reason once, in the order in which they applied.
  public var reasons: [TitleReason] = []
  /// The first link, without tracking parameters and redirectors.
  public var sourceURL: String?
  /// The requested reminder time in the user's words, from a phrase that was removed.
  public var moment: String?
  /// False if no task should be created, as for automatic replies.
  public var isTask = true
  /// Whether the title says what to do, as far as its words show: a verb in the position usual in its language.
  public var isActionable = false
  /// Whether the title differs from the raw one.
  public var changed = false

  mutating func note(_ reason: TitleReason) {
    if !reasons.contains(reason) { reasons.append(reason) }
  }
}
