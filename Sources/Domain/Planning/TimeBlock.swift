/// The identity of a time block: the UID of the event it is on a server.
public struct BlockID: Hashable, Comparable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  public static func < (left: BlockID, right: BlockID) -> Bool {
    left.text < right.text
  }
}

/// Time set aside on a day, for a task or for something else. It is neither the task's due day nor its completion.
public struct TimeBlock: Equatable, Sendable {
  public var id: BlockID
  /// The task it is for. It may be gone or not be here yet, for it can live on another server.
  public var task: TaskID?
  /// That of the task when it was scheduled; one trimmed line.
  public var title: String
  public var start: Instant
  /// After the start. Made here it is 5…1440 minutes later; other programs may say anything.
  public var end: Instant
  /// The IANA name of the zone it was planned in.
  public var zone: String
  /// The calendar its event is in; none for a block that is kept here only.
  public var calendar: ListID?
  /// Planning by the program never moves it.
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

  /// Whole minutes, rounded up.
  public var minutes: Int { Int((end.seconds - start.seconds + 59) / 60) }

  /// Minutes a block made here may last.
  public static let lengths = 5...1_440

  /// How long a block of a task is unless somebody says otherwise. A task may be shorter than the shortest block.
  public static func minutes(for task: PlanItem?) -> Int {
    max(lengths.lowerBound, task?.effectiveDuration.minutes ?? EffectiveDuration.defaultMinutes)
  }
}

extension BlockID {
  /// A fresh identity for a block of a task: `tb.<hash of the task's id>.<name>`, by which every device knows the task.
  public static func fresh(for task: TaskID?, named name: String) -> BlockID {
    BlockID("tb." + (task.map { ShortHash.digits(of: $0.text) } ?? noTask) + "." + name)
  }

  /// The hash of the task's id; nil for a block of no task and for identities other programs have made.
  public var taskHash: String? {
    let parts = text.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "tb", parts[1].utf8.count == 16 else { return nil }
    return String(parts[1])
  }

  /// True for an identity this program makes.
  public var isOurs: Bool { taskHash != nil || text.hasPrefix("tb." + Self.noTask + ".") }

  private static let noTask = "free"
}
