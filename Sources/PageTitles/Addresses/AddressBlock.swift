/// Addresses that share their first bits, of IPv4 (4 bytes) or of IPv6 (16 bytes), in the order of the network.
struct AddressBlock: Sendable, Equatable {
  let bytes: [UInt8]
  /// How many bits are shared.
  let length: Int

  /// - Parameter bytes: the first ones; those left out are zero.
  static func v4(_ bytes: [UInt8], _ length: Int) -> AddressBlock {
    AddressBlock(bytes: bytes + [UInt8](repeating: 0, count: 4 - bytes.count), length: length)
  }

  /// - Parameter groups: the first groups of 16 bits; those left out are zero.
  static func v6(_ groups: [UInt16], _ length: Int) -> AddressBlock {
    let bytes = groups.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    return AddressBlock(bytes: bytes + [UInt8](repeating: 0, count: 16 - bytes.count), length: length)
  }

  /// Whether an address of the same kind lies in the block; one of the other kind never does.
  func holds(_ address: [UInt8]) -> Bool {
    guard address.count == bytes.count else { return false }
    let whole = length / 8
    guard address.prefix(whole) == bytes.prefix(whole) else { return false }
    let rest = length % 8
    return rest == 0 || (address[whole] ^ bytes[whole]) >> (8 - rest) == 0
  }
}
