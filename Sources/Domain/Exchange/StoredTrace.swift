/// The properties by which an import recognises an existing task.
public struct StoredTrace: Equatable, Sendable {
  public let id: TaskID
  public let title: String
  public let due: Due?
  public let createdAt: Instant

  public init(id: TaskID, title: String, due: Due?, createdAt: Instant) {
    self.id = id
    self.title = title
    self.due = due
    self.createdAt = createdAt
  }
}
