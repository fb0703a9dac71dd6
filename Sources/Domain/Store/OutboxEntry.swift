/// A change of one task that has not been sent to its server.
public struct OutboxEntry: Sendable, Equatable {
  public enum Kind: Int, Sendable {
    case save = 1
    case delete = 2
  }

  public var task: TaskID
  public var list: ListID
  public var kind: Kind
  /// True if the user has moved the task in the order since its last sync.
  public var moved: Bool

  public init(task: TaskID, list: ListID, kind: Kind, moved: Bool = false) {
    self.task = task
    self.list = list
    self.kind = kind
    self.moved = moved
  }
}
