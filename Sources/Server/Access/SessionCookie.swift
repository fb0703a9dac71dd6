/// The cookie that carries a session. Browsers keep cookies per host, not per port, so its name includes the port.
///
/// Over plain HTTP it cannot be `Secure`. Behind a host name with HTTPS it is, and its name begins with `__Host-`, so that
/// browsers take it from this host alone, for all of it.
struct SessionCookie: Sendable {
  /// Seconds a browser keeps the cookie: as long as a session lives without being used. It is set anew with every new
  /// secret.
  static let lifetime: Int64 = AccessControl.sessionLifetime

  let name: String
  let isSecure: Bool

  init(port: UInt16, isSecure: Bool = false) {
    name = (isSecure ? "__Host-" : "") + "zeitblock-\(port)"
    self.isSecure = isSecure
  }

  /// The value of a `Set-Cookie` header.
  func setting(_ secret: Secret) -> String {
    "\(name)=\(secret.text); Path=/; Max-Age=\(Self.lifetime); HttpOnly; SameSite=Strict" + (isSecure ? "; Secure" : "")
  }

  /// The value of a `Set-Cookie` header that takes the cookie away.
  var removal: String {
    "\(name)=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict" + (isSecure ? "; Secure" : "")
  }

  /// The secrets in a `Cookie` header. There may be several: whatever runs on another port of the same host can set
  /// cookies of this name, for a path that makes browsers send them first.
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
