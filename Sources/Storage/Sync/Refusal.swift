public import Domain

/// A change its server will not take. It is not sent again before the task is changed here or the reminder there.
public struct Refusal: Sendable, Equatable {
  public var task: TaskID
  public var list: ListID
  /// The number of the waiting change.
  public var waiting: Int64
  /// The ETag the reminder had; nil for a new one.
  public var etag: String?
  public var status: Int
  /// The condition the server has named.
  public var code: String?
  /// The server's own words.
  public var words: String?
  public var at: Instant

  public init(
    task: TaskID, list: ListID, waiting: Int64, etag: String?, status: Int, code: String?, words: String?, at: Instant
  ) {
    self.task = task
    self.list = list
    self.waiting = waiting
    self.etag = etag
    self.status = status
    self.code = code
    self.words = words
    self.at = at
  }
}

/// A list or an account whose server has asked to be left alone for a while.
public struct Pause: Sendable, Equatable {
  /// The id of a list or of an account.
  public var key: String
  public var until: Instant
  /// The status the server answered with.
  public var status: Int

  public init(key: String, until: Instant, status: Int) {
    self.key = key
    self.until = until
    self.status = status
  }
}
