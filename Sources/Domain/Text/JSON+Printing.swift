extension JSON {
  /// The value on one line without spaces.
  public var printed: String {
    var bytes: [UInt8] = []
    print(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the value on one line without spaces.
  public func print(into bytes: inout [UInt8]) {
    switch self {
    case .null: JSON.print("null", into: &bytes)
    case .bool(let value): JSON.print(value ? "true" : "false", into: &bytes)
    case .int(let value): bytes.append(contentsOf: String(value).utf8)
    case .number(let text): bytes.append(contentsOf: text.utf8)
    case .string(let text): JSON.printString(text, into: &bytes)
    case .array(let values): JSON.printList(values, "[", "]", into: &bytes) { value, out in value.print(into: &out) }
    case .object(let members):
      JSON.printList(members, "{", "}", into: &bytes) { member, out in
        JSON.printString(member.name, into: &out)
        out.append(UInt8(ascii: ":"))
        member.value.print(into: &out)
      }
    }
  }

  private static func printList<Element>(
    _ elements: [Element], _ open: Unicode.Scalar, _ close: Unicode.Scalar, into bytes: inout [UInt8],
    each: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    var isFirst = true
    for element in elements {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      each(element, &bytes)
    }
    bytes.append(UInt8(ascii: close))
  }

  /// A string literal; control characters are escaped (RFC 8259 §7).
  static func printString(_ text: String, into bytes: inout [UInt8]) {
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    bytes.append(quote)
    let isPlain = text.utf8.withContiguousStorageIfAvailable { content in
      let raw = UnsafeRawBufferPointer(content)
      let first = raw.first(from: 0) { eight in
        eight.below(0x20) | eight.equal(to: 0x7F) | eight.equal(to: quote) | eight.equal(to: backslash)
      }
      guard first == content.count else { return false }
      bytes.append(contentsOf: content)
      return true
    }
    if isPlain != true { printEscaped(text, into: &bytes) }
    bytes.append(quote)
  }

  private static func print(_ word: StaticString, into bytes: inout [UInt8]) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  private static func printEscaped(_ text: String, into bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20, 0x7F:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 15))
      default: bytes.append(byte)
      }
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
