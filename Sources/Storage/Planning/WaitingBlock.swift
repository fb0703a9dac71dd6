public import Domain

/// A note about a block with the number it is cleared by.
public struct WaitingBlock: Sendable, Equatable {
  /// A later change of the same block gets another number and so is not cleared together with an earlier one.
  public let number: Int64
  public let note: BlockNote
}
