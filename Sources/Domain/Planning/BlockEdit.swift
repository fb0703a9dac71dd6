/// A new time block as a person gave it, not yet checked.
public struct BlockDraft: Equatable, Sendable {
  public var task: TaskID?
  /// Needed only without a task; otherwise the task's title counts while this is nil.
  public var title: String?
  public var start: Instant
  /// Minutes; checked against 5…1440. Nil takes the task's effective duration.
  public var minutes: Int?
  /// The IANA name of the zone it is planned in.
  public var zone: String
  /// Nil takes the calendar the settings name.
  public var calendar: ListID?
  /// Keeps it in no calendar at all, whatever the settings say.
  public var staysHere = false
  /// Planning by the program never moves it, as what was put there by a person is not to be moved.
  public var isPinned = true
  /// Takes the time even where something else has it.
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
  /// A block that only starts at another time keeps its length.
  public var start: Edit<Instant> = .keep
  public var minutes: Edit<Int> = .keep
  public var zone: Edit<String> = .keep
  /// None keeps the block here only.
  public var calendar: Edit<ListID?> = .keep
  public var isPinned: Edit<Bool> = .keep
  /// Takes the time even where something else has it.
  public var anyway = false

  public init() {}
}

/// A change of one time block that its server does not have yet.
public struct BlockNote: Equatable, Sendable {
  public var block: BlockID
  /// The calendar the block is in, or was in when it was removed.
  public var calendar: ListID
  public var kind: OutboxEntry.Kind

  public init(block: BlockID, calendar: ListID, kind: OutboxEntry.Kind) {
    self.block = block
    self.calendar = calendar
    self.kind = kind
  }
}
