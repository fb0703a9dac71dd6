/// The session cookie. Its name includes the port, because browsers keep cookies per host, not per port.
///
/// Over plain HTTP it cannot be `Secure`. Over HTTPS it is, and its name starts with `__Host-`, so that browsers accept
/// it only from this host and for all its paths.
struct SessionCookie: Sendable {
  /// Lifetime of the cookie in seconds, equal to that of an unused session. Every new secret sets the cookie again.
  static let lifetime: Int64 = AccessControl.sessionLifetime

  let name: String
  let isSecure: Bool

  init(port: UInt16, isSecure: Bool = false) {
    name = (isSecure ? "__Host-" : "") + "zeitblock-\(port)"
    self.isSecure = isSecure
  }

  /// Returns the value of a `Set-Cookie` header.
  func setting(_ secret: Secret) -> String {
    "\(name)=\(secret.text); Path=/; Max-Age=\(Self.lifetime); HttpOnly; SameSite=Strict" + (isSecure ? "; Secure" : "")
  }

  /// The value of a `Set-Cookie` header that deletes the cookie.
  var removal: String {
    "\(name)=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict" + (isSecure ? "; Secure" : "")
  }

  /// Returns the secrets in a `Cookie` header. There may be several: a server on another port of the same host can set
  /// cookies of this name, with a path that makes browsers send them first.
  func secrets(in header: String) -> [Secret] {
    Self.values(of: name, in: header).compactMap { Secret.parsed($0) }
  }

  static func values(of name: String, in header: String) -> [Substring] {
    header.utf8.split(separator: UInt8(ascii: ";")).compactMap { pair in
      let pair = Substring(pair).drop { $0 == " " }
      guard pair.hasPrefix(name), pair.dropFirst(name.count).first == "=" else { return nil }
      return pair.dropFirst(name.count + 1)
    }
  }
}
