/// The bytes of a file, checked to be UTF-8 text.
public struct SourceText: Sendable {
  /// The text without a byte order mark.
  public let bytes: [UInt8]

  /// - Throws: `empty`, `notText` or `notUTF8`.
  public init(_ raw: [UInt8]) throws(ExchangeFailure) {
    bytes = SourceText.withoutMark(raw)
    guard bytes.contains(where: { $0 > 0x20 }) else { throw .empty }
    // Counting is much faster than searching for the first NUL, and most files have none.
    if ByteCount.of(0, in: bytes, bytes.indices) > 0, let place = bytes.firstIndex(of: 0) {
      throw .notText(line: SourceText.line(of: place, in: bytes))
    }
    guard !SourceText.isUTF8(bytes[...]) else { return }
    throw .notUTF8(line: SourceText.firstLineThatIsNoText(bytes))
  }

  /// Returns the bytes without a byte order mark.
  static func withoutMark(_ raw: [UInt8]) -> [UInt8] {
    raw.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(raw.dropFirst(3)) : raw
  }

  /// Returns whether the bytes are valid UTF-8 without a NUL.
  static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    inPieces(bytes) { piece in isPlain(piece) || !piece.contains(0) && isUTF8(piece) }
  }

  /// Returns the line that contains a byte, counted from 1.
  static func line(of place: Int, in bytes: [UInt8]) -> Int {
    1 + bytes[..<min(place, bytes.count)].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
  }

  private static func firstLineThatIsNoText(_ bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return 1 + (lines.firstIndex { !isUTF8($0) } ?? 0)
  }

  /// Most pieces are ASCII; only the others are copied for validation.
  private static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    inPieces(bytes) { piece in isASCII(piece) || String(validating: piece, as: UTF8.self) != nil }
  }

  /// Returns whether each short piece of a text passes the check.
  private static func inPieces(_ bytes: ArraySlice<UInt8>, _ isRight: (ArraySlice<UInt8>) -> Bool) -> Bool {
    var start = bytes.startIndex
    while start < bytes.endIndex {
      var end = min(start + 256, bytes.endIndex)
      // Extends the piece to the next ASCII byte, so that no character is split.
      while end < bytes.endIndex, bytes[end] >= 0x80 { end += 1 }
      if !isRight(bytes[start..<end]) { return false }
      start = end
    }
    return true
  }

  /// Returns whether the bytes are ASCII without a NUL.
  private static func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBytes { bytes in bytes.first(from: 0) { $0.beyondASCII | $0.equal(to: 0) } == bytes.count }
  }

  private static func isASCII(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBytes { bytes in bytes.first(from: 0) { $0.beyondASCII } == bytes.count }
  }

  /// The lines without their line breaks, each with its number. A line break is LF or CRLF; in a file without any LF it
  /// is CR.
  public var lines: [(number: Int, text: String)] {
    let lineEnd: UInt8 = !bytes.contains(0x0A) && bytes.contains(0x0D) ? 0x0D : 0x0A
    return bytes.split(separator: lineEnd, omittingEmptySubsequences: false).enumerated().map { offset, line in
      let end = line.last == 0x0D ? line.dropLast() : line
      return (offset + 1, String(decoding: end, as: UTF8.self))
    }
  }
}
