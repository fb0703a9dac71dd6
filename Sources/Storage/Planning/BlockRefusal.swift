public import Domain

/// A change of a time block that its server rejected. It is not sent again until the block changes locally or on the
/// server.
public struct BlockRefusal: Sendable, Equatable {
  public var block: BlockID
  public var list: ListID
  /// The number of the pending change.
  public var waiting: Int64
  /// The ETag of the event; nil for a new event.
  public var etag: String?
  public var status: Int
  /// The precondition code the server sent.
  public var code: String?
  /// The server's error message.
  public var words: String?

  public init(
    block: BlockID, list: ListID, waiting: Int64, etag: String?, status: Int, code: String?, words: String?
  ) {
    self.block = block
    self.list = list
    self.waiting = waiting
    self.etag = etag
    self.status = status
    self.code = code
    self.words = words
  }
}

extension PlannerTransaction {
  public func refusal(of block: BlockID) throws(PlannerFailure) -> BlockRefusal? {
    try attempt { () throws(StorageError) in try connection.blockRefusal(block) }
  }

  /// Replaces an earlier refusal of the same block; it is removed together with the pending change.
  public func save(_ refusal: BlockRefusal) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveBlockRefusal(refusal) }
  }
}
