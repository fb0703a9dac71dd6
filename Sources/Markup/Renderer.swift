extension HTML {
  /// Renders the HTML as UTF-8.
  /// - Parameter capacity: the number of bytes to reserve; a good estimate avoids copying.
  public func rendered(reserving capacity: Int = 4096) -> [UInt8] {
    var renderer = Renderer(reserving: capacity)
    renderer.render(self)
    return renderer.bytes
  }
}

/// Renders HTML into one growing array of bytes.
struct Renderer {
  var bytes: [UInt8] = []

  init(reserving capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  mutating func render(_ html: HTML) {
    switch html {
    case .text(let text): appendEscaped(text)
    case .element(let element): render(element)
    case .group(let pieces): render(pieces)
    case .raw(let raw): append(raw.literal)
    }
  }

  private mutating func render(_ pieces: [HTML]) {
    for piece in pieces {
      render(piece)
    }
  }

  private mutating func render(_ element: Element) {
    bytes.append(UInt8(ascii: "<"))
    append(element.name)
    for attribute in element.attributes {
      render(attribute)
    }
    bytes.append(UInt8(ascii: ">"))
    if element.isVoid { return }
    render(element.children)
    append("</")
    append(element.name)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func render(_ attribute: Attribute) {
    if case .absent = attribute.value { return }
    bytes.append(UInt8(ascii: " "))
    append(attribute.name)
    switch attribute.value {
    case .absent, .present: return
    case .text(let text):
      append("=\"")
      appendEscaped(text)
    case .number(let number):
      append("=\"")
      append(number)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension Renderer {
  private mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func append(_ number: Int) {
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Copies runs of bytes that need no escaping in one go; most texts are a single run.
  private mutating func appendEscaped(_ text: String) {
    var text = text
    text.withUTF8 { buffer in
      var start = 0
      for index in 0..<buffer.count {
        guard let escape = Self.escape(of: buffer[index]) else { continue }
        bytes.append(contentsOf: buffer[start..<index])
        append(escape)
        start = index + 1
      }
      bytes.append(contentsOf: buffer[start..<buffer.count])
    }
  }

  /// Returns the character reference for a byte with a special meaning in HTML text or quoted attributes; nil for any
  /// other byte. NUL is not allowed in HTML (HTML Standard §13.1.4) and becomes the replacement character.
  private static func escape(of byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case 0: "\u{FFFD}"
    default: nil
    }
  }
}
