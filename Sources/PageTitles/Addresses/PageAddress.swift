internal import HTTPClient

/// Checks the address of a socket right before it connects. Only this address counts, because a host name may resolve
/// to anything, and differently each time.
enum PageAddress {
  /// Web ports only: other ports belong to other programs, and home routers answer on them at their public address too.
  static let ports = [80, 443]

  static func mayBeAsked(_ address: NetworkAddress) -> Bool {
    ports.contains(address.port) && isOfOthers(address.bytes, own: OwnNetworks.current())
  }

  /// - Parameter own: the networks of this machine; an IPv6 address that embeds an IPv4 address is checked as both.
  static func isOfOthers(_ bytes: [UInt8], own: [AddressBlock]) -> Bool {
    let forms = [bytes] + (PublicAddress.carried(by: bytes).map { [$0] } ?? [])
    return PublicAddress.isPublic(bytes) && !own.contains { network in forms.contains { network.holds($0) } }
  }
}
