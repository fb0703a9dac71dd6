/// A task that was deleted, with all that is needed to bring it back as it was.
public struct TrashedTask: Equatable, Sendable {
  /// Who deleted it.
  public enum Cause: String, Sendable, CaseIterable {
    /// A person, here.
    case here
    /// It was gone on its server.
    case elsewhere
    /// Its whole list went.
    case list
  }

  public var item: PlanItem
  /// What its list was called.
  public var listName: String
  /// Where it stood.
  public var place: Place?
  /// Time set aside for it.
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

  /// How long a deleted task can be brought back, in days.
  public static let days = 30

  /// What was deleted at or before this instant is no longer in the trash.
  public static func limit(now: Instant) -> Instant {
    Instant(seconds: now.seconds - Int64(days) * 86_400)
  }
}

/// What of the trash goes for good.
public enum Purge: Equatable, Sendable {
  case tasks([TaskID])
  case everything
  /// What has been there for longer than it is kept.
  case expired
}
