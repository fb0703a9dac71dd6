/// An address that a host name resolves to, before a connection is made to it.
public struct NetworkAddress: Sendable, Equatable {
  public enum Family: Sendable, Equatable {
    case v4
    case v6
    case other
  }

  public let family: Family
  /// 4 or 16 bytes in network order; empty for other families.
  public let bytes: [UInt8]
  public let port: Int

  public init(family: Family, bytes: [UInt8], port: Int) {
    self.family = family
    self.bytes = bytes
    self.port = port
  }
}
