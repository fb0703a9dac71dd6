public import Domain

/// A pending change of a block, with the number that clears it.
public struct WaitingBlock: Sendable, Equatable {
  /// A later change of the same block has a new number, so clearing this one does not clear it.
  public let number: Int64
  public let note: BlockNote
}
