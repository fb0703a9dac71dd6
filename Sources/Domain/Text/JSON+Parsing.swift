/// Where and why a text is no JSON.
public struct JSONFailure: Error, Equatable, Sendable {
  /// Byte offset of the first byte that does not fit.
  public let offset: Int
}

extension JSON {
  /// The deepest nesting read; deeper texts are refused.
  public static let deepest = 200

  /// Reads one JSON value; only white space may surround it. Throws the offset of the first byte that does not fit.
  public init(parsing bytes: [UInt8]) throws(JSONFailure) {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.isAtEnd else { throw reader.failure }
    self = value
  }

  public init(parsing text: String) throws(JSONFailure) {
    try self.init(parsing: Array(text.utf8))
  }

  /// Shows the elements of an array one after the other, each with the byte offset it begins at; without an array the
  /// values that stand there, as in a file with a value on each line.
  static func visitElements(
    of bytes: [UInt8], _ see: (JSON, Int) -> Void
  ) throws(JSONFailure) {
    var reader = JSONReader(bytes: bytes)
    reader.skipSpace()
    let isArray = reader.next == UInt8(ascii: "[")
    if isArray { try reader.expect(UInt8(ascii: "[")) }
    reader.skipSpace()
    if isArray, reader.next == UInt8(ascii: "]") { return try reader.endElements() }
    _ = try visitElements(of: bytes, in: reader.index..<bytes.count, isArray: isArray, see)
  }

  /// Shows the elements that begin in a part of a text, as `visitElements` does.
  /// - Parameters:
  ///   - range: begins at an element, or with space before one; what is no element of the outermost array is taken for one.
  ///   - isArray: whether the elements are those of an array.
  /// - Returns: whether the part ends where an element begins, or with the text.
  static func visitElements(
    of bytes: [UInt8], in range: Range<Int>, isArray: Bool, _ see: (JSON, Int) -> Void
  ) throws(JSONFailure) -> Bool {
    var reader = JSONReader(bytes: bytes)
    reader.index = range.lowerBound
    reader.skipSpace()
    while reader.index < range.upperBound {
      let start = reader.index
      see(try reader.value(depth: 1), start)
      if isArray, try !reader.continues(until: UInt8(ascii: "]")) {
        try reader.checkEnd()
        return range.upperBound == bytes.count
      }
      reader.skipSpace()
    }
    if isArray, reader.isAtEnd { throw reader.failure }
    return reader.index == range.upperBound
  }

  /// A member of an object and, where it is an array, the byte offsets its elements begin at.
  struct Outlined {
    var name: String
    var value: JSON
    var offsets: [Int] = []
  }

  /// The members of the one object a text is.
  static func outline(of bytes: [UInt8]) throws(JSONFailure) -> [Outlined] {
    var reader = JSONReader(bytes: bytes)
    try reader.expect(UInt8(ascii: "{"))
    var members: [Outlined] = []
    repeat {
      reader.skipSpace()
      let name = try reader.string()
      try reader.expect(UInt8(ascii: ":"))
      members.append(try reader.outlined(name))
    } while try reader.continues(until: UInt8(ascii: "}"))
    try reader.checkEnd()
    return members
  }
}

