/// The identity of a task: a UUID for tasks made here, the UID of the VTODO for those of a server.
public struct TaskID: Hashable, Comparable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  public static func < (left: TaskID, right: TaskID) -> Bool {
    left.text < right.text
  }
}

/// The identity of a source list, local or on a server.
public struct ListID: Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  /// The list every data directory starts with; it needs no account.
  public static let local = ListID("local")
}
