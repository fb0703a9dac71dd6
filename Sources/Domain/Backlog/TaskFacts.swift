/// The part of a task that filters, sort orders and totals of long lists need, read without the rest.
public struct TaskFacts: Equatable, Sendable {
  public var id: TaskID
  public var list: ListID
  public var rank: Rank
  public var parent: TaskID?
  public var importance: Importance
  public var urgency: Urgency
  public var grade: Grade?
  /// Order among A tasks; may have gaps.
  public var subPriority: Int?
  public var type: TaskType
  public var tags: TagNames
  public var due: Due?
  public var notBefore: Day?
  /// Whether the task is delegated.
  public var isDelegated: Bool
  public var isRecurring: Bool
  /// Effective duration in minutes, 1…1440.
  public var minutes: Int
  /// Whether the duration is the default because the task has no estimate.
  public var isDefaultDuration: Bool
  /// Minutes worked on it so far.
  public var actualMinutes: Int
  public var createdAt: Instant
  public var completedAt: Instant?
  /// How often the user moved its due date to a later day.
  public var postponements: Int
  /// Whether its subtasks are folded away.
  public var isFolded: Bool

  public init(_ item: PlanItem, postponements: Int = 0, isFolded: Bool = false) {
    let duration = item.effectiveDuration
    self.init(
      id: item.id, list: item.list, rank: item.rank, parent: item.parent, importance: item.importance,
      urgency: item.urgency, grade: item.grade, subPriority: item.subPriority, type: item.type,
      tags: TagNames(item.allTags.names), due: item.due, notBefore: item.notBefore,
      isDelegated: item.delegatedTo != nil, isRecurring: item.recurrence != nil, minutes: duration.minutes,
      isDefaultDuration: duration.isDefault, actualMinutes: item.actualMinutes,
      createdAt: item.createdAt, completedAt: item.completedAt, postponements: postponements, isFolded: isFolded)
  }

  public init(
    id: TaskID, list: ListID, rank: Rank, parent: TaskID?, importance: Importance, urgency: Urgency, grade: Grade?,
    subPriority: Int?, type: TaskType, tags: TagNames, due: Due?, notBefore: Day?, isDelegated: Bool,
    isRecurring: Bool, minutes: Int, isDefaultDuration: Bool, actualMinutes: Int, createdAt: Instant,
    completedAt: Instant?,
    postponements: Int, isFolded: Bool
  ) {
    self.id = id
    self.list = list
    self.rank = rank
    self.parent = parent
    self.importance = importance
    self.urgency = urgency
    self.grade = grade
    self.subPriority = subPriority
    self.type = type
    self.tags = tags
    self.due = due
    self.notBefore = notBefore
    self.isDelegated = isDelegated
    self.isRecurring = isRecurring
    self.minutes = minutes
    self.isDefaultDuration = isDefaultDuration
    self.actualMinutes = actualMinutes
    self.createdAt = createdAt
    self.completedAt = completedAt
    self.postponements = postponements
    self.isFolded = isFolded
  }

  public var isCompleted: Bool { completedAt != nil }

  /// Whether the task is open and was due before a day.
  public func isOverdue(on today: Day) -> Bool {
    guard let due, !isCompleted else { return false }
    return due.day < today
  }
}

/// Tag names as written, with the keys used to compare them.
public struct TagNames: Hashable, Sendable {
  public let names: [String]
  public let keys: [String]

  public init(_ names: [String]) {
    self.names = names
    keys = names.map { Tags.key($0) }
  }
}
