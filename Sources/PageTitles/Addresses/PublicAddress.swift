/// Distinguishes globally reachable addresses from special-purpose ones (IANA's registries for IPv4 and IPv6, RFC
/// 6890).
///
/// An IPv6 address that embeds an IPv4 address is judged by the latter.
enum PublicAddress {
  /// - Parameter bytes: 4 or 16 bytes in network byte order; returns false for any other count.
  static func isPublic(_ bytes: [UInt8]) -> Bool {
    switch bytes.count {
    case 4: !specialIPv4.contains { $0.holds(bytes) }
    case 16: isPublicIPv6(bytes)
    default: false
    }
  }

  private static func isPublicIPv6(_ bytes: [UInt8]) -> Bool {
    if let carried = carried(by: bytes) { return isPublic(carried) }
    return globalUnicast.holds(bytes) && !specialIPv6.contains { $0.holds(bytes) }
  }

  /// Returns the IPv4 address embedded in an IPv6 address, or nil. Teredo and NAT64 with a local prefix (RFC 8215)
  /// embed one too, but are never public.
  static func carried(by bytes: [UInt8]) -> [UInt8]? {
    if mapped.holds(bytes) || translated.holds(bytes) { return Array(bytes[12...]) }
    return sixToFour.holds(bytes) ? Array(bytes[2..<6]) : nil
  }

  private static let specialIPv4: [AddressBlock] = [
    .v4([0], 8),  // This network; 0.0.0.0 is this machine.
    .v4([10], 8),  // Private (RFC 1918), like 172.16/12 and 192.168/16.
    .v4([100, 64], 10),  // Carrier-grade NAT (RFC 6598).
    .v4([127], 8),  // This machine.
    .v4([168, 63, 129, 16], 32),  // The host of virtual machines in Azure, although it looks public.
    .v4([169, 254], 16),  // Link-local (RFC 3927), including cloud metadata services.
    .v4([172, 16], 12),
    .v4([192, 0, 0], 24),  // Protocol assignments (RFC 6890).
    .v4([192, 0, 2], 24),  // Documentation (RFC 5737), like 198.51.100/24 and 203.0.113/24.
    .v4([192, 88, 99], 24),  // 6to4 relays (RFC 7526).
    .v4([192, 168], 16),
    .v4([198, 18], 15),  // Benchmarks (RFC 2544).
    .v4([198, 51, 100], 24),
    .v4([203, 0, 113], 24),
    .v4([224], 4),  // Multicast.
    .v4([240], 4),  // Reserved and broadcast.
  ]

  /// All addresses assigned so far; excludes loopback, link-local, unique local and multicast.
  private static let globalUnicast = AddressBlock.v6([0x2000], 3)
  private static let specialIPv6: [AddressBlock] = [
    .v6([0x2001], 23),  // Protocol assignments, including Teredo, which embeds IPv4, and benchmarks (RFC 2928).
    .v6([0x2001, 0x0DB8], 32),  // Documentation (RFC 3849, RFC 9637).
    .v6([0x3FFF], 20),
  ]

  private static let mapped = AddressBlock.v6([0, 0, 0, 0, 0, 0xFFFF], 96)
  /// NAT64 (RFC 6052).
  private static let translated = AddressBlock.v6([0x64, 0xFF9B], 96)
  /// 6to4 (RFC 3056).
  private static let sixToFour = AddressBlock.v6([0x2002], 16)
}
