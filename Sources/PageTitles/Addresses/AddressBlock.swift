/// A block of IPv4 (4 bytes) or IPv6 (16 bytes) addresses with a common prefix, in network byte order.
struct AddressBlock: Sendable, Equatable {
  let bytes: [UInt8]
  /// Length of the prefix in bits.
  let length: Int

  /// - Parameter bytes: the first bytes; missing ones are zero.
  static func v4(_ bytes: [UInt8], _ length: Int) -> AddressBlock {
    AddressBlock(bytes: bytes + [UInt8](repeating: 0, count: 4 - bytes.count), length: length)
  }

  /// - Parameter groups: the first groups of 16 bits; missing ones are zero.
  static func v6(_ groups: [UInt16], _ length: Int) -> AddressBlock {
    let bytes = groups.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    return AddressBlock(bytes: bytes + [UInt8](repeating: 0, count: 16 - bytes.count), length: length)
  }

  /// Whether the block contains an address. Always false for the other IP version.
  func holds(_ address: [UInt8]) -> Bool {
    guard address.count == bytes.count else { return false }
    let whole = length / 8
    guard address.prefix(whole) == bytes.prefix(whole) else { return false }
    let rest = length % 8
    return rest == 0 || (address[whole] ^ bytes[whole]) >> (8 - rest) == 0
  }
}
