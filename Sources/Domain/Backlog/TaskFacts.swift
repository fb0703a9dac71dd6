/// What filters, orders and sums of a long list need of a task, read without the rest of it.
public struct TaskFacts: Equatable, Sendable {
  public var id: TaskID
  public var list: ListID
  public var rank: Rank
  public var parent: TaskID?
  public var importance: Importance
  public var urgency: Urgency
  public var grade: Grade?
  /// Orders what has grade A; not always without gaps.
  public var subPriority: Int?
  public var type: TaskType
  public var tags: TagNames
  public var due: Due?
  public var notBefore: Day?
  /// True when somebody else has it in hand.
  public var isDelegated: Bool
  public var isRecurring: Bool
  /// The effective duration, 1…1440.
  public var minutes: Int
  /// True when nobody has said how long the task takes.
  public var isDefaultDuration: Bool
  /// Minutes worked on it so far.
  public var actualMinutes: Int
  public var createdAt: Instant
  public var completedAt: Instant?
  /// How often a person moved its due day to a later one.
  public var postponements: Int
  /// Whether what lies below it is folded away.
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

  /// Whether it should have been done before a day.
  public func isOverdue(on today: Day) -> Bool {
    guard let due, !isCompleted else { return false }
    return due.day < today
  }
}

/// Tags as they are written, beside what they are compared by.
public struct TagNames: Hashable, Sendable {
  public let names: [String]
  public let keys: [String]

  public init(_ names: [String]) {
    self.names = names
    keys = names.map { Tags.key($0) }
  }
}
