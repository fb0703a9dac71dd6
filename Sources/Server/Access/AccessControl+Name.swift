internal import CSodium
internal import Synchronization

/// The host name of this server in browsers on the same machine, such as `zeitblock-k3v7q2m5tz4xw6ab.localhost`.
///
/// Browsers send a cookie to every port of its host. Anyone who knows the host can listen on another port, lead a
/// browser there and read the session. The name is therefore unguessable and shown to the user only. Names below
/// `localhost` resolve to this machine without a lookup (RFC 6761, section 6.3).
extension AccessControl {
  /// Returns the name, choosing one at the first call.
  public func ownName() throws(AccessStoreError) -> String { try store.keepOwnName(Self.randomName()) }

  /// Replaces the name. Browsers that use the former name are signed out, because it no longer works.
  public func renewOwnName() throws(AccessStoreError) {
    try store.replaceOwnName(by: Self.randomName())
    known.withLock { $0.forgetAll() }
    log(.nameRenewed)
  }

  func isOwnName(_ name: String) throws(AccessStoreError) -> Bool {
    let time = now()
    if known.withLock({ $0.isOwnName(name, at: time) }) { return true }
    // Another process may have just replaced the name.
    guard try store.ownName() == name else { return false }
    known.withLock { $0.noteOwnName(name, at: time) }
    return true
  }

  /// Whether a host looks like a present or former name of a server.
  static func isLikeOwnName(_ name: String) -> Bool {
    name == "zeitblock.localhost" || name.hasPrefix(namePrefix) && name.hasSuffix(nameSuffix)
  }

  private static let namePrefix = "zeitblock-"
  private static let nameSuffix = ".localhost"

  /// 80 random bits, five per letter (alphabet of RFC 4648, section 6).
  private static func randomName() -> String {
    Sodium.start()
    var bytes = [UInt8](repeating: 0, count: 16)
    randombytes_buf(&bytes, bytes.count)
    let letters = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
    return namePrefix + String(decoding: bytes.map { letters[Int($0 & 31)] }, as: UTF8.self) + nameSuffix
  }
}
