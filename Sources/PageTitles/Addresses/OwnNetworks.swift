#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The networks of this machine. With IPv6, and on rented servers, neighbours have public addresses too.
enum OwnNetworks {
  /// Returns the networks the interfaces belong to now.
  static func current() -> [AddressBlock] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var blocks: [AddressBlock] = []
    for interface in sequence(first: list, next: { $0?.pointee.ifa_next }) {
      guard let interface, let address = bytes(of: interface.pointee.ifa_addr) else { continue }
      blocks += networks(address: address, mask: bytes(of: interface.pointee.ifa_netmask))
    }
    return blocks
  }

  /// Returns the machine's own address and its local network. Ignores a mask that covers a large part of the Internet,
  /// as with some tunnels, because it says nothing about neighbours.
  static func networks(address: [UInt8], mask: [UInt8]?) -> [AddressBlock] {
    let itself = AddressBlock(bytes: address, length: address.count * 8)
    guard let mask, mask.count == address.count else { return [itself] }
    let ones = mask.reduce(0) { $0 + $1.nonzeroBitCount }
    // An IPv6 network has 64 host bits, even if an interface knows only its own address.
    let length = address.count == 16 ? min(ones, 64) : ones
    return length < address.count * 2 ? [itself] : [itself, AddressBlock(bytes: address, length: length)]
  }

  private static func bytes(of address: UnsafeMutablePointer<sockaddr>?) -> [UInt8]? {
    guard let address else { return nil }
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { name in
        withUnsafeBytes(of: name.pointee.sin_addr) { Array($0) }
      }
    case AF_INET6:
      return address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { name in
        withUnsafeBytes(of: name.pointee.sin6_addr) { Array($0) }
      }
    default: return nil
    }
  }
}
