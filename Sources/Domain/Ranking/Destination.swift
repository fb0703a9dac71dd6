/// Where a person wants a task to stand in the manual order.
public enum Destination: Sendable, Equatable {
  case top
  case bottom
  /// A row in the list of open tasks with subtasks below their task, counted from 1; a number past the end means the end.
  case position(Int)
  /// Directly before or after another task, as seen in whatever view the move was made, or, when that one stands on another
  /// level, as near to it as the task's own level reaches.
  case before(TaskID)
  case after(TaskID)
}

/// The neighbours of a task in the order; enough to find its place again when ranks have been rewritten.
public struct Place: Sendable, Equatable {
  public var after: TaskID?
  public var before: TaskID?

  public init(after: TaskID?, before: TaskID?) {
    self.after = after
    self.before = before
  }
}
