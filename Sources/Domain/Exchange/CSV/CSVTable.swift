/// The rows of a CSV file (RFC 4180).
///
/// Beyond the RFC, a lone line feed also ends a row, the separator may be a semicolon or a tab, and a quotation mark
/// inside a cell that does not begin with one is literal.
struct CSVTable: Equatable {
  struct Row: Equatable {
    /// The line where the row begins, counted from 1.
    var line: Int
    var cells: [String]

    var isBlank: Bool { cells.allSatisfy { OneLine.trimmed($0).isEmpty } }
  }

  private(set) var rows: [Row] = []
  /// Whether the last row lacks a line break.
  private(set) var endsOpen = false

  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - separator: The separator; nil detects it from the first line.
  /// - Throws: `truncated` with the line where an unclosed quotation begins.
  init(_ bytes: [UInt8], separator: UInt8? = nil) throws(ExchangeFailure) {
    var reader = CSVReader(bytes: bytes, separator: separator ?? CSVTable.separator(of: bytes))
    while let row = try reader.row() { rows.append(row) }
    endsOpen = bytes.last.map { $0 != 0x0A && $0 != 0x0D } ?? false
  }

  /// Returns whichever of comma, semicolon and tab occurs most often outside quotations in the first line.
  static func separator(of bytes: [UInt8]) -> UInt8 {
    var counts: [(byte: UInt8, count: Int)] = [(0x2C, 0), (0x3B, 0), (0x09, 0)]
    var isQuoted = false
    for byte in bytes {
      if byte == 0x22 { isQuoted.toggle() }
      if byte == 0x0A, !isQuoted { break }
      if !isQuoted, let index = counts.firstIndex(where: { $0.byte == byte }) { counts[index].count += 1 }
    }
    return counts.reduce(counts[0]) { $1.count > $0.count ? $1 : $0 }.byte
  }
}

private struct CSVReader {
  let bytes: [UInt8]
  let separator: UInt8
  var index = 0
  var line = 1

  /// Returns the next row, or nil at the end.
  mutating func row() throws(ExchangeFailure) -> CSVTable.Row? {
    guard index < bytes.count else { return nil }
    var row = CSVTable.Row(line: line, cells: [])
    while true {
      row.cells.append(try cell())
      guard index < bytes.count else { return row }
      if bytes[index] == separator {
        index += 1
        // An empty cell follows a separator at the very end.
        if index == bytes.count {
          row.cells.append("")
          return row
        }
        continue
      }
      endLine()
      return row
    }
  }

  private mutating func cell() throws(ExchangeFailure) -> String {
    guard index < bytes.count, bytes[index] == 0x22 else { return String(decoding: plain(), as: UTF8.self) }
    let text = try quoted()
    // Text after the closing quotation mark still belongs to the cell.
    return String(decoding: text + plain(), as: UTF8.self)
  }

  private mutating func plain() -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count, bytes[index] != separator, bytes[index] != 0x0A, !isPair { index += 1 }
    return bytes[start..<index]
  }

  /// Whether the current byte is a carriage return that belongs to a line break.
  private var isPair: Bool { bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] == 0x0A) }

  private mutating func quoted() throws(ExchangeFailure) -> [UInt8] {
    let first = line
    var text: [UInt8] = []
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x22 {
        guard index < bytes.count, bytes[index] == 0x22 else { return text }
        index += 1
      }
      if byte == 0x0A { line += 1 }
      text.append(byte)
    }
    throw .truncated(line: first)
  }

  private mutating func endLine() {
    if bytes[index] == 0x0D { index += 1 }
    if index < bytes.count, bytes[index] == 0x0A { index += 1 }
    line += 1
  }
}
