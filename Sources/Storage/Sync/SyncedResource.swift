public import Domain

/// One resource of a collection at the last agreement with the server. The href identifies it; the UID need not be
/// unique. Its texts are read and written on their own.
public struct SyncedResource: Sendable, Equatable {
  public enum State: Int, Sendable {
    /// Both sides agree.
    case clean = 0
    /// A text is on its way to the server.
    case sending = 1
    /// A deletion is on its way to the server.
    case deleting = 2
    /// Both sides changed and a person has to look.
    case conflict = 3
    /// The server's text cannot be understood, or the server refuses ours; nothing is changed on either side.
    case quarantined = 4
  }

  public var list: ListID
  /// As the server spells it.
  public var href: String
  /// Exactly as the server gave it.
  public var etag: String?
  public var uid: String?
  /// The task it is shown as; nil when it is none.
  public var task: TaskID?
  public var state: State
  /// The server's own words about a refusal.
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
