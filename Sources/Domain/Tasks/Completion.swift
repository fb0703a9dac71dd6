/// The completion or skipping of one occurrence of a recurring task. Task, occurrence and instant identify it.
public struct Completion: Hashable, Sendable {
  public var task: TaskID
  /// The occurrence, as its original due day or time.
  public var due: Due
  /// The instant when it was completed or skipped.
  public var at: Instant
  public var isSkipped: Bool
  /// Minutes the focus timer recorded for it.
  public var minutes: Int

  public init(task: TaskID, due: Due, at: Instant, isSkipped: Bool = false, minutes: Int = 0) {
    self.task = task
    self.due = due
    self.at = at
    self.isSkipped = isSkipped
    self.minutes = minutes
  }
}

extension Completion {
  /// Every field under its name; `init(json:)` restores the same value.
  public var json: JSON {
    .object([
      .init("task", .string(task.text)), .init("due", .string(due.iso)), .init("at", .string(at.iso)),
      .init("skipped", .bool(isSkipped)), .init("minutes", .int(Int64(minutes))),
    ])
  }

  public init?(json: JSON) {
    guard let task = json["task"]?.text, let due = json["due"]?.text.flatMap({ Due(iso: $0) }),
      let at = json["at"]?.text.flatMap({ Instant(iso: $0) }), let minutes = json["minutes"]?.smallInteger
    else { return nil }
    self.init(
      task: TaskID(task), due: due, at: at, isSkipped: json["skipped"]?.truth == true, minutes: minutes)
  }

  /// Sorts newest first.
  public static func precedes(_ left: Completion, _ right: Completion) -> Bool {
    left.at == right.at ? left.due.iso > right.due.iso : left.at > right.at
  }
}
