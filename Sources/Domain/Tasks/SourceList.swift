/// A list tasks live in, or a calendar of events: the local one, or a collection of a CalDAV account.
public struct SourceList: Equatable, Sendable {
  /// What the person has allowed, as far as we know.
  public enum Access: Int, Sendable {
    case notAsked = 0
    case granted = 1
    case readOnly = 2
    case denied = 3
  }

  /// What a server lets a collection hold.
  public enum Contents: Int, Sendable {
    case tasks = 1
    case events = 2
    case tasksAndEvents = 3

    public var holdsTasks: Bool { self != .events }
    public var holdsEvents: Bool { self != .tasks }
  }

  public var id: ListID
  /// The account it belongs to; none for local lists.
  public var account: String?
  public var name: String
  /// The server's colour as `#rrggbb`, if it gave one.
  public var colour: String?
  public var access: Access
  public var contents: Contents
  /// False for a list the person does not want here: it is neither synced nor shown.
  public var isUsed: Bool
  /// Which of its events block.
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

  /// Takes over what a person chose of it, which no server knows.
  public mutating func keepChoices(of known: SourceList) {
    isUsed = known.isUsed
    blocking = known.blocking
  }

  /// Whether tasks may be added.
  public var isWritable: Bool { access == .granted && isUsed && contents.holdsTasks }

  /// Whether its tasks may be changed. Those of a list its server no longer shows may: they can be done, deleted or
  /// moved elsewhere, and what its server would have to know waits.
  public var allowsChanges: Bool { isUsed && (access == .granted || access == .denied) }
}