/// A recursive-descent reader over bytes, bounded in depth.
private struct JSONReader {
  let bytes: [UInt8]
  var index = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index == bytes.count }

  mutating func endElements() throws(JSONFailure) {
    index += 1
    try checkEnd()
  }

  mutating func outlined(_ name: String) throws(JSONFailure) -> JSON.Outlined {
    skipSpace()
    guard next == UInt8(ascii: "[") else { return JSON.Outlined(name: name, value: try value(depth: 1)) }
    index += 1
    skipSpace()
    var offsets: [Int] = []
    var values: [JSON] = []
    if next == UInt8(ascii: "]") {
      index += 1
    } else {
      repeat {
        skipSpace()
        offsets.append(index)
        values.append(try value(depth: 2))
      } while try continues(until: UInt8(ascii: "]"))
    }
    return JSON.Outlined(name: name, value: .array(values), offsets: offsets)
  }

  mutating func checkEnd() throws(JSONFailure) {
    skipSpace()
    guard isAtEnd else { throw failure }
  }

  var failure: JSONFailure { JSONFailure(offset: index) }
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  mutating func value(depth: Int) throws(JSONFailure) -> JSON {
    guard depth <= JSON.deepest else { throw failure }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  mutating func word(_ text: StaticString, _ value: JSON) throws(JSONFailure) -> JSON {
    for offset in 0..<text.utf8CodeUnitCount {
      guard next == text.utf8Start[offset] else { throw failure }
      index += 1
    }
    return value
  }

  mutating func expect(_ byte: UInt8) throws(JSONFailure) {
    skipSpace()
    guard next == byte else { throw failure }
    index += 1
  }

  /// True when a comma follows, false when the closing byte does.
  mutating func continues(until close: UInt8) throws(JSONFailure) -> Bool {
    skipSpace()
    guard let byte = next, byte == close || byte == UInt8(ascii: ",") else { throw failure }
    index += 1
    return byte != close
  }

  mutating func array(depth: Int) throws(JSONFailure) -> JSON {
    try expect(UInt8(ascii: "["))
    skipSpace()
    if next == UInt8(ascii: "]") {
      index += 1
      return .array([])
    }
    var values: [JSON] = []
    repeat {
      values.append(try value(depth: depth + 1))
    } while try continues(until: UInt8(ascii: "]"))
    return .array(values)
  }

  mutating func object(depth: Int) throws(JSONFailure) -> JSON {
    try expect(UInt8(ascii: "{"))
    skipSpace()
    if next == UInt8(ascii: "}") {
      index += 1
      return .object([])
    }
    var members: [JSON.Member] = []
    repeat {
      skipSpace()
      let name = try string()
      try expect(UInt8(ascii: ":"))
      members.append(JSON.Member(name, try value(depth: depth + 1)))
    } while try continues(until: UInt8(ascii: "}"))
    return .object(members)
  }

  mutating func number() throws(JSONFailure) -> JSON {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    let whole = try digits()
    guard whole == 1 || bytes[index - whole] != Ascii.zero else { throw failure }
    var isInteger = true
    if next == UInt8(ascii: ".") {
      isInteger = false
      index += 1
      _ = try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      isInteger = false
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      _ = try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isInteger, let value = Int64(text) { return .int(value) }
    return .number(text)
  }

  mutating func digits() throws(JSONFailure) -> Int {
    let start = index
    while let byte = next, Ascii.isDigit(byte) { index += 1 }
    guard index > start else { throw failure }
    return index - start
  }

  mutating func string() throws(JSONFailure) -> String {
    guard next == UInt8(ascii: "\"") else { throw failure }
    index += 1
    let start = index
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { index += 1 }
    if next == UInt8(ascii: "\"") {
      index += 1
      return bytes.withUnsafeBufferPointer { String(decoding: $0[start..<(index - 1)], as: UTF8.self) }
    }
    return try string(after: Array(bytes[start..<index]))
  }

  /// The rest of a string with an escape in it.
  private mutating func string(after start: [UInt8]) throws(JSONFailure) -> String {
    var text = start
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw failure }
      index += 1
      if byte == UInt8(ascii: "\\") {
        try escape(into: &text)
      } else {
        text.append(byte)
      }
    }
    guard !isAtEnd else { throw failure }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  mutating func escape(into text: inout [UInt8]) throws(JSONFailure) {
    guard let byte = next else { throw failure }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: String(Character(try scalar())).utf8)
    default:
      index -= 1
      throw failure
    }
  }

  /// The scalar of a `\u` escape, of two for a surrogate pair; a lone surrogate becomes U+FFFD.
  mutating func scalar() throws(JSONFailure) -> Unicode.Scalar {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    let first = try hexUnit()
    guard first >= 0xD800, first < 0xDC00 else { return Unicode.Scalar(first) ?? replacement }
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
      return replacement
    }
    let back = index
    index += 2
    let second = try hexUnit()
    guard second >= 0xDC00, second < 0xE000 else {
      index = back
      return replacement
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? replacement
  }

  mutating func hexUnit() throws(JSONFailure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next else { throw failure }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
      default: throw failure
      }
      index += 1
    }
    return value
  }
}
