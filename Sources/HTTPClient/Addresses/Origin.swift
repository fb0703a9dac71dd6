/// Scheme, host and port: the boundary that credentials never cross (RFC 6454).
public struct Origin: Sendable, Hashable {
  public enum Scheme: String, Sendable, Hashable {
    case http
    case https

    var defaultPort: Int { self == .http ? 80 : 443 }
  }

  public let scheme: Scheme
  /// Lowercase; IPv6 addresses keep their brackets.
  public let host: String
  public let port: Int

  public init(scheme: Scheme, host: String, port: Int? = nil) {
    self.scheme = scheme
    self.host = host.lowercased()
    self.port = port ?? scheme.defaultPort
  }

  /// True for hosts that never leave this machine. `127.0.0.1.` is not one: its trailing dot makes it a name to
  /// resolve.
  public var isLoopback: Bool {
    host == "localhost" || host == "[::1]" || (host.hasPrefix("127.") && isIPv4)
  }

  private var isIPv4: Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } && UInt8($0) != nil }
  }

  /// True if requests to this origin can be read in transit.
  public var isExposed: Bool { scheme == .http && !isLoopback }

  /// True if `other` is the same host with plain HTTP on port 80 replaced by HTTPS on port 443.
  public func isUpgraded(to other: Origin) -> Bool {
    host == other.host && scheme == .http && port == 80 && other.scheme == .https && other.port == 443
  }
}

extension Origin: CustomStringConvertible {
  /// Formatted as in an `Origin` header: the port is omitted if it is the scheme's default.
  public var description: String {
    port == scheme.defaultPort ? "\(scheme.rawValue)://\(host)" : "\(scheme.rawValue)://\(host):\(port)"
  }
}
