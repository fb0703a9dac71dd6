/// Returns UTF-8 text without anything a terminal would act on: control characters become spaces; bidirectional
/// formatting and invisible characters are removed. Line feeds and tabs stay.
/// - Parameter keepsStyles: whether the escape codes of `Style` stay too.
public func harmless(_ bytes: [UInt8], keepsStyles: Bool = false) -> [UInt8] {
  // Fast path: nearly all texts contain none of the bytes that can start a suspect sequence.
  guard bytes.contains(where: { isSuspect($0) }) else { return bytes }
  var shown: [UInt8] = []
  shown.reserveCapacity(bytes.count)
  var place = 0
  while place < bytes.count {
    let rest = bytes[place...]
    if let count = turning(rest) {
      place += count
    } else if let count = control(rest) {
      let style = keepsStyles ? styleCode(rest) : 0
      if style > 0 { shown.append(contentsOf: rest.prefix(style)) } else if rest.first != 0x0D { shown.append(0x20) }
      place += max(count, style)
    } else {
      shown.append(bytes[place])
      place += 1
    }
  }
  return shown
}

private func isSuspect(_ byte: UInt8) -> Bool {
  byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
    || byte == 0xEF || byte == 0xF3
}

/// Returns the length of an ASCII or ISO 6429 (U+0080 to U+009F) control character at the start of the bytes, or nil.
private func control(_ bytes: ArraySlice<UInt8>) -> Int? {
  guard let first = bytes.first else { return nil }
  if first < 0x20 || first == 0x7F { return first == 0x0A || first == 0x09 ? nil : 1 }
  // The line and paragraph separators U+2028 and U+2029.
  if first == 0xE2, [[0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]].contains(Array(bytes.prefix(3))) { return 3 }
  return first == 0xC2 && bytes.count > 1 && bytes[bytes.startIndex + 1] < 0xA0 ? 2 : nil
}

/// Returns the length of a character to remove at the start of the bytes, or nil: a bidirectional mark, embedding,
/// override or isolate (Unicode Standard Annex 9), or a zero-width character that can hide text (U+200B, U+2060 to
/// U+2064, U+FEFF, and the tags U+E0000 to U+E007F).
private func turning(_ bytes: ArraySlice<UInt8>) -> Int? {
  guard let first = bytes.first, [0xD8, 0xE2, 0xEF, 0xF3].contains(first) else { return nil }
  return switch Array(bytes.prefix(3)) {
  case let three where three.starts(with: [0xD8, 0x9C]): 2
  case [0xF3, 0xA0, 0x80], [0xF3, 0xA0, 0x81]: bytes.count > 3 ? 4 : nil
  case [0xEF, 0xBB, 0xBF], [0xE2, 0x80, 0x8B]: 3
  case let three where three.count == 3 && three.starts(with: [0xE2, 0x81]) && 0xA0...0xA4 ~= three[2]: 3
  case [0xE2, 0x80, 0x8E], [0xE2, 0x80, 0x8F]: 3
  case let three where three.count == 3 && three.starts(with: [0xE2, 0x80]) && 0xAA...0xAE ~= three[2]: 3
  case let three where three.count == 3 && three.starts(with: [0xE2, 0x81]) && 0xA6...0xA9 ~= three[2]: 3
  default: nil
  }
}

/// Returns the length of a style code such as `ESC [ 31 m` at the start of the bytes, or 0.
private func styleCode(_ bytes: ArraySlice<UInt8>) -> Int {
  guard bytes.starts(with: [0x1B, UInt8(ascii: "[")]) else { return 0 }
  let digits = bytes.dropFirst(2).prefix(3).prefix { 0x30...0x39 ~= $0 }
  let end = digits.endIndex
  return end < bytes.endIndex && bytes[end] == UInt8(ascii: "m") ? end + 1 - bytes.startIndex : 0
}
