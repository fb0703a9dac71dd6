/// An address a host's name stands for, before a connection is made to it.
public struct NetworkAddress: Sendable, Equatable {
  public enum Family: Sendable, Equatable {
    case v4
    case v6
    case other
  }

  public let family: Family
  /// 4 or 16, in the order of the network; none of another family.
  public let bytes: [UInt8]
  public let port: Int

  public init(family: Family, bytes: [UInt8], port: Int) {
    self.family = family
    self.bytes = bytes
    self.port = port
  }
}
