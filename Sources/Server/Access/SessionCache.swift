/// Sessions known to be valid for a short while, so that a request needs no look into the store.
struct SessionCache: Sendable {
  /// Seconds after which a session removed by another process is refused at the latest.
  static let lifetime: Int64 = 60
  private static let capacity = 64

  private var checkedAt: [SecretDigest: Int64] = [:]

  func contains(_ digest: SecretDigest, at now: Int64) -> Bool {
    guard let checked = checkedAt[digest] else { return false }
    return now >= checked && now < checked + Self.lifetime
  }

  mutating func insert(_ digest: SecretDigest, at now: Int64) {
    if checkedAt.count >= Self.capacity { checkedAt.removeAll(keepingCapacity: true) }
    checkedAt[digest] = now
  }
}
