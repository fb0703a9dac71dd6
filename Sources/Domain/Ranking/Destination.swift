/// The target of a move in the manual order.
public enum Destination: Sendable, Equatable {
  case top
  case bottom
  /// A 1-based row in the list of open tasks, where subtasks follow their parents. A number past the end means the end.
  case position(Int)
  /// Directly before or after another task in the view the move was made in. If that task is on another level, the
  /// moved task lands as close to it as its own level allows.
  case before(TaskID)
  case after(TaskID)
}

/// A task's neighbours in the manual order; enough to restore its position after ranks were rewritten.
public struct Place: Sendable, Equatable {
  public var after: TaskID?
  public var before: TaskID?

  public init(after: TaskID?, before: TaskID?) {
    self.after = after
    self.before = before
  }
}
