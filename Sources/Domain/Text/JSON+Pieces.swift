extension JSON {
  /// A value where it stands in a text: its grammar checked, but not read. Costs no memory of its own.
  struct Piece: Sendable {
    enum Kind: Sendable {
      case string
      /// A string in which not every byte stands for itself.
      case escapedString
      case number
      case other
    }

    let kind: Kind
    /// Of a string without its quotes.
    let range: Range<Int>
  }

  /// Shows the values of an array one after the other; without an array those that stand there, as in a file with a value
  /// on each line.
  /// - Parameter see: has to read the one value the reader stands before.
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

  /// Shows the elements that begin in a part of a text, as `visitElements` does.
  /// - Parameters:
  ///   - range: begins at an element, or with space before one; what is no element of the outermost array is taken for one.
  ///   - isArray: whether the elements are those of an array.
  /// - Returns: whether the part ends where an element begins, or with the text.
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
  /// Passes over a value.
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

  /// Shows the members of the object the reader stands before.
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

  /// Shows the elements of the array the reader stands before.
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
  /// The text of a string that was passed over before; nil for other values.
  func text(of piece: JSON.Piece) -> String? {
    switch piece.kind {
    case .string: return plainText(piece.range)
    case .escapedString:
      var reader = reader(at: piece)
      return try? reader.restOfString()
    case .number, .other: return nil
    }
  }

  /// The value of a piece that was passed over before.
  func value(of piece: JSON.Piece) -> JSON? {
    if let text = text(of: piece) { return .string(text) }
    var reader = reader(at: piece)
    return try? reader.value(depth: 0)
  }

  /// A reader before a piece, to look into it.
  func reader(at piece: JSON.Piece) -> JSONReader {
    var reader = JSONReader(bytes: self)
    reader.index = piece.range.lowerBound
    return reader
  }

  func plainText(_ range: Range<Int>) -> String {
    withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
  }
}
