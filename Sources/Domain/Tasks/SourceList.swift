/// A list of tasks or a calendar of events: the local list, or a collection of a CalDAV account.
public struct SourceList: Equatable, Sendable {
  /// The user's known access rights.
  public enum Access: Int, Sendable {
    case notAsked = 0
    case granted = 1
    case readOnly = 2
    case denied = 3
  }

  /// The components that a server allows in a collection.
  public enum Contents: Int, Sendable {
    case tasks = 1
    case events = 2
    case tasksAndEvents = 3

    public var holdsTasks: Bool { self != .events }
    public var holdsEvents: Bool { self != .tasks }
  }

  public var id: ListID
  /// The account of the list; nil for local lists.
  public var account: String?
  public var name: String
  /// The server's colour as `#rrggbb`, if it has one.
  public var colour: String?
  public var access: Access
  public var contents: Contents
  /// False for a list the user has deselected: it is neither synced nor shown.
  public var isUsed: Bool
  /// Determines which of its events block.
  public var blocking: EventBlocking

  public init(
    id: ListID, account: String? = nil, name: String, colour: String? = nil, access: Access = .granted,
    contents: Contents = .tasks, isUsed: Bool = true, blocking: EventBlocking = .standard
  ) {
    self.id = id
    self.account = account
    self.name = name
    self.colour = colour
    self.access = access
    self.contents = contents
    self.isUsed = isUsed
    self.blocking = blocking
  }

  /// Keeps the user's choices, which servers do not store.
  public mutating func keepChoices(of known: SourceList) {
    isUsed = known.isUsed
    blocking = known.blocking
  }

  /// Whether tasks may be added.
  public var isWritable: Bool { access == .granted && isUsed && contents.holdsTasks }

  /// Whether its tasks may be changed. This includes lists that the server no longer offers: their tasks can be
  /// completed, deleted or moved elsewhere, and the pending changes wait for the server.
  public var allowsChanges: Bool { isUsed && (access == .granted || access == .denied) }
}
