public import Domain

/// A resource of a collection when both sides last agreed. Its key is the href; UIDs need not be unique. Its texts are
/// read and written separately.
public struct SyncedResource: Sendable, Equatable {
  public enum State: Int, Sendable {
    /// Both sides agree.
    case clean = 0
    /// A text is being sent to the server.
    case sending = 1
    /// A deletion is being sent to the server.
    case deleting = 2
    /// Both sides changed, and the user must decide.
    case conflict = 3
    /// The server's text cannot be parsed, or the server rejects ours; neither side is changed.
    case quarantined = 4
  }

  public var list: ListID
  /// The path exactly as the server spells it.
  public var href: String
  /// The ETag exactly as the server sent it.
  public var etag: String?
  public var uid: String?
  /// The task created from it; nil if there is none.
  public var task: TaskID?
  public var state: State
  /// The server's error message.
  public var notice: String?

  public init(
    list: ListID, href: String, etag: String? = nil, uid: String? = nil, task: TaskID? = nil, state: State = .clean,
    notice: String? = nil
  ) {
    self.list = list
    self.href = href
    self.etag = etag
    self.uid = uid
    self.task = task
    self.state = state
    self.notice = notice
  }
}
