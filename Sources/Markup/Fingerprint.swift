extension HTML {
  /// A 64-bit hash (FNV-1a) of the HTML: equal for equal HTML, and different for different HTML except for a chance
  /// of 1 in 2⁶⁴. Much cheaper than rendering.
  public var fingerprint: UInt64 {
    var print = Fingerprint()
    print.take(self)
    return print.value
  }
}

private struct Fingerprint {
  var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func take(_ html: HTML) {
    switch html {
    case .text(let text): take(text)
    case .element(let element): take(element)
    case .group(let pieces): for piece in pieces { take(piece) }
    case .raw(let raw): take(raw.literal)
    }
  }

  private mutating func take(_ element: Element) {
    take(element.name)
    for attribute in element.attributes { take(attribute) }
    for child in element.children { take(child) }
    // Marks the end of the element.
    take(UInt8(0xFF))
  }

  private mutating func take(_ attribute: Attribute) {
    if case .absent = attribute.value { return }
    take(attribute.name)
    switch attribute.value {
    case .absent, .present: take(UInt8(0xFD))
    case .text(let text): take(text)
    case .number(let number): take(String(number))
    }
  }

  private mutating func take(_ text: String) {
    for byte in text.utf8 { take(byte) }
    take(UInt8(0xFE))
  }

  private mutating func take(_ literal: StaticString) {
    literal.withUTF8Buffer { buffer in
      for byte in buffer { take(byte) }
    }
    take(UInt8(0xFE))
  }

  private mutating func take(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
