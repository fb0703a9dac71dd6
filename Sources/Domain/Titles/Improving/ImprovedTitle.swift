/// A task whose title differs from its original one, and why.
public struct ImprovedTitle: Equatable, Sendable {
  public var item: PlanItem
  public var original: String
  /// Whether the rules alone turn the original into the current title. Otherwise a model, a web page or the user chose
  /// it.
  public var isByRules: Bool
  /// What the rules changed in the original.
  public var reasons: [TitleReason]

  /// Returns nil for a task that has its original title.
  public init?(_ item: PlanItem) {
    guard item.hasImprovedTitle, let original = item.originalTitle else { return nil }
    let rules = TitleRules.improve(original, isMail: item.isMail)
    self.item = item
    self.original = original
    isByRules = rules.title == item.title
    reasons = rules.reasons
  }

  public var json: JSON {
    .object([
      .init("task", .string(item.id.text)), .init("title", .string(item.title)),
      .init("originalTitle", .string(original)), .init("isByRules", .bool(isByRules)),
      .init("reasons", .array(reasons.map { .string($0.rawValue) })),
      .init("modifiedAt", .string(item.modifiedAt.iso)),
    ])
  }
}
