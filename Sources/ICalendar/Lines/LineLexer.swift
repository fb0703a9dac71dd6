/// Splits bytes into logical lines. Concatenating the `raw` bytes of all lines always yields the input.
///
/// A physical line ends with LF; carriage returns directly before the LF belong to the line end. A line that starts
/// with a space or tab continues the previous one (RFC 5545 §3.1). Unfolding works on bytes, so that a UTF-8 sequence
/// that was split by folding is complete again before it is decoded.
struct LineLexer {
  private let source: ArraySlice<UInt8>
  private var position: Int

  init(_ source: [UInt8]) {
    self.source = source[...]
    position = source.startIndex
  }

  static func lines(in source: [UInt8]) -> [ContentLine] {
    var lexer = LineLexer(source)
    var lines: [ContentLine] = []
    while let line = lexer.next() { lines.append(line) }
    return lines
  }

  mutating func next() -> ContentLine? {
    guard position < source.endIndex else { return nil }
    let start = position
    let first = nextPhysicalLine()
    guard isAtContinuation else {
      return ContentLine(raw: source[start..<position], content: withoutByteOrderMark(first))
    }
    var unfolded = Array(withoutByteOrderMark(first))
    while isAtContinuation { unfolded += nextPhysicalLine().dropFirst() }
    return ContentLine(raw: source[start..<position], content: unfolded[...])
  }

  private var isAtContinuation: Bool {
    position < source.endIndex && (source[position] == ASCII.space || source[position] == ASCII.tab)
  }

  /// Advances past the next line end and returns the bytes before it.
  private mutating func nextPhysicalLine() -> ArraySlice<UInt8> {
    let start = position
    while position < source.endIndex, source[position] != ASCII.lineFeed { position += 1 }
    var end = position
    if position < source.endIndex { position += 1 }
    while end > start, source[end - 1] == ASCII.carriageReturn { end -= 1 }
    return source[start..<end]
  }

  private func withoutByteOrderMark(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.first == 0xEF, line.starts(with: [0xEF, 0xBB, 0xBF]) else { return line }
    return line.dropFirst(3)
  }
}
