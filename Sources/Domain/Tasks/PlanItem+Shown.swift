extension PlanItem {
  /// Returns the task as the API presents it: every field but the rank, plus the position and derived values.
  /// - Parameters:
  ///   - position: The position in the displayed list, counted from 1.
  ///   - number: The number displayed after the letter A, if any.
  ///   - completions: The completions of a recurring task; nil omits the member.
  public func json(
    position: Int?, listName: String?, number: Int?, completions: [Completion]? = nil
  ) -> JSON {
    guard case .object(let members) = json else { return json }
    let duration = effectiveDuration
    let history = completions.map { [JSON.Member("completions", .array($0.map { $0.shown }))] } ?? []
    return .object(
      [.init("position", .optional(position))] + members.filter { $0.name != "rank" } + [
        .init("rule", .optional(recurrence?.rule(on: occurrence?.day))),
        .init("listName", .optional(listName)),
        .init("shownNumber", .optional(number)),
        .init("effectiveDuration", .int(Int64(duration.minutes))),
        .init("isDefaultDuration", .bool(duration.isDefault)),
        .init("allTags", .array(allTags.names.map { .string($0) })),
      ] + history)
  }
}

extension Completion {
  /// The completion without its task.
  fileprivate var shown: JSON {
    .object([
      .init("due", .string(due.iso)), .init("at", .string(at.iso)), .init("skipped", .bool(isSkipped)),
      .init("minutes", .int(Int64(minutes))),
    ])
  }
}
