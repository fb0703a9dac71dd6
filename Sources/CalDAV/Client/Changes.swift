/// The changes in a calendar since a sync token (RFC 6578).
public struct CollectionChanges: Sendable, Equatable {
  /// New or changed resources in the server's order, each href once. Servers may include unchanged ones: compare ETags.
  public let changed: [ListedResource]
  /// Deleted resources. Servers may include hrefs created and deleted since the token: ignore unknown ones.
  public let gone: [Href]
  /// The token for the next request. Store it only together with the changes above.
  public let token: String

  public init(changed: [ListedResource], gone: [Href], token: String) {
    self.changed = changed
    self.gone = gone
    self.token = token
  }

  public var isEmpty: Bool { changed.isEmpty && gone.isEmpty }
}

/// The result of asking for changes.
public enum ChangeReport: Sendable, Equatable {
  case changes(CollectionChanges)
  /// The server's answer is missing or unreliable: compare a complete listing instead.
  case unknown(ChangeDoubt)
}

/// The reason the changes are unknown.
public enum ChangeDoubt: Sendable, Equatable {
  /// The server rejected the token: it has expired or belongs to a previous calendar at this address.
  case tokenRefused
  /// The server fails with this token; some do so instead of rejecting it.
  case tokenFails(status: Int)
  /// The server does not support the report for this calendar.
  case notOffered
  /// The response contains no new sync token.
  case tokenMissing
  /// The server truncated the response without a usable token for the next page, or there are too many pages.
  case cutShort
  /// A row or its properties have an error status.
  case rowFailed(String, status: Int)
  /// All rows, this many, lie outside the calendar.
  case onlyForeignRows(Int)
  /// The response is not acceptable XML.
  case unreadable(XMLProblem)
}
