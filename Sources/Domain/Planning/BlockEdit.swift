/// A new time block as entered by the user, not yet validated.
public struct BlockDraft: Equatable, Sendable {
  public var task: TaskID?
  /// Required if there is no task; otherwise nil takes the title of the task.
  public var title: String?
  public var start: Instant
  /// Length in minutes, checked against 5…1440. Nil takes the task's effective duration.
  public var minutes: Int?
  /// IANA name of the time zone it is planned in.
  public var zone: String
  /// Nil takes the calendar from the settings.
  public var calendar: ListID?
  /// Whether to keep it out of all calendars, regardless of the settings.
  public var staysHere = false
  /// Whether automatic planning must not move the block. True by default, since the user placed it.
  public var isPinned = true
  /// Whether to schedule it even if the time is taken.
  public var anyway = false

  public init(task: TaskID?, start: Instant, minutes: Int? = nil, zone: String) {
    self.task = task
    self.start = start
    self.minutes = minutes
    self.zone = zone
  }
}

/// Changes to one time block.
public struct BlockEdit: Equatable, Sendable {
  /// If only the start changes, the block keeps its length.
  public var start: Edit<Instant> = .keep
  public var minutes: Edit<Int> = .keep
  public var zone: Edit<String> = .keep
  /// A nil calendar keeps the block in this program only.
  public var calendar: Edit<ListID?> = .keep
  public var isPinned: Edit<Bool> = .keep
  /// Whether to schedule it even if the time is taken.
  public var anyway = false

  public init() {}
}

/// A change to one time block that has not been sent to its server yet.
public struct BlockNote: Equatable, Sendable {
  public var block: BlockID
  /// The calendar that contains the block, or contained it before its removal.
  public var calendar: ListID
  public var kind: OutboxEntry.Kind

  public init(block: BlockID, calendar: ListID, kind: OutboxEntry.Kind) {
    self.block = block
    self.calendar = calendar
    self.kind = kind
  }
}
