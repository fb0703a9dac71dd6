/// The values of several rows for insertion, with their texts in one block of memory that statements read without
/// copying.
struct RowBuffer: Sendable {
  enum Cell: Sendable {
    case null
    case integer(Int64)
    /// The range of a text in `texts`.
    case text(start: Int, count: Int)
  }

  private var cells: [Cell] = []
  private var texts: [UInt8] = []

  init() {}

  /// - Parameters:
  ///   - cells: number of values to reserve space for.
  ///   - textSize: bytes of text to reserve space for.
  init(cells: Int, textSize: Int) {
    self.cells.reserveCapacity(cells)
    texts.reserveCapacity(textSize)
  }

  /// Number of values.
  var count: Int { cells.count }

  mutating func add(_ integer: Int64?) { cells.append(integer.map { .integer($0) } ?? .null) }

  mutating func add(_ integer: Int?) { add(integer.map { Int64($0) }) }

  mutating func add(_ flag: Bool) { cells.append(.integer(flag ? 1 : 0)) }

  mutating func add(_ text: String?) {
    guard let text else { return cells.append(.null) }
    cells.append(.text(start: texts.count, count: text.utf8.count))
    texts.append(contentsOf: text.utf8)
  }

  /// Appends texts joined with line breaks; NULL if there are none.
  mutating func add(lines: [String]) {
    guard let first = lines.first else { return cells.append(.null) }
    let start = texts.count
    texts.append(contentsOf: first.utf8)
    for line in lines.dropFirst() {
      texts.append(0x0A)
      texts.append(contentsOf: line.utf8)
    }
    cells.append(.text(start: start, count: texts.count - start))
  }

  /// - Parameters:
  ///   - places: positions of the texts within the row.
  ///   - start: index of the row's first value.
  func checksum(of places: [Int], from start: Int) -> TextChecksum {
    texts.withUnsafeBytes { texts in
      var checksum = TextChecksum()
      for place in places {
        if case .text(let first, let count) = cells[start + place] {
          checksum.add(UnsafeRawBufferPointer(rebasing: texts[first..<first + count]))
        } else {
          checksum.add(nil)
        }
      }
      return checksum
    }
  }

  mutating func removeAll() {
    cells.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
  }

  /// Binds some values to a statement without copying while `body` runs it.
  func lend(
    _ range: Range<Int>, to statement: Statement, _ body: () throws(StorageError) -> Void
  ) throws(StorageError) {
    try texts.withUnsafeBufferPointer { (texts) throws(StorageError) in
      defer { statement.reset() }
      try statement.lend(cells[range], texts)
      try body()
    }
  }
}
