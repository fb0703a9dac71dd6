/// The id of a task: a UUID for tasks created here, the UID of the VTODO for tasks from a server.
public struct TaskID: Hashable, Comparable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  public static func < (left: TaskID, right: TaskID) -> Bool {
    left.text < right.text
  }
}

/// The id of a list, local or on a server.
public struct ListID: Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  /// The list that every data directory starts with; it needs no account.
  public static let local = ListID("local")
}
