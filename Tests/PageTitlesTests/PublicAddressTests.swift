import TestSupport
import Testing

@testable import PageTitles

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Which addresses belong to everybody.
@Suite("Public addresses") struct PublicAddressTests {
  /// The bytes of an address as it is written.
  private func bytes(_ text: String) throws -> [UInt8] {
    var room = [UInt8](repeating: 0, count: text.contains(":") ? 16 : 4)
    try #require(inet_pton(room.count == 16 ? AF_INET6 : AF_INET, text, &room) == 1)
    return room
  }

  static let special = [
    "0.0.0.0", "0.255.255.255", "10.0.0.0", "10.255.255.255", "100.64.0.0", "100.100.100.200", "100.127.255.255",
    "127.0.0.0", "127.0.0.1", "127.255.255.255", "168.63.129.16", "169.254.0.0", "169.254.169.254", "169.254.255.255",
    "172.16.0.0", "172.31.255.255", "192.0.0.0", "192.0.0.192", "192.0.0.255", "192.0.2.1", "192.88.99.1",
    "192.168.0.0", "192.168.255.255", "198.18.0.0", "198.19.255.255", "198.51.100.7", "203.0.113.7", "224.0.0.1",
    "239.255.255.255", "240.0.0.0", "255.255.255.255",
    "::", "::1", "::2", "::7f00:1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254",
    "::ffff:0:10.0.0.1",
    "64:ff9b::127.0.0.1", "64:ff9b::192.168.0.1", "64:ff9b:1::8.8.8.8", "100::1", "2001::1", "2001:0:7f00:1::1",
    "2001:2::1", "2001:10::1", "2001:20::1", "2001:1ff::1", "2001:db8::1", "2002:7f00:1::1", "2002:a9fe:a9fe::1",
    "2002:c0a8:1::", "3fff::1", "3fff:fff::1", "4000::1", "5f00::1", "fc00::1", "fd00:ec2::254", "fdff::1", "fe80::1",
    "febf::1", "fec0::1", "ff02::1", "ffff::1",
  ]

  static let everybodys = [
    "1.0.0.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0",
    "168.63.129.15", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.0", "192.0.3.0",
    "192.167.255.255", "192.169.0.0", "198.17.255.255", "198.20.0.0", "198.51.99.255", "203.0.114.0", "223.255.255.255",
    "2000::1", "2001:200::1", "2001:4860:4860::8888", "2001:db7:ffff::1", "2001:db9::1", "2002:808:808::1", "2003::1",
    "2a00:1450:4001::1", "3ffe:ffff::1", "3fff:1000::1", "64:ff9b::8.8.8.8", "::ffff:8.8.8.8",
  ]

  @Test("an address that means something only here is none of everybody's", arguments: special)
  func isSpecial(_ address: String) throws {
    #expect(try !PublicAddress.isPublic(bytes(address)))
  }

  @Test("addresses beside the special ones are everybody's", arguments: everybodys)
  func isPublic(_ address: String) throws {
    #expect(try PublicAddress.isPublic(bytes(address)))
  }

  @Test("an address of any other length is refused", arguments: [0, 1, 3, 5, 15, 17, 32]) func lengths(_ count: Int) {
    #expect(!PublicAddress.isPublic([UInt8](repeating: 8, count: count)))
  }

