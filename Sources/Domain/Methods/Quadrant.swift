/// The quadrants of the Covey matrix: urgent or not, important or not. Only high importance counts as important.
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

  /// Returns the importance a task has after it was moved here: high in the upper row, at most medium in the lower one.
  public func importance(from old: Importance) -> Importance {
    if isImportant { return .high }
    return old == .high ? .medium : old
  }
}

extension TaskFacts {
  /// The quadrant of the task; nil if it is completed.
  public var quadrant: Quadrant? { isCompleted ? nil : Quadrant(urgency, importance) }
}

extension PlanItem {
  /// The quadrant of the task; nil if it is completed.
  public var quadrant: Quadrant? { isCompleted ? nil : Quadrant(urgency, importance) }
}
