public import HTTPClient

/// Finds a domain's CalDAV servers through its DNS service records (RFC 6764 §3 and §4).
public struct ServiceLookup: Sendable {
  private let resolver: any ServiceResolver

  public init(_ resolver: any ServiceResolver = SystemResolver()) { self.resolver = resolver }

  /// Returns the addresses to try for a host or an e-mail address, best first. Returns none if the user entered a full
  /// address, a port or the local machine, or if the domain has no records.
  ///
  /// Returns only services with TLS, so that no password is sent unencrypted without consent. The records are not
  /// signed, so the caller must ask the user before sending a password to a host outside `domain(of:)`.
  public func addresses(for address: String) -> [ServerURL] {
    guard let domain = Self.domain(of: address) else { return [] }
    let name = "_caldavs._tcp.\(domain)"
    let services = resolver.services(of: name).filter { !$0.target.isEmpty && 1...65_535 ~= $0.port }
    guard !services.isEmpty else { return [] }
    let path = resolver.texts(of: name).joined().compactMap(Self.path).first ?? "/.well-known/caldav"
    let sorted = services.sorted { ($0.priority, -$0.weight, $0.target) < ($1.priority, -$1.weight, $1.target) }
    return sorted.compactMap { ServerURL("https://\($0.target):\($0.port)\(path)") }
  }

  /// Returns the domain of a bare host or an e-mail address, or nil for any other text.
  public static func domain(of address: String) -> String? {
    let text = address.trimmingSpace()
    guard !text.contains("://") else { return nil }
    let host = (text.lastIndex(of: "@").map { text[text.index(after: $0)...] } ?? text).lowercased()
    let isName = host.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte >= 0x80
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
    }
    // The last part of an IPv4 address is a number.
    guard isName, let last = host.split(separator: ".").last, host.contains("."), Int(last) == nil,
      last != "localhost"
    else { return nil }
    return host
  }

  /// True if a host belongs to a domain and is therefore under its control.
  public static func isWithin(_ domain: String, _ host: String) -> Bool {
    host == domain || host.hasSuffix("." + domain)
  }

  private static func path(_ text: String) -> String? {
    guard text.lowercased().hasPrefix("path=") else { return nil }
    let path = text.dropFirst("path=".count)
    return path.hasPrefix("/") ? String(path) : nil
  }
}
