/// A JSON syntax error.
public struct JSONFailure: Error, Equatable, Sendable {
  /// The byte offset of the first invalid byte.
  public let offset: Int
}

extension JSON {
  /// The maximum nesting depth; more deeply nested texts are rejected.
  public static let deepest = 200

  /// Parses one JSON value, which only white space may surround. Throws the offset of the first invalid byte.
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

  /// A member of an object and, if its value is an array, the byte offsets of the elements.
  struct Outlined {
    var name: String
    var value: JSON
    var offsets: [Int] = []
  }

  /// Returns the members of a text that is one JSON object. Throws if the object is empty.
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

/// A recursive-descent JSON reader with limited nesting depth.
struct JSONReader {
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

  /// Consumes a comma or the closing byte. Returns true for a comma.
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
    let isInteger = try skipNumber()
    let text = bytes.plainText(start..<index)
    if isInteger, let value = Int64(text) { return .int(value) }
    return .number(text)
  }

  /// Consumes a number. Returns true if it has neither a fraction nor an exponent.
  @discardableResult
  mutating func skipNumber() throws(JSONFailure) -> Bool {
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
    return isInteger
  }

  mutating func digits() throws(JSONFailure) -> Int {
    let start = index
    while let byte = next, Ascii.isDigit(byte) { index += 1 }
    guard index > start else { throw failure }
    return index - start
  }

  mutating func string() throws(JSONFailure) -> String {
    let start = index + 1
    return try skipPlainString() ? bytes.plainText(start..<(index - 1)) : try restOfString()
  }

  /// Consumes a string without escapes and returns true. Otherwise returns false, with the reader after the opening
  /// quote.
  mutating func skipPlainString() throws(JSONFailure) -> Bool {
    guard next == UInt8(ascii: "\"") else { throw failure }
    index += 1
    let start = index
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    let end = bytes.withUnsafeBytes { bytes in
      bytes.first(from: start) { eight in
        eight.equal(to: quote) | eight.equal(to: backslash) | eight.below(0x20)
      }
    }
    guard end < bytes.count, bytes[end] == quote else { return false }
    index = end + 1
    return true
  }

  /// Consumes a string whose opening quote has already been consumed.
  mutating func restOfString() throws(JSONFailure) -> String {
    var text: [UInt8] = []
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

  /// Reads the scalar of a `\u` escape, or of two for a surrogate pair. A lone surrogate becomes U+FFFD.
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
      guard let byte = next, let digit = Ascii.hexValue(byte) else { throw failure }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
