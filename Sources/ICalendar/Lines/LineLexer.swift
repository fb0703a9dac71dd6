/// Cuts bytes into logical lines. Joining the `raw` of all lines gives the input back, whatever it holds.
///
/// A physical line ends with LF; carriage returns directly before it belong to the line end. A line that starts with a
/// space or tab continues the one before it (RFC 5545 §3.1). Unfolding happens on bytes, so that a scalar cut in two by
/// a careless writer is whole again before anyone decodes it.
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

  /// Moves behind the next line end and returns what stood before it.
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
