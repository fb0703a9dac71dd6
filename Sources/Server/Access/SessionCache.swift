/// Sessions known to be valid for a short while, and the server's name, so that a request needs no look into the store;
/// and when each session was used.
struct SessionCache: Sendable {
  /// Seconds after which a session removed by another process is refused at the latest.
  static let lifetime: Int64 = 5
  private static let capacity = 64

  private struct Entry {
    var session: AccessSession
    var checkedAt: Int64
  }

  private var entries: [SecretDigest: Entry] = [:]
  private var ownName: (text: String, checkedAt: Int64)?
  /// By the id of the session: its last use, while that is not stored, and whether it was by the present secret.
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

  /// Takes out the uses that are to be stored now.
  mutating func takeUses() -> [String: Use] {
    defer { uses = [:] }
    return uses
  }
}
