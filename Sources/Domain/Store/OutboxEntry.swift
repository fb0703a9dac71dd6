/// A change of one task that its server does not have yet.
public struct OutboxEntry: Sendable, Equatable {
  public enum Kind: Int, Sendable {
    case save = 1
    case delete = 2
  }

  public var task: TaskID
  public var list: ListID
  public var kind: Kind
  /// True when a person has moved the task in the order since the server last knew it.
  public var moved: Bool

  public init(task: TaskID, list: ListID, kind: Kind, moved: Bool = false) {
    self.task = task
    self.list = list
    self.kind = kind
    self.moved = moved
  }
}
