/// A compiled time zone file of the system (RFC 8536 §3). Leap seconds are ignored.
struct ZoneFile {
  private struct Header {
    let version: UInt8
    let universalCount, standardCount, leapCount, timeCount, typeCount, nameCount: Int

    init?(_ reader: inout ByteReader) {
      guard let magic = reader.take(4), Array(magic) == Array("TZif".utf8), let version = reader.take(16)?.first,
        let counts = reader.numbers(6, bytes: 4), counts.allSatisfy({ $0 >= 0 })
      else { return nil }
      self.version = version
      (universalCount, standardCount, leapCount) = (Int(counts[0]), Int(counts[1]), Int(counts[2]))
      (timeCount, typeCount, nameCount) = (Int(counts[3]), Int(counts[4]), Int(counts[5]))
    }

    /// The length of the data after the types, with times of `size` bytes.
    func tail(_ size: Int) -> Int { nameCount + leapCount * (size + 4) + standardCount + universalCount }

    func length(_ size: Int) -> Int { timeCount * (size + 1) + typeCount * 6 + tail(size) }
  }

  /// Returns nil if the bytes are not a valid zone file.
  static func rules(_ bytes: [UInt8]) -> ZoneRules? {
    var reader = ByteReader(bytes)
    guard let header = Header(&reader) else { return nil }
    if header.version == 0 { return block(header, 4, &reader) }
    // The first block has 32-bit times for old programs; the second has the same data with 64-bit times.
    guard reader.take(header.length(4)) != nil, let header = Header(&reader),
      var rules = block(header, 8, &reader)
    else { return nil }
    rules.rule = PosixRule(footer(&reader))
    return rules
  }

  private static func block(_ header: Header, _ size: Int, _ reader: inout ByteReader) -> ZoneRules? {
    guard let changes = reader.numbers(header.timeCount, bytes: size), let indices = reader.take(header.timeCount),
      let types = types(header.typeCount, &reader), let first = types.first,
      reader.take(header.tail(size)) != nil, indices.allSatisfy({ Int($0) < types.count }),
      zip(changes, changes.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    return ZoneRules(first: first, changes: changes, offsets: indices.map { types[Int($0)] })
  }

  /// Reads the offsets of the local time types; their names and daylight flags are not needed.
  private static func types(_ count: Int, _ reader: inout ByteReader) -> [Int64]? {
    var offsets: [Int64] = []
    for _ in 0..<count {
      guard let offset = reader.number(bytes: 4), reader.take(2) != nil, abs(offset) < 100_000 else { return nil }
      offsets.append(offset)
    }
    return offsets
  }

  private static func footer(_ reader: inout ByteReader) -> String {
    guard reader.take(1)?.first == 10 else { return "" }
    return String(decoding: reader.rest.prefix { $0 != 10 }, as: UTF8.self)
  }
}
