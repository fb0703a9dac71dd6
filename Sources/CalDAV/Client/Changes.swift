/// What has happened in a calendar since a sync token (RFC 6578).
public struct CollectionChanges: Sendable, Equatable {
  /// New or changed, in the server's order, each href once. Servers report unchanged ones too: compare ETags.
  public let changed: [ListedResource]
  /// No longer there. Servers also name hrefs that were made and deleted since the token: ignore unknown ones.
  public let gone: [Href]
  /// Ask from here next time. Store it only together with everything above.
  public let token: String

  public init(changed: [ListedResource], gone: [Href], token: String) {
    self.changed = changed
    self.gone = gone
    self.token = token
  }

  public var isEmpty: Bool { changed.isEmpty && gone.isEmpty }
}

/// What asking for changes gave.
public enum ChangeReport: Sendable, Equatable {
  case changes(CollectionChanges)
  /// The server cannot tell, or not in a way that can be relied on: compare a complete listing instead.
  case unknown(ChangeDoubt)
}

/// Why changes are not known.
public enum ChangeDoubt: Sendable, Equatable {
  /// The server refuses the token: it has expired, or belongs to a calendar that was here before.
  case tokenRefused
  /// The server fails with this token; some do so instead of refusing it.
  case tokenFails(status: Int)
  /// The server does not offer the report here.
  case notOffered
  /// The answer holds no token to go on from.
  case tokenMissing
  /// The server cut the answer and does not say where it goes on, or goes on for ever.
  case cutShort
  /// A row or its properties have an error status.
  case rowFailed(String, status: Int)
  /// No row lies inside the calendar, though there were this many.
  case onlyForeignRows(Int)
  /// The answer is no acceptable XML.
  case unreadable(XMLProblem)
}
