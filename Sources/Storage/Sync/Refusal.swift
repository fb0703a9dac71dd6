public import Domain

/// A change that its server rejected. It is not sent again until the task changes locally or the reminder changes on
/// the server.
public struct Refusal: Sendable, Equatable {
  public var task: TaskID
  public var list: ListID
  /// The number of the pending change.
  public var waiting: Int64
  /// The ETag of the reminder; nil for a new one.
  public var etag: String?
  public var status: Int
  /// The precondition code the server sent.
  public var code: String?
  /// The server's error message.
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

/// A pause that a server has asked for, for a list or account.
public struct Pause: Sendable, Equatable {
  /// The ID of a list or account.
  public var key: String
  public var until: Instant
  /// The HTTP status of the response.
  public var status: Int

  public init(key: String, until: Instant, status: Int) {
    self.key = key
    self.until = until
    self.status = status
  }
}
