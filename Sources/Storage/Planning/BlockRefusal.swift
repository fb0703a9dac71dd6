public import Domain

/// A change of a block its server will not take. It is not sent again before the block is changed here or there.
public struct BlockRefusal: Sendable, Equatable {
  public var block: BlockID
  public var list: ListID
  /// The number of the waiting change.
  public var waiting: Int64
  /// The ETag the event had; nil for a new one.
  public var etag: String?
  public var status: Int
  /// The condition the server has named.
  public var code: String?
  /// The server's own words.
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

  /// Replaces an earlier one of the same block; it goes with the waiting change.
  public func save(_ refusal: BlockRefusal) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveBlockRefusal(refusal) }
  }
}
