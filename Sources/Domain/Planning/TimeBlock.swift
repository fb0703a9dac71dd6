/// Identifier of a time block, which is also the UID of its event on a server.
public struct BlockID: Hashable, Comparable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  public static func < (left: BlockID, right: BlockID) -> Bool {
    left.text < right.text
  }
}

/// Time set aside on a day, for a task or anything else. It is independent of the task's due date and completion.
public struct TimeBlock: Equatable, Sendable {
  public var id: BlockID
  /// The task it is for. The task may be deleted or not synced yet, since it can be on another server.
  public var task: TaskID?
  /// Title of the task when the block was scheduled; one trimmed line.
  public var title: String
  public var start: Instant
  /// After the start. Blocks created here last 5…1440 minutes; those of other programs can have any length.
  public var end: Instant
  /// IANA name of the time zone it was planned in.
  public var zone: String
  /// The calendar that contains its event; nil for a block kept in this program only.
  public var calendar: ListID?
  /// Whether automatic planning must not move the block.
  public var isPinned = false
  public var createdAt: Instant
  public var modifiedAt: Instant

  public init(
    id: BlockID, task: TaskID?, title: String, start: Instant, end: Instant, zone: String, calendar: ListID? = nil,
    createdAt: Instant
  ) {
    self.id = id
    self.task = task
    self.title = title
    self.start = start
    self.end = end
    self.zone = zone
    self.calendar = calendar
    self.createdAt = createdAt
    modifiedAt = createdAt
  }

  /// Length in whole minutes, rounded up.
  public var minutes: Int { Int((end.seconds - start.seconds + 59) / 60) }

  /// Allowed length in minutes of blocks created here.
  public static let lengths = 5...1_440

  /// Returns the default length in minutes of a block for a task. The task may be shorter than the shortest block.
  public static func minutes(for task: PlanItem?) -> Int {
    max(lengths.lowerBound, task?.effectiveDuration.minutes ?? EffectiveDuration.defaultMinutes)
  }
}

extension BlockID {
  /// Returns a new identifier `tb.<hash of the task's id>.<name>`. The hash lets every device find the task.
  public static func fresh(for task: TaskID?, named name: String) -> BlockID {
    BlockID("tb." + (task.map { ShortHash.digits(of: $0.text) } ?? noTask) + "." + name)
  }

  /// Hash of the task's id; nil for a block without a task and for identifiers of other programs.
  public var taskHash: String? {
    let parts = text.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "tb", parts[1].utf8.count == 16 else { return nil }
    return String(parts[1])
  }

  /// Whether this program created the identifier.
  public var isOurs: Bool { taskHash != nil || text.hasPrefix("tb." + Self.noTask + ".") }

  private static let noTask = "free"
}
