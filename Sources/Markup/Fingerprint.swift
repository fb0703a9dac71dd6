extension HTML {
  /// A number that is the same for the same HTML and, but for one chance in 2⁶⁴, another one for other HTML (FNV-1a).
  /// Much cheaper than rendering.
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
    // Where an element ends.
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
