/// The cookie that carries a session. Browsers keep cookies per host, not per port, so its name includes the port. It
/// is not `Secure`, for it has to travel over plain HTTP on the loopback address.
struct SessionCookie: Sendable {
  /// Seconds a browser keeps the cookie and the server the session: one year.
  static let lifetime: Int64 = 365 * 24 * 60 * 60

  let name: String

  init(port: UInt16) {
    name = "zeitblock-\(port)"
  }

  /// The value of a `Set-Cookie` header.
  func setting(_ secret: Secret) -> String {
    "\(name)=\(secret.text); Path=/; Max-Age=\(Self.lifetime); HttpOnly; SameSite=Strict"
  }

  /// The secret in a `Cookie` header.
  func secret(in header: String) -> Secret? {
    for pair in header.utf8.split(separator: UInt8(ascii: ";")) {
      let pair = Substring(pair).drop { $0 == " " }
      guard pair.hasPrefix(name), pair.dropFirst(name.count).first == "=" else { continue }
      return Secret.parsed(pair.dropFirst(name.count + 1))
    }
    return nil
  }
}
