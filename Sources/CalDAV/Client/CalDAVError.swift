public import HTTPClient

/// The reason a request to a CalDAV server failed. It carries only facts; the user interface supplies the wording.
public enum CalDAVError: Error, Sendable, Equatable {
  case invalidAddress(String)
  case invalidUserName
  case transport(TransportError)
  /// 401, or the server ignored the credentials and treated the request as unauthenticated.
  case unauthorized(ServerURL)
  case forbidden(ServerURL, codes: [String])
  case notFound(ServerURL)
  /// 423, 429 or 503; `seconds` comes from `Retry-After`.
  case retryLater(status: Int, seconds: Int?)
  case unexpectedStatus(method: String, ServerURL, status: Int, codes: [String])
  /// The server refers to an origin that may not receive the credentials.
  case untrustedOrigin(Origin, reachedFrom: ServerURL)
  /// A read-only address redirects to this address on another origin.
  case movedAway(to: ServerURL)
  case tooManyRedirects(ServerURL)
  /// A redirect without a usable `Location`.
  case invalidRedirect(ServerURL)
  case notCalDAVServer(ServerURL)
  case notACalendar(ServerURL)
  case malformedXML(ServerURL, XMLProblem)
  /// The response is well-formed but not provably complete, so a missing resource means nothing.
  case incompleteListing(ServerURL, Incompleteness)
  /// The href is not directly inside the collection.
  case outsideCollection(Href)
  case alreadyExists(ServerURL)
  /// A PUT, DELETE or MOVE was about to be sent without a usable precondition.
  case missingPrecondition(method: String)
  /// A header field would have contained a control byte.
  case invalidHeader(name: String)
}

/// The evidence that a list is incomplete.
public enum Incompleteness: Sendable, Equatable {
  /// 507: the server truncated the list.
  case truncatedByServer
  /// The response has no row for the collection itself.
  case collectionRowMissing
  /// All rows, this many, lie outside the collection.
  case onlyForeignRows(Int)
  /// A row or its properties have an error status.
  case rowFailed(String, status: Int)
  /// The filtered list is empty although the collection has this many members that may be tasks.
  case emptyDespiteMembers(Int)
  /// A home has more calendars than this limit.
  case tooManyCalendars(limit: Int)
}

/// The reason an XML text was rejected.
public enum XMLProblem: Sendable, Equatable {
  /// A syntax error, with libxml2's error code and line.
  case malformed(code: Int, line: Int)
  case doctype
  case tooDeep(limit: Int)
  case tooManyElements(limit: Int)
  /// Too many attributes on one element, including its namespaces.
  case tooManyAttributes(limit: Int)
  /// Too many distinct names of elements, attributes and namespaces.
  case tooManyNames(limit: Int)
  /// Too many namespaces in scope at once.
  case tooManyNamespaces(limit: Int)
  /// libxml2 is not installed.
  case noParser
  /// Well-formed, but with an unexpected root element.
  case unexpectedRoot(String)
}
