extension JSON {
  /// The kind and byte range of a value in a text. The value is validated, but not decoded; nothing is allocated.
  struct Piece: Sendable {
    enum Kind: Sendable {
      case string
      /// A string that contains escapes.
      case escapedString
      case number
      case other
    }

    let kind: Kind
    /// The bytes of the value; excludes the quotes of a string.
    let range: Range<Int>
  }

  /// Calls `see` for each element of an array. If the text is not an array, calls it for each value in sequence, as in
  /// a file with one value per line.
  /// - Parameter see: Must consume the value at the reader's position.
  static func visitElements(
    of bytes: [UInt8], _ see: (inout JSONReader) throws(JSONFailure) -> Void
  ) throws(JSONFailure) {
    var reader = JSONReader(bytes: bytes)
    reader.skipSpace()
    let isArray = reader.next == UInt8(ascii: "[")
    if isArray { try reader.expect(UInt8(ascii: "[")) }
    reader.skipSpace()
    if isArray, reader.next == UInt8(ascii: "]") { return try reader.endElements() }
    _ = try visitElements(of: bytes, in: reader.index..<bytes.count, isArray: isArray, see)
  }

  /// Calls `see` for each element that begins in a part of a text.
  /// - Parameters:
  ///   - range: Must begin at an element or at white space before one. This is not checked; nested values would be
  ///     taken for elements.
  ///   - isArray: Whether the elements belong to an array.
  /// - Returns: Whether the part ends where an element begins or at the end of the text.
  static func visitElements(
    of bytes: [UInt8], in range: Range<Int>, isArray: Bool, _ see: (inout JSONReader) throws(JSONFailure) -> Void
  ) throws(JSONFailure) -> Bool {
    var reader = JSONReader(bytes: bytes)
    reader.index = range.lowerBound
    reader.skipSpace()
    while reader.index < range.upperBound {
      try see(&reader)
      if isArray, try !reader.continues(until: UInt8(ascii: "]")) {
        try reader.checkEnd()
        return range.upperBound == bytes.count
      }
      reader.skipSpace()
    }
    if isArray, reader.isAtEnd { throw reader.failure }
    return reader.index == range.upperBound
  }
}

extension JSONReader {
  /// Consumes a value without decoding it.
  mutating func piece(depth: Int) throws(JSONFailure) -> JSON.Piece {
    guard depth <= JSON.deepest else { throw failure }
    skipSpace()
    let start = index
    switch next {
    case UInt8(ascii: "\""): return try stringPiece()
    case UInt8(ascii: "{"): try visitMembers(depth: depth) { (_, _) throws(JSONFailure) in }
    case UInt8(ascii: "["): try visitPieces(depth: depth) { (_) throws(JSONFailure) in }
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): _ = try value(depth: depth)
    default:
      try skipNumber()
      return JSON.Piece(kind: .number, range: start..<index)
    }
    return JSON.Piece(kind: .other, range: start..<index)
  }

  /// Calls `see` for each member of the object at the reader's position.
  mutating func visitMembers(
    depth: Int, _ see: (_ name: JSON.Piece, _ value: JSON.Piece) throws(JSONFailure) -> Void
  ) throws(JSONFailure) {
    try expect(UInt8(ascii: "{"))
    skipSpace()
    if next == UInt8(ascii: "}") {
      index += 1
      return
    }
    repeat {
      skipSpace()
      let name = try stringPiece()
      try expect(UInt8(ascii: ":"))
      try see(name, try piece(depth: depth + 1))
    } while try continues(until: UInt8(ascii: "}"))
  }

  /// Calls `see` for each element of the array at the reader's position.
  mutating func visitPieces(
    depth: Int, _ see: (JSON.Piece) throws(JSONFailure) -> Void
  ) throws(JSONFailure) {
    try expect(UInt8(ascii: "["))
    skipSpace()
    if next == UInt8(ascii: "]") {
      index += 1
      return
    }
    repeat {
      try see(try piece(depth: depth + 1))
    } while try continues(until: UInt8(ascii: "]"))
  }

  private mutating func stringPiece() throws(JSONFailure) -> JSON.Piece {
    let start = index + 1
    if try skipPlainString() { return JSON.Piece(kind: .string, range: start..<(index - 1)) }
    _ = try restOfString()
    return JSON.Piece(kind: .escapedString, range: start..<(index - 1))
  }
}

extension [UInt8] {
  /// Returns the text of a string found earlier, or nil for any other kind of value.
  func text(of piece: JSON.Piece) -> String? {
    switch piece.kind {
    case .string: return plainText(piece.range)
    case .escapedString:
      var reader = reader(at: piece)
      return try? reader.restOfString()
    case .number, .other: return nil
    }
  }

  /// Decodes a value found earlier.
  func value(of piece: JSON.Piece) -> JSON? {
    if let text = text(of: piece) { return .string(text) }
    var reader = reader(at: piece)
    return try? reader.value(depth: 0)
  }

  /// Returns a reader at the start of a piece.
  func reader(at piece: JSON.Piece) -> JSONReader {
    var reader = JSONReader(bytes: self)
    reader.index = piece.range.lowerBound
    return reader
  }

  func plainText(_ range: Range<Int>) -> String {
    withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
  }
}
