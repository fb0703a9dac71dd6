public import HTTPClient

/// A user name and password for a server. Printing it hides the password.
public struct Credentials: Sendable, Equatable {
  public let user: String
  let password: String

  /// - Throws: `.invalidUserName` if the name is empty or contains a colon or a control byte, which Basic
  ///   authentication cannot carry (RFC 7617 §2).
  public init(user: String, password: String) throws(CalDAVError) {
    guard !user.isEmpty, user.isHeaderSafe, !user.contains(":") else { throw .invalidUserName }
    self.user = user
    self.password = password
  }

  var authorization: String { "Basic " + Base64.encoded(Array("\(user):\(password)".utf8)) }
}

extension Credentials: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "\(user):…" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["user": user]) }
}

/// An account's address, its credentials, and the origins that may receive the password.
public struct ServerAccount: Sendable {
  public let url: ServerURL
  public let credentials: Credentials?
  /// Other origins that the user allows to receive the credentials: some providers keep calendars on another host.
  public let trustedOrigins: Set<Origin>

  public init(url: ServerURL, credentials: Credentials?, trustedOrigins: Set<Origin> = []) {
    self.url = url
    self.credentials = credentials
    self.trustedOrigins = trustedOrigins
  }

  /// Parses an address, a host (`dav.example.org`, `localhost:5232`) or an e-mail address.
  ///
  /// A host without a scheme means `https`, or `http` for loopback.
  /// - Throws: `.invalidAddress` if the text is none of these.
  public init(
    address: String, credentials: Credentials?, trustedOrigins: Set<Origin> = []
  ) throws(CalDAVError) {
    guard let url = Self.url(address: address) else { throw .invalidAddress(address) }
    self.init(url: url, credentials: credentials, trustedOrigins: trustedOrigins)
  }

  private static func url(address: String) -> ServerURL? {
    let text = String(address.trimmingSpace())
    if text.contains("://") { return ServerURL(text) }
    let host = text.lastIndex(of: "@").map { text[text.index(after: $0)...] } ?? text[...]
    guard let secure = ServerURL("https://" + host) else { return nil }
    return secure.origin.isLoopback ? ServerURL("http://" + host) : secure
  }

  /// True if requests, including the credentials, may be sent to `origin`.
  func trusts(_ origin: Origin) -> Bool {
    origin == url.origin || url.origin.isUpgraded(to: origin) || trustedOrigins.contains(origin)
  }
}
