public import Domain

/// An outbox entry with the number it is cleared by.
public struct Waiting: Sendable, Equatable {
  /// A later change of the same task gets another number and so is not cleared together with an earlier one.
  public let number: Int64
  public let entry: OutboxEntry
}
