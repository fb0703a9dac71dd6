/// A deleted task with everything needed to restore it.
public struct TrashedTask: Equatable, Sendable {
  /// The cause of the deletion.
  public enum Cause: String, Sendable, CaseIterable {
    /// The user deleted the task here.
    case here
    /// The task was deleted on its server.
    case elsewhere
    /// The whole list was deleted.
    case list
  }

  public var item: PlanItem
  /// The name of its list at that time.
  public var listName: String
  /// The position of the task.
  public var place: Place?
  /// The time blocks of the task.
  public var blocks: [TimeBlock]
  public var at: Instant
  public var cause: Cause

  public init(
    item: PlanItem, listName: String, place: Place? = nil, blocks: [TimeBlock] = [], at: Instant, cause: Cause
  ) {
    self.item = item
    self.listName = listName
    self.place = place
    self.blocks = blocks
    self.at = at
    self.cause = cause
  }

  /// The number of days for which a deleted task can be restored.
  public static let days = 30

  /// Returns the instant at or before which deleted tasks are no longer in the trash.
  public static func limit(now: Instant) -> Instant {
    Instant(seconds: now.seconds - Int64(days) * 86_400)
  }
}

/// The tasks to delete permanently from the trash.
public enum Purge: Equatable, Sendable {
  case tasks([TaskID])
  case everything
  /// The tasks whose retention period is over.
  case expired
}
