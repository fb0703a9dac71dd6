public import Domain

/// What a line of a list shows of a task, read without the rest of it.
public struct TaskSummary: Sendable, Equatable {
  public let id: TaskID
  public let list: ListID
  public let title: String
  public let importance: Importance
  /// The tags set on the task followed by those written in its title or notes.
  public let allTags: [String]
  public let due: Due?
  public let completedAt: Instant?
  /// The effective duration.
  public let minutes: Int
  /// True when nobody has said how long the task takes.
  public let isDefaultDuration: Bool
  public let grade: Grade?
}

extension TaskSummary {
  /// What a line shows of a task that has been read as a whole.
  public init(_ item: PlanItem) {
    id = item.id
    list = item.list
    title = item.title
    importance = item.importance
    allTags = item.allTags.names
    due = item.due
    completedAt = item.completedAt
    minutes = item.effectiveDuration.minutes
    isDefaultDuration = item.effectiveDuration.isDefault
    grade = item.grade
  }
}
