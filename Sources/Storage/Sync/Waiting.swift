public import Domain

/// An outbox entry, with the number that clears it.
public struct Waiting: Sendable, Equatable {
  /// A later change of the same task has a new number, so clearing this one does not clear it.
  public let number: Int64
  public let entry: OutboxEntry
}
