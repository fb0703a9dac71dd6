public import Domain

/// A server account. Only its owner can read the file it is stored in.
public struct Account: Sendable, Equatable {
  public enum Kind: String, Sendable {
    case calDAV
  }

  /// The source of the password.
  public enum Secret: Sendable, Equatable {
    case password(String)
    /// A command whose first line of output is the password; the password itself is not stored.
    case command(String)
  }

  public var id: String
  public var kind: Kind
  /// As entered by the user.
  public var url: String
  public var user: String
  public var secret: Secret
  /// A file of certificates to trust in addition to the system's.
  public var certificateFile: String?
  /// Found by discovery; nil before.
  public var principal: String?
  public var homes: [String]
  public var createdAt: Instant
  /// The time zone used to interpret local times of its tasks; nil if not recorded yet.
  public var zone: String?
  /// True while the user has paused all syncing of the account.
  public var isPaused: Bool
  public init(
    id: String, kind: Kind = .calDAV, url: String, user: String, secret: Secret, certificateFile: String? = nil,
    principal: String? = nil, homes: [String] = [], createdAt: Instant, zone: String? = nil,
    isPaused: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.url = url
    self.user = user
    self.secret = secret
    self.certificateFile = certificateFile
    self.principal = principal
    self.homes = homes
    self.createdAt = createdAt
    self.zone = zone
    self.isPaused = isPaused
  }
}
