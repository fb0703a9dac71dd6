public import Domain

/// A server account as it is stored. The file that holds it is open to its owner alone.
public struct Account: Sendable, Equatable {
  public enum Kind: String, Sendable {
    case calDAV
  }

  /// Where the password comes from.
  public enum Secret: Sendable, Equatable {
    case password(String)
    /// A command line whose first line of output is the password; nothing secret is stored.
    case command(String)
  }

  public var id: String
  public var kind: Kind
  /// As the person gave it.
  public var url: String
  public var user: String
  public var secret: Secret
  /// A file of certificates to trust besides the system's.
  public var certificateFile: String?
  /// Found by discovery; nil before.
  public var principal: String?
  /// Calendar homes found by discovery.
  public var homes: [String]
  public var createdAt: Instant
  /// The zone in which the times of its tasks were read as wall times; nil when that was not remembered yet.
  public var zone: String?
  /// True while the person wants it neither read nor written.
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
