/// Scheme, host and port: the border that credentials never cross (RFC 6454).
public struct Origin: Sendable, Hashable {
  public enum Scheme: String, Sendable, Hashable {
    case http
    case https

    var defaultPort: Int { self == .http ? 80 : 443 }
  }

  public let scheme: Scheme
  /// Lower case; IPv6 addresses keep their brackets.
  public let host: String
  public let port: Int

  public init(scheme: Scheme, host: String, port: Int? = nil) {
    self.scheme = scheme
    self.host = host.lowercased()
    self.port = port ?? scheme.defaultPort
  }

  /// True for names that never leave this machine. `127.0.0.1.` is none: with the last dot it is a name to be looked up.
  public var isLoopback: Bool {
    host == "localhost" || host == "[::1]" || (host.hasPrefix("127.") && isIPv4)
  }

  private var isIPv4: Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } && UInt8($0) != nil }
  }

  /// True when what is sent there can be read on the way.
  public var isExposed: Bool { scheme == .http && !isLoopback }

  /// True when `other` is the same host on the standard ports, with TLS where this one had none.
  public func isUpgraded(to other: Origin) -> Bool {
    host == other.host && scheme == .http && port == 80 && other.scheme == .https && other.port == 443
  }
}

extension Origin: CustomStringConvertible {
  /// As in an `Origin` header: the port only where it is not the scheme's own.
  public var description: String {
    port == scheme.defaultPort ? "\(scheme.rawValue)://\(host)" : "\(scheme.rawValue)://\(host):\(port)"
  }
}
