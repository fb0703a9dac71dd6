public import HTTPClient

/// Why a request to a CalDAV server gave no usable answer. Facts only; words are made at the edge.
public enum CalDAVError: Error, Sendable, Equatable {
  case invalidAddress(String)
  case invalidUserName
  case transport(TransportError)
  /// 401, or the server saw no user although credentials were sent.
  case unauthorized(ServerURL)
  case forbidden(ServerURL, codes: [String])
  case notFound(ServerURL)
  /// 423, 429 or 503; `seconds` from `Retry-After`.
  case retryLater(status: Int, seconds: Int?)
  case unexpectedStatus(method: String, ServerURL, status: Int, codes: [String])
  /// The server leads to an origin that may not receive the credentials.
  case untrustedOrigin(Origin, reachedFrom: ServerURL)
  /// An address that is only read leads on to this one, of another origin.
  case movedAway(to: ServerURL)
  case tooManyRedirects(ServerURL)
  /// A redirect without a usable `Location`.
  case invalidRedirect(ServerURL)
  case notCalDAVServer(ServerURL)
  case notACalendar(ServerURL)
  case malformedXML(ServerURL, XMLProblem)
  /// The answer is well-formed but does not prove to be the whole list; nothing may be concluded from what is missing.
  case incompleteListing(ServerURL, Incompleteness)
  /// The href is not directly inside the collection.
  case outsideCollection(Href)
  case alreadyExists(ServerURL)
  /// A PUT, DELETE or MOVE without a usable precondition was about to be sent.
  case missingPrecondition(method: String)
  /// A header field would have held a control byte.
  case invalidHeader(name: String)
}

/// What shows that a list is not whole.
public enum Incompleteness: Sendable, Equatable {
  /// 507: the server cut the list.
  case truncatedByServer
  /// The collection's own row is missing from the answer.
  case collectionRowMissing
  /// No row lies inside the collection, though there were this many.
  case onlyForeignRows(Int)
  /// A row or its properties have an error status.
  case rowFailed(String, status: Int)
  /// The filtered list is empty, though the collection holds this many members that may be tasks.
  case emptyDespiteMembers(Int)
  /// There are more calendars in a home than are looked at.
  case tooManyCalendars(limit: Int)
}

/// Where and why a text is not acceptable XML.
public enum XMLProblem: Sendable, Equatable {
  /// libxml2's code and line.
  case malformed(code: Int, line: Int)
  case doctype
  case tooDeep(limit: Int)
  case tooManyElements(limit: Int)
  /// On one element, its namespaces among them.
  case tooManyAttributes(limit: Int)
  /// Different names of elements, attributes and namespaces.
  case tooManyNames(limit: Int)
  /// Namespaces that hold at one place.
  case tooManyNamespaces(limit: Int)
  /// libxml2 is missing on this machine.
  case noParser
  /// Well-formed, but its root is something else.
  case unexpectedRoot(String)
}
