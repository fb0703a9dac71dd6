/// A text table for a terminal. Cells are stored as bytes and widths, so ten thousand rows render in milliseconds.
public struct Table: Sendable {
  public enum Alignment: Sendable {
    case left, right
  }

  private struct Cell {
    var end: UInt32
    var width: UInt16
    var style: Style?
  }

  private let alignments: [Alignment]
  /// The column that shrinks when the terminal is narrow.
  private let flexible: Int
  private var cells: [Cell] = []
  private var bytes: [UInt8] = []
  private var widths: [Int]
  /// The column that the next cell goes into.
  private var column = 0

  /// - Parameter rows: the approximate number of rows. Reserving too much costs nothing, because untouched memory is
  ///   never paged in; growing by copying does.
  public init(columns alignments: [Alignment], flexible: Int, rows: Int = 0) {
    self.alignments = alignments
    self.flexible = flexible
    widths = alignments.map { _ in 0 }
    bytes.reserveCapacity(rows * 100)
    cells.reserveCapacity(rows * alignments.count)
  }

  /// Adds the next cell. A row is complete once every column has a cell. Control characters become spaces.
  public mutating func add(_ text: String, _ style: Style? = nil) {
    end(appendPrintable(text), style)
  }

  /// Adds a cell with a non-negative number and an ASCII unit, without creating a string first.
  public mutating func add(_ number: Int, _ unit: StaticString = "", _ style: Style? = nil) {
    let start = bytes.count
    var rest = UInt(clamping: number)
    repeat {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    var (left, right) = (start, bytes.count - 1)
    while left < right {
      bytes.swapAt(left, right)
      (left, right) = (left + 1, right - 1)
    }
    unit.withUTF8Buffer { bytes.append(contentsOf: $0) }
    end(bytes.count - start, style)
  }

  private mutating func end(_ width: Int, _ style: Style?) {
    if width > widths[column] { widths[column] = width }
    cells.append(Cell(end: UInt32(truncatingIfNeeded: bytes.count), width: UInt16(clamping: width), style: style))
    column = column + 1 == widths.count ? 0 : column + 1
  }

  /// Adds a cell with UTF-8 text.
  public mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ style: Style? = nil) {
    end(appendPrintable(text), style)
  }

  /// Appends a text with control characters replaced, and returns its width.
  private mutating func appendPrintable(_ text: String) -> Int {
    if text.isEmpty { return 0 }
    var text = text
    return text.withUTF8 { appendPrintable($0) }
  }

  private mutating func appendPrintable(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    if let width = plainWidth(text) {
      bytes.append(contentsOf: text)
      return width
    }
    let shown = printable(String(decoding: text, as: UTF8.self))
    bytes.append(contentsOf: shown.utf8)
    return displayWidth(shown)
  }

  /// Gives tables with the same columns common column widths, so that they line up below each other.
  public static func align(_ tables: inout [Table]) {
    guard let first = tables.first else { return }
    let widths = first.widths.indices.map { column in tables.reduce(0) { max($0, $1.widths[column]) } }
    for index in tables.indices { tables[index].widths = widths }
  }

  /// Returns the whole table, cut to the terminal's width; output to a pipe is never cut. Empty columns are left out.
  public func rendered(for terminal: Terminal) -> [UInt8] {
    let widths = fittedWidths(to: terminal.width)
    let rows = (cells.count + alignments.count - 1) / alignments.count
    let room = rows * (widths.reduce(1) { $0 + $1 + RowWriter.gap }) + bytes.count + cells.count * RowWriter.mostAdded
    // Over-reserving is free here too, since untouched memory is never paged in.
    return [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      var row = RowWriter(buffer, widths: widths, hasColours: terminal.hasColours)
      bytes.withUnsafeBufferPointer { render($0, &row) }
      count = row.count
    }
  }

  private func render(_ bytes: UnsafeBufferPointer<UInt8>, _ row: inout RowWriter) {
    var (start, column) = (0, 0)
    for cell in cells {
      let end = Int(cell.end)
      row.write(
        UnsafeBufferPointer(rebasing: bytes[start..<end]), Int(cell.width), cell.style, column, alignments[column])
      start = end
      column += 1
      if column == alignments.count {
        row.endLine()
        column = 0
      }
    }
  }

  private func fittedWidths(to width: Int?) -> [Int] {
    guard let width else { return widths }
    var fitted = widths
    let used = widths.reduce(0) { $1 == 0 ? $0 : $0 + $1 + RowWriter.gap } - RowWriter.gap
    if used > width { fitted[flexible] = max(min(10, widths[flexible]), widths[flexible] - (used - width)) }
    return fitted
  }
}

/// Writes rows into memory that has room for all of them.
private struct RowWriter {
  static let gap = 2
  /// The bytes a cell can take beyond its text and padding: colour codes and `…`.
  static let mostAdded = 16

  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private let widths: [Int]
  private let hasColours: Bool
  private(set) var count = 0
  /// Spaces to write before the next text; deferred so that no line has trailing spaces.
  private var pending = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>, widths: [Int], hasColours: Bool) {
    self.buffer = buffer
    self.widths = widths
    self.hasColours = hasColours
  }

  mutating func write(
    _ text: UnsafeBufferPointer<UInt8>, _ width: Int, _ style: Style?, _ column: Int, _ alignment: Table.Alignment
  ) {
    let most = widths[column]
    guard most > 0 else { return }
    if width > most {
      let cut = truncated(String(decoding: text, as: UTF8.self), to: most)
      return Array(cut.utf8).withUnsafeBufferPointer { write($0, displayWidth(cut), style, column, alignment) }
    }
    let blanks = most - width
    pending += alignment == .right ? blanks : 0
    if !text.isEmpty { append(text, style) }
    pending += Self.gap + (alignment == .left ? blanks : 0)
  }

  mutating func endLine() {
    buffer[count] = 0x0A
    count += 1
    pending = 0
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>, _ style: Style?) {
    buffer[count..<(count + pending)].update(repeating: 0x20)
    count += pending
    pending = 0
    guard hasColours, let style else { return append(text) }
    append("\u{1B}[\(style.rawValue)m")
    append(text)
    append("\u{1B}[0m")
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    _ = buffer[count...].update(fromContentsOf: text)
    count += text.count
  }

  private mutating func append(_ text: String) {
    Array(text.utf8).withUnsafeBufferPointer { append($0) }
  }
}
