/// Caches valid sessions and the server's name for a few seconds, so that most requests need no store access; also
/// collects the times of use.
struct SessionCache: Sendable {
  /// Seconds for which a session removed by another process may still be accepted.
  static let lifetime: Int64 = 5
  private static let capacity = 64

  private struct Entry {
    var session: AccessSession
    var checkedAt: Int64
  }

  private var entries: [SecretDigest: Entry] = [:]
  private var ownName: (text: String, checkedAt: Int64)?
  /// Unstored last uses by session ID, and whether each used the present secret.
  private(set) var uses: [String: Use] = [:]

  struct Use: Sendable, Equatable {
    var at: Int64
    var isSettled: Bool
  }

  func session(_ digest: SecretDigest, at now: Int64) -> AccessSession? {
    guard let entry = entries[digest], now >= entry.checkedAt, now < entry.checkedAt + Self.lifetime else { return nil }
    return entry.session
  }

  mutating func insert(_ session: AccessSession, for digest: SecretDigest, at now: Int64) {
    if entries.count >= Self.capacity { entries.removeAll(keepingCapacity: true) }
    entries[digest] = Entry(session: session, checkedAt: now)
  }

  func isOwnName(_ name: String, at now: Int64) -> Bool {
    guard let ownName, now >= ownName.checkedAt, now < ownName.checkedAt + Self.lifetime else { return false }
    return ownName.text == name
  }

  mutating func noteOwnName(_ name: String, at now: Int64) { ownName = (name, now) }

  mutating func forget(_ id: String) {
    entries = entries.filter { $0.value.session.id != id }
    uses[id] = nil
  }

  mutating func forgetAll() { self = SessionCache() }

  mutating func note(_ id: String, _ use: Use) { uses[id] = use }

  /// Removes and returns the uses to store.
  mutating func takeUses() -> [String: Use] {
    defer { uses = [:] }
    return uses
  }
}
