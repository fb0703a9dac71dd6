/// Selects tasks. The results are in manual order; with the state `completed`, the latest completion comes first.
public struct ItemQuery: Sendable, Equatable {
  public enum State: Sendable, Equatable {
    case open, completed, all
  }

  public var state: State
  /// A single list, selected or not; nil means all selected lists.
  public var list: ListID?
  /// A tag, compared case-insensitively.
  public var tag: String?
  /// The number of tasks skipped at the start.
  public var offset: Int
  /// The maximum number of tasks returned; nil means all.
  public var limit: Int?

  public init(
    state: State = .open, list: ListID? = nil, tag: String? = nil, offset: Int = 0, limit: Int? = nil
  ) {
    self.state = state
    self.list = list
    self.tag = tag
    self.offset = offset
    self.limit = limit
  }
}

/// Totals over all tasks, not only those on a page.
public struct Counts: Sendable, Equatable {
  public var open: Int
  public var completed: Int
  /// Sum of the effective durations of the open tasks.
  public var openMinutes: Int
  /// Open tasks that have only the default duration.
  public var openWithoutDuration: Int

  public init(open: Int = 0, completed: Int = 0, openMinutes: Int = 0, openWithoutDuration: Int = 0) {
    self.open = open
    self.completed = completed
    self.openMinutes = openMinutes
    self.openWithoutDuration = openWithoutDuration
  }
}
