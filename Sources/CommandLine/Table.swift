/// Rows of cells under each other. Cells are kept as bytes and widths, so that ten thousand rows take milliseconds.
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
  /// The column that gives way when the terminal is narrow.
  private let flexible: Int
  private var cells: [Cell] = []
  private var bytes: [UInt8] = []
  private var widths: [Int]
  /// The column of the next cell.
  private var column = 0

  public init(columns alignments: [Alignment], flexible: Int) {
    self.alignments = alignments
    self.flexible = flexible
    widths = alignments.map { _ in 0 }
    // Room that is never written to costs nothing, growing with copies does.
    bytes.reserveCapacity(1 << 20)
    cells.reserveCapacity(1 << 16)
  }

  /// Adds the next cell; a row is full after as many cells as there are columns. Control characters become blanks.
  public mutating func add(_ text: String, _ style: Style? = nil) {
    let width = appendPrintable(text)
    widths[column] = max(widths[column], width)
    cells.append(Cell(end: UInt32(truncatingIfNeeded: bytes.count), width: UInt16(clamping: width), style: style))
    column = column + 1 == widths.count ? 0 : column + 1
  }

  /// Appends a text and returns its width.
  private mutating func appendPrintable(_ text: String) -> Int {
    if text.isEmpty { return 0 }
    if let width = plainWidth(text) {
      bytes.append(contentsOf: text.utf8)
      return width
    }
    let shown = printable(text)
    bytes.append(contentsOf: shown.utf8)
    return displayWidth(shown)
  }

  /// The whole table; cut to the terminal's width, never in a pipe. Empty columns take no room.
  public func rendered(for terminal: Terminal) -> [UInt8] {
    var row = RowWriter(widths: fittedWidths(to: terminal.width), hasColours: terminal.hasColours)
    row.bytes.reserveCapacity(bytes.count * 2)
    var start = 0
    for (index, cell) in cells.enumerated() {
      let column = index % alignments.count
      let end = Int(cell.end)
      row.write(bytes[start..<end], Int(cell.width), cell.style, column, alignments[column])
      start = end
      if column == alignments.count - 1 { row.endLine() }
    }
    return row.bytes
  }

  private func fittedWidths(to width: Int?) -> [Int] {
    guard let width else { return widths }
    var fitted = widths
    let used = widths.reduce(0) { $1 == 0 ? $0 : $0 + $1 + RowWriter.gap } - RowWriter.gap
    if used > width { fitted[flexible] = max(min(10, widths[flexible]), widths[flexible] - (used - width)) }
    return fitted
  }
}

private struct RowWriter {
  static let gap = 2

  let widths: [Int]
  let hasColours: Bool
  var bytes: [UInt8] = []
  /// Blanks owed before the next text, so that no line ends with any.
  private var pending = 0

  init(widths: [Int], hasColours: Bool) {
    self.widths = widths
    self.hasColours = hasColours
  }

  mutating func write(
    _ text: ArraySlice<UInt8>, _ width: Int, _ style: Style?, _ column: Int, _ alignment: Table.Alignment
  ) {
    guard widths[column] > 0 else { return }
    if width > widths[column] {
      let cut = truncated(String(decoding: text, as: UTF8.self), to: widths[column])
      return write(ArraySlice(cut.utf8), displayWidth(cut), style, column, alignment)
    }
    let blanks = widths[column] - width
    pending += alignment == .right ? blanks : 0
    if !text.isEmpty { append(text, style) }
    pending += Self.gap + (alignment == .left ? blanks : 0)
  }

  mutating func endLine() {
    bytes.append(0x0A)
    pending = 0
  }

  private mutating func append(_ text: ArraySlice<UInt8>, _ style: Style?) {
    bytes.append(contentsOf: repeatElement(0x20, count: pending))
    pending = 0
    guard hasColours, let style else { return bytes.append(contentsOf: text) }
    bytes.append(contentsOf: "\u{1B}[\(style.rawValue)m".utf8)
    bytes.append(contentsOf: text)
    bytes.append(contentsOf: "\u{1B}[0m".utf8)
  }
}
