/// Tells addresses that everybody on the Internet reaches alike from those that mean something only here
/// (IANA's registries of special-purpose addresses for IPv4 and IPv6, RFC 6890).
///
/// Addresses of IPv6 that carry one of IPv4 are judged by that one.
enum PublicAddress {
  /// - Parameter bytes: 4 or 16, in the order of the network; of any other count none is public.
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

  /// The address of IPv4 an address of IPv6 leads to; nil for all others. Teredo and NAT64 with a prefix of its own (RFC
  /// 8215) carry one too, but are not public whatever that is.
  static func carried(by bytes: [UInt8]) -> [UInt8]? {
    if mapped.holds(bytes) || translated.holds(bytes) { return Array(bytes[12...]) }
    return sixToFour.holds(bytes) ? Array(bytes[2..<6]) : nil
  }

  private static let specialIPv4: [AddressBlock] = [
    .v4([0], 8),  // This network: 0.0.0.0 is this machine.
    .v4([10], 8),  // Private (RFC 1918), like 172.16/12 and 192.168/16.
    .v4([100, 64], 10),  // Behind the translation of a provider (RFC 6598).
    .v4([127], 8),  // This machine.
    .v4([168, 63, 129, 16], 32),  // The host of a virtual machine in one large cloud, though public by its looks.
    .v4([169, 254], 16),  // On this link (RFC 3927), with the metadata of clouds.
    .v4([172, 16], 12),
    .v4([192, 0, 0], 24),  // Protocols (RFC 6890).
    .v4([192, 0, 2], 24),  // Documentation (RFC 5737), like 198.51.100/24 and 203.0.113/24.
    .v4([192, 88, 99], 24),  // Relays of 6to4 (RFC 7526).
    .v4([192, 168], 16),
    .v4([198, 18], 15),  // Measurements (RFC 2544).
    .v4([198, 51, 100], 24),
    .v4([203, 0, 113], 24),
    .v4([224], 4),  // Multicast.
    .v4([240], 4),  // Reserved, and broadcast.
  ]

  /// All that is given out so far; loopback, link-local, unique local and multicast lie outside.
  private static let globalUnicast = AddressBlock.v6([0x2000], 3)
  private static let specialIPv6: [AddressBlock] = [
    .v6([0x2001], 23),  // Protocols, with Teredo, which carries IPv4, and measurements (RFC 2928).
    .v6([0x2001, 0x0DB8], 32),  // Documentation (RFC 3849, RFC 9637).
    .v6([0x3FFF], 20),
  ]

  private static let mapped = AddressBlock.v6([0, 0, 0, 0, 0, 0xFFFF], 96)
  /// NAT64 (RFC 6052).
  private static let translated = AddressBlock.v6([0x64, 0xFF9B], 96)
  /// RFC 3056.
  private static let sixToFour = AddressBlock.v6([0x2002], 16)
}
