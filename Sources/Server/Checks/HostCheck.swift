/// Refuses requests for other hosts, so that a hostile page cannot reach this server by pointing a name of its own at
/// 127.0.0.1 (DNS rebinding).
struct HostCheck: Sendable {
  private let port: UInt16
  private let names: [String]
  /// Those reached over HTTPS alone.
  private let secureNames: [String]
  /// What a browser on this machine, or one that uses the address listened on, calls this server.
  private let own: [String]

  /// - Parameters:
  ///   - address: the numeric address listened on.
  ///   - names: further names, with a port (only that one is accepted) or without (any is).
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

  /// Whether a host names the port listened on, or none.
  func isHere(_ host: String) -> Bool { Self.split(host).port.map { $0 == "\(port)" } ?? true }

  /// A host without its port, in small letters.
  static func name(of host: String) -> String { split(host.lowercased()).name }

  /// Whether a host is one of the configured names, which may stand behind a proxy that speaks HTTPS.
  func isConfigured(_ host: String) -> Bool {
    let host = host.lowercased()
    return names.contains { $0 == host || $0 == Self.name(of: host) }
  }

  /// Whether whatever comes under this host has come over HTTPS.
  func isSecure(_ host: String) -> Bool {
    let host = host.lowercased()
    return secureNames.contains { $0 == host || $0 == Self.name(of: host) }
  }

  private static func split(_ host: String) -> (name: String, port: String?) {
    guard let colon = host.lastIndex(of: ":"), !host[colon...].contains("]") else { return (host, nil) }
    return (String(host[..<colon]), String(host[host.index(after: colon)...]))
  }
}
