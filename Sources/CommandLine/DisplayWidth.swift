/// Returns the number of terminal columns a text takes: 2 for East Asian wide characters and emoji, 0 for combining
/// marks and control characters (Unicode Standard Annex 11).
public func displayWidth(_ text: some StringProtocol) -> Int {
  plainWidth(text) ?? text.reduce(0) { $0 + displayWidth($1) }
}

/// Cuts a text to a number of columns. If anything is cut, the last column is `…`.
public func truncated(_ text: String, to width: Int) -> String {
  if displayWidth(text) <= width { return text }
  var kept = ""
  var used = 1
  for character in text {
    used += displayWidth(character)
    if used > width { break }
    kept.append(character)
  }
  return width > 0 ? kept + "…" : ""
}

/// Returns the text with control characters replaced by spaces and bidirectional formatting characters removed, so
/// that no title can control the terminal or change the rest of its row.
public func printable(_ text: String) -> String {
  if plainWidth(text) != nil { return text }
  var shown = String.UnicodeScalarView()
  for scalar in text.unicodeScalars where !turnsDirection(scalar) {
    shown.append(scalar.properties.generalCategory == .control ? " " : scalar)
  }
  return String(shown)
}

/// Returns true for bidirectional marks, embeddings, overrides and isolates (Unicode Standard Annex 9).
private func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
  default: false
  }
}

/// Returns the width of a text that consists only of printable characters below U+0300, each one column wide; nil for
/// any other text. This covers most texts and looks only at bytes.
func plainWidth(_ text: some StringProtocol) -> Int? {
  text.utf8.withContiguousStorageIfAvailable { plainWidth($0) } ?? nil
}

/// Returns the width of UTF-8 bytes under the same conditions.
func plainWidth(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var isPrintableASCII = true
  for byte in bytes where byte &- 0x20 >= 0x5F { isPrintableASCII = false }
  return isPrintableASCII ? bytes.count : latinWidth(bytes)
}

private func latinWidth(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var width = 0
  var previous: UInt8 = 0
  for byte in bytes {
    // Control characters and lead bytes of U+0300 and above.
    if byte < 0x20 || byte == 0x7F || byte >= 0xCC { return nil }
    // U+0080…U+009F are control characters too; U+00AD (soft hyphen) has no width.
    if previous == 0xC2, byte < 0xA0 || byte == 0xAD { return nil }
    if byte & 0xC0 != 0x80 { width += 1 }
    previous = byte
  }
  return width
}

private func displayWidth(_ character: Character) -> Int {
  var width = 0
  for scalar in character.unicodeScalars {
    if scalar.value == 0xFE0F { return 2 }
    width = max(width, displayWidth(scalar))
  }
  return width
}

private func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
  default: break
  }
  if scalar.value < 0x1100 { return 1 }
  return wide.contains { $0.contains(scalar.value) } || scalar.properties.isEmojiPresentation ? 2 : 1
}

/// Blocks in which every character is wide or full width.
private let wide: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
  0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
  0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
]
