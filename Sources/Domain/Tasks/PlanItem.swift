/// A task: its VTODO data combined with the data that only Zeitblock has.
public struct PlanItem: Equatable, Sendable {
  public var id: TaskID
  /// The list that contains the task, local or on a server.
  public var list: ListID
  /// One trimmed line, 1…500 characters if written here.
  public var title: String
  /// Never empty: an empty description is stored as nil.
  public var notes: String?
  public var importance: Importance = .low
  public var urgency: Urgency = .notUrgent
  public var grade: Grade?
  /// A positive number; only with grade A.
  public var subPriority: Int?
  public var type: TaskType = .maintenance
  public var tags = Tags()
  public var due: Due?
  /// Hidden from the focus page and from planning until this day.
  public var notBefore: Day?
  /// Minutes, 1…1440.
  public var manualDuration: Int?
  public var recurrence: Recurrence?
  public var rank: Rank
  public var parent: TaskID?
  /// The delegatee, for grade D.
  public var delegatedTo: String?
  public var needsTitleImprovement = false
  public var originalTitle: String?
  public var sourceURL: String?
  /// Set if and only if the task is completed.
  public var completedAt: Instant?
  public var createdAt: Instant
  public var modifiedAt: Instant
  /// Minutes recorded by the focus timer.
  public var actualMinutes = 0
  /// The limit for recorded minutes: a century.
  static let mostActualMinutes = 100 * 366 * 1_440

  public init(id: TaskID, list: ListID, title: String, rank: Rank, createdAt: Instant) {
    self.id = id
    self.list = list
    self.title = title
    self.rank = rank
    self.createdAt = createdAt
    modifiedAt = createdAt
  }

  public var isCompleted: Bool { completedAt != nil }
}
