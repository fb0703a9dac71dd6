/// A task whose title is another than the one it came with, and why.
public struct ImprovedTitle: Equatable, Sendable {
  public var item: PlanItem
  public var original: String
  /// Whether the rules alone make the title it has of the original; else a model, a page or a person has chosen it.
  public var isByRules: Bool
  /// What the rules found in the original.
  public var reasons: [TitleReason]

  /// Nil for a task that is called as it came.
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
