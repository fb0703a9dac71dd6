internal import CSodium
internal import Synchronization

/// The name of this server in browsers on this machine, such as `zeitblock-k3v7q2m5tz4xw6ab.localhost`.
///
/// Browsers send a cookie to every port of its host. Whoever knows the host can listen on another port, lead a browser
/// there and read the session. So the host has a name that cannot be guessed, told to the person alone. Names below
/// `localhost` lead to this machine without being looked up (RFC 6761, section 6.3).
extension AccessControl {
  /// The name, made when it is first asked for.
  public func ownName() throws(AccessStoreError) -> String { try store.keepOwnName(Self.randomName()) }

  /// Makes another name. Signs out the browsers that know the former one, since it leads nowhere from now on.
  public func renewOwnName() throws(AccessStoreError) {
    try store.replaceOwnName(by: Self.randomName())
    known.withLock { $0.forgetAll() }
    log(.nameRenewed)
  }

  func isOwnName(_ name: String) throws(AccessStoreError) -> Bool {
    let time = now()
    if known.withLock({ $0.isOwnName(name, at: time) }) { return true }
    // Another process may have made a new one just now.
    guard try store.ownName() == name else { return false }
    known.withLock { $0.noteOwnName(name, at: time) }
    return true
  }

  /// Whether a host may be or have been the name of a server.
  static func isLikeOwnName(_ name: String) -> Bool {
    name == "zeitblock.localhost" || name.hasPrefix(namePrefix) && name.hasSuffix(nameSuffix)
  }

  private static let namePrefix = "zeitblock-"
  private static let nameSuffix = ".localhost"

  /// 80 random bits, five in a letter (the alphabet of RFC 4648, section 6).
  private static func randomName() -> String {
    Sodium.start()
    var bytes = [UInt8](repeating: 0, count: 16)
    randombytes_buf(&bytes, bytes.count)
    let letters = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
    return namePrefix + String(decoding: bytes.map { letters[Int($0 & 31)] }, as: UTF8.self) + nameSuffix
  }
}
