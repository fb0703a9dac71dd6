extension JSON {
  /// The value as compact JSON on one line.
  public var printed: String {
    var bytes: [UInt8] = []
    print(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the value as compact JSON on one line.
  public func print(into bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append("null")
    case .bool(let value): bytes.append(value ? "true" : "false")
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

  static func printList<Element, Sink: ByteSink & ~Copyable>(
    _ elements: [Element], _ open: Unicode.Scalar, _ close: Unicode.Scalar, into bytes: inout Sink,
    each: (Element, inout Sink) -> Void
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

  /// Prints a string literal. Escapes control characters (RFC 8259 §7) and characters a terminal or editor would act
  /// on: U+007F to U+009F and bidirectional controls.
  static func printString<Sink: ByteSink & ~Copyable>(_ text: String, into bytes: inout Sink) {
    printQuoted(into: &bytes) { bytes in
      let isPlain = text.utf8.withContiguousStorageIfAvailable { content in
        guard JSON.isPlain(content) else { return false }
        bytes.append(contentsOf: content)
        return true
      }
      if isPlain != true { printEscaped(text, into: &bytes) }
    }
  }

  /// Prints the bytes `body` appends as a string literal. They must not need escapes.
  static func printQuoted<Sink: ByteSink & ~Copyable>(into bytes: inout Sink, _ body: (inout Sink) -> Void) {
    bytes.append(UInt8(ascii: "\""))
    body(&bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ content: UnsafeBufferPointer<UInt8>) -> Bool {
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    let first = UnsafeRawBufferPointer(content).first(from: 0) { eight in
      // The last three are the lead bytes of the escaped characters beyond ASCII.
      eight.below(0x20) | eight.equal(to: 0x7F) | eight.equal(to: quote) | eight.equal(to: backslash)
        | eight.equal(to: 0xC2) | eight.equal(to: 0xD8) | eight.equal(to: 0xE2)
    }
    return first == content.count
  }

  private static func printEscaped<Sink: ByteSink & ~Copyable>(_ text: String, into bytes: inout Sink) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C:
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case 0x0A: bytes.append("\\n")
      case 0x0D: bytes.append("\\r")
      case 0x09: bytes.append("\\t")
      case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
        bytes.append("\\u")
        for shift in [12, 8, 4, 0] { bytes.append(hexDigit(UInt8(truncatingIfNeeded: scalar.value >> shift & 15))) }
      case 0..<0x80: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      default: if let encoded = UTF8.encode(scalar) { for byte in encoded { bytes.append(byte) } }
      }
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