  @Test("what carries an address of IPv4 is judged by it, and all else outside of 2000::/3 is refused")
  func carriers() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix(seed: seed)
    for _ in 0..<20_000 {
      let inner = (0..<4).map { _ in UInt8.random(in: 0...255, using: &random) }
      let rest = (0..<10).map { _ in UInt8.random(in: 0...255, using: &random) }
      let isPublic = PublicAddress.isPublic(inner)
      #expect(
        PublicAddress.isPublic([UInt8](repeating: 0, count: 10) + [0xFF, 0xFF] + inner) == isPublic, "seed \(seed)")
      #expect(
        PublicAddress.isPublic([0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0] + inner) == isPublic, "seed \(seed)")
      #expect(PublicAddress.isPublic([0x20, 0x02] + inner + rest) == isPublic, "seed \(seed)")
      let other = [UInt8.random(in: 0x40...0xFF, using: &random), rest[0]] + inner + rest
      #expect(!PublicAddress.isPublic(other), "seed \(seed)")
    }
  }

  @Test("the blocks refused are those of a plain comparison of numbers") func oracle() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix(seed: seed)
    let refused: [ClosedRange<UInt32>] = [
      0x0000_0000...0x00FF_FFFF, 0x0A00_0000...0x0AFF_FFFF, 0x6440_0000...0x647F_FFFF, 0x7F00_0000...0x7FFF_FFFF,
      0xA83F_8110...0xA83F_8110, 0xA9FE_0000...0xA9FE_FFFF, 0xAC10_0000...0xAC1F_FFFF, 0xC000_0000...0xC000_00FF,
      0xC000_0200...0xC000_02FF, 0xC058_6300...0xC058_63FF, 0xC0A8_0000...0xC0A8_FFFF, 0xC612_0000...0xC613_FFFF,
      0xC633_6400...0xC633_64FF, 0xCB00_7100...0xCB00_71FF, 0xE000_0000...0xFFFF_FFFF,
    ]
    let borders = refused.flatMap { [$0.lowerBound &- 1, $0.lowerBound, $0.upperBound, $0.upperBound &+ 1] }
    for number in borders + (0..<50_000).map({ _ in UInt32.random(in: 0...UInt32.max, using: &random) }) {
      let bytes = withUnsafeBytes(of: number.bigEndian) { Array($0) }
      #expect(PublicAddress.isPublic(bytes) != refused.contains { $0.contains(number) }, "seed \(seed): \(bytes)")
    }
  }
}

/// The networks this machine is part of.
@Suite("Own networks") struct OwnNetworkTests {
  @Test("neighbours of IPv6 are refused, whatever their addresses") func neighbours() {
    let own = OwnNetworks.networks(
      address: [0x20, 3, 0, 1, 0, 2, 0, 3] + [UInt8](repeating: 7, count: 8), mask: [UInt8](repeating: 0xFF, count: 16))
    #expect(own.contains { $0.holds([0x20, 3, 0, 1, 0, 2, 0, 3] + [UInt8](repeating: 9, count: 8)) })
    #expect(!own.contains { $0.holds([0x20, 3, 0, 1, 0, 2, 0, 4] + [UInt8](repeating: 7, count: 8)) })
  }

  @Test("the mask tells who is a neighbour with IPv4") func masks() {
    let own = OwnNetworks.networks(address: [93, 184, 216, 34], mask: [255, 255, 240, 0])
    #expect(own.contains { $0.holds([93, 184, 208, 1]) })
    #expect(!own.contains { $0.holds([93, 184, 224, 1]) })
    #expect(!own.contains { $0.holds([0x20, 3] + [UInt8](repeating: 0, count: 14)) })
  }

  @Test("a tunnel for everything closes nothing but itself") func tunnels() {
    for mask: [UInt8]? in [[0, 0, 0, 0], [128, 0, 0, 0], [254, 0, 0, 0], nil, []] {
      let own = OwnNetworks.networks(address: [93, 184, 216, 34], mask: mask)
      #expect(own == [.v4([93, 184, 216, 34], 32)])
    }
  }

  @Test("neighbours with IPv4 are refused also where an address of IPv6 leads to them") func carried() {
    let own = OwnNetworks.networks(address: [93, 184, 216, 34], mask: [255, 255, 255, 0])
    let neighbour: [UInt8] = [93, 184, 216, 7]
    let prefixes: [[UInt8]] = [
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0],
    ]
    var forms = prefixes.map { $0 + neighbour } + [neighbour]
    forms.append([0x20, 0x02] + neighbour + [UInt8](repeating: 1, count: 10))
    for form in forms {
      #expect(PublicAddress.isPublic(form) && !PageAddress.isOfOthers(form, own: own), "\(form)")
      #expect(PageAddress.isOfOthers(form, own: []), "\(form)")
    }
    // Those are nobody's on the Internet, whatever they carry.
    let local: [UInt8] = [0, 0x64, 0xFF, 0x9B, 0, 1, 93, 184, 0, 216, 7, 0, 0, 0, 0, 0]
    let teredo: [UInt8] = [0x20, 1, 0, 0, 8, 8, 8, 8, 0, 0, 0, 0] + neighbour.map { $0 ^ 0xFF }
    for form in [local, teredo] { #expect(!PageAddress.isOfOthers(form, own: [])) }
  }

  @Test("this machine names its own addresses") func current() {
    #expect(OwnNetworks.current().contains { $0.holds([127, 0, 0, 1]) })
  }
}
