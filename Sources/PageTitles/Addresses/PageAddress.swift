internal import HTTPClient

/// Decides about the address a socket is about to connect to, which is the only one that counts: a name may lead
/// anywhere, and somewhere else each time it is looked up.
enum PageAddress {
  /// Only the ports of the web: others serve programs, and routers at home answer there under their public address too.
  static let ports = [80, 443]

  static func mayBeAsked(_ address: NetworkAddress) -> Bool {
    ports.contains(address.port) && isOfOthers(address.bytes, own: OwnNetworks.current())
  }

  /// - Parameter own: the networks this machine is part of; what carries an address of IPv4 leads where that one does.
  static func isOfOthers(_ bytes: [UInt8], own: [AddressBlock]) -> Bool {
    let forms = [bytes] + (PublicAddress.carried(by: bytes).map { [$0] } ?? [])
    return PublicAddress.isPublic(bytes) && !own.contains { network in forms.contains { network.holds($0) } }
  }
}
