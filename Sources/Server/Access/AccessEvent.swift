/// An entry of the access log. Never contains a secret.
public struct AccessEvent: Sendable, Equatable {
  public enum Kind: String, Sendable, CaseIterable {
    case linkMade, signedInByLink, signedInByPassword, signedOut, sessionRemoved, allRemoved, nameRenewed
    case passwordSet, passwordRemoved
    case tokenMade, tokenRevoked
    case settingChanged, backupRestored, consentGiven
    // Refusals.
    case wrongPassword, tooManyPasswords, spentLink, noSession, unknownToken, tokenReadsOnly, needsSession
    case foreignOrigin, unknownHost
  }

  /// Seconds since 1970-01-01 UTC.
  public var at: Int64
  public var kind: Kind
  /// The subject: a browser, the name of a token or a setting.
  public var subject: String
  /// The client's address; empty for the command line.
  public var peer: String

  public init(at: Int64, kind: Kind, subject: String = "", peer: String = "") {
    self.at = at
    self.kind = kind
    self.subject = subject
    self.peer = peer
  }
}

extension AccessEvent.Kind {
  public var isRefusal: Bool {
    switch self {
    case .wrongPassword, .tooManyPasswords, .spentLink, .noSession, .unknownToken, .tokenReadsOnly, .needsSession,
      .foreignOrigin, .unknownHost:
      true
    default: false
    }
  }
}

/// Limits the log entries that clients can cause: at most one per kind, subject and address in ten minutes, and a
/// hundred in total.
struct RefusalLog: Sendable {
  static let interval: Int64 = 600
  static let mostInInterval = 100

  private struct Key: Hashable {
    var kind: AccessEvent.Kind
    var subject: String
    var peer: String
  }

  private var written: [Key: Int64] = [:]

  mutating func takes(_ kind: AccessEvent.Kind, _ subject: String = "", from peer: String, at now: Int64) -> Bool {
    let key = Key(kind: kind, subject: subject, peer: peer)
    if let last = written[key], now >= last, now < last + Self.interval { return false }
    if written.count >= Self.mostInInterval {
      written = written.filter { now >= $0.value && now < $0.value + Self.interval }
      guard written.count < Self.mostInInterval else { return false }
    }
    written[key] = now
    return true
  }
}
