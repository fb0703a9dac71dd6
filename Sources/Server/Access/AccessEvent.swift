/// Something that happened around access, for a person to look at later. Never holds a secret.
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
  /// What it is about: a browser, the name of a token, a setting.
  public var subject: String
  /// The address it came from; empty for the command line.
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

/// Keeps refusals and what programs change from flooding the log: the same from the same address is written once in ten
/// minutes, and no more than a hundred in all.
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
