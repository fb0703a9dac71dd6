/// A list tasks live in: the local one, or a collection of a CalDAV account.
public struct SourceList: Equatable, Sendable {
  /// What the person has allowed, as far as we know.
  public enum Access: Int, Sendable {
    case notAsked = 0
    case granted = 1
    case readOnly = 2
    case denied = 3
  }

  public var id: ListID
  /// The account it belongs to; none for local lists.
  public var account: String?
  public var name: String
  /// The server's colour as `#rrggbb`, if it gave one.
  public var colour: String?
  public var access: Access

  public init(id: ListID, account: String? = nil, name: String, colour: String? = nil, access: Access = .granted) {
    self.id = id
    self.account = account
    self.name = name
    self.colour = colour
    self.access = access
  }

  /// Whether tasks may be added.
  public var isWritable: Bool { access == .granted }

  /// Whether its tasks may be changed. Those of a list its server no longer shows may: they can be done, deleted or
  /// moved elsewhere, and what its server would have to know waits.
  public var allowsChanges: Bool { access == .granted || access == .denied }
}
