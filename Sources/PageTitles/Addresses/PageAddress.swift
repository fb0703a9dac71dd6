internal import HTTPClient

/// Decides about the address a socket is about to connect to, which is the only one that counts: a name may lead
/// anywhere, and somewhere else each time it is looked up.
enum PageAddress {
  /// Only the ports of the web: others serve programs, and routers at home answer there under their public address too.
  static let ports = [80, 443]

  static func mayBeAsked(_ address: NetworkAddress) -> Bool {
    ports.contains(address.port) && PublicAddress.isPublic(address.bytes)
      && !OwnNetworks.current().contains { $0.holds(address.bytes) }
  }
}
