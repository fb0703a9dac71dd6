/// Rejects requests for other hosts, so that a hostile page cannot reach this server by pointing its own host name at
/// 127.0.0.1 (DNS rebinding).
struct HostCheck: Sendable {
  private let port: UInt16
  private let names: [String]
  /// Names reached over HTTPS only.
  private let secureNames: [String]
  /// Host names used by a browser on this machine or through the listening address.
  private let own: [String]

  /// - Parameters:
  ///   - address: the numeric listening address.
  ///   - names: additional names, with a port (only that one is accepted) or without (any is).
  init(port: UInt16, address: String = "127.0.0.1", names: [String]) {
    self.port = port
    let scheme = "https://"
    let names = names.map { $0.lowercased() }
    secureNames = names.filter { $0.hasPrefix(scheme) }.map { String($0.dropFirst(scheme.count)) }
    self.names = names.map { $0.hasPrefix(scheme) ? String($0.dropFirst(scheme.count)) : $0 }
    let address = address.lowercased()
    own = ["127.0.0.1", "localhost", "[::1]", address.contains(":") ? "[\(address)]" : address]
  }

  func accepts(_ host: String) -> Bool {
    let host = host.lowercased()
    if own.contains(Self.name(of: host)), isHere(host) { return true }
    return names.contains { $0 == host || $0 == Self.name(of: host) }
  }

  /// Whether a host has the listening port or no port.
  func isHere(_ host: String) -> Bool { Self.split(host).port.map { $0 == "\(port)" } ?? true }

  /// Returns a host in lower case without its port.
  static func name(of host: String) -> String { split(host.lowercased()).name }

  /// Whether a host is one of the configured names, which may be behind an HTTPS proxy.
  func isConfigured(_ host: String) -> Bool {
    let host = host.lowercased()
    return names.contains { $0 == host || $0 == Self.name(of: host) }
  }

  /// Whether requests for this host always come over HTTPS.
  func isSecure(_ host: String) -> Bool {
    let host = host.lowercased()
    return secureNames.contains { $0 == host || $0 == Self.name(of: host) }
  }

  private static func split(_ host: String) -> (name: String, port: String?) {
    guard let colon = host.lastIndex(of: ":"), !host[colon...].contains("]") else { return (host, nil) }
    return (String(host[..<colon]), String(host[host.index(after: colon)...]))
  }
}
