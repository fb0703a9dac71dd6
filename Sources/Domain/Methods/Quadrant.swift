/// The fields of the Covey matrix: urgent or not, important or not. Important means of high importance.
public enum Quadrant: Int, Sendable, CaseIterable {
  case doFirst = 1
  case schedule = 2
  case delegate = 3
  case drop = 4

  public init(_ urgency: Urgency, _ importance: Importance) {
    switch (urgency, importance) {
    case (.urgent, .high): self = .doFirst
    case (.notUrgent, .high): self = .schedule
    case (.urgent, _): self = .delegate
    case (.notUrgent, _): self = .drop
    }
  }

  public var urgency: Urgency { self == .doFirst || self == .delegate ? .urgent : .notUrgent }
  public var isImportant: Bool { self == .doFirst || self == .schedule }

  /// The importance a task has after it was put here: high in the upper row; in the lower one at most medium.
  public func importance(from old: Importance) -> Importance {
    if isImportant { return .high }
    return old == .high ? .medium : old
  }
}

extension TaskFacts {
  /// The only one the task is in; completed tasks are in none.
  public var quadrant: Quadrant? { isCompleted ? nil : Quadrant(urgency, importance) }
}

extension PlanItem {
  /// The only one the task is in; completed tasks are in none.
  public var quadrant: Quadrant? { isCompleted ? nil : Quadrant(urgency, importance) }
}
