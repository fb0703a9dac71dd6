/// Writes rows as RFC 4180 defines them: commas, CRLF, and quotation marks where needed. Guards cells against being
/// read as formulas.
struct CSVWriter {
  private(set) var bytes: [UInt8] = []

  mutating func row(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(0x2C) }
      append(cell)
    }
    bytes.append(contentsOf: [0x0D, 0x0A])
  }

  private mutating func append(_ text: String) {
    let cell = FormulaGuard.guarded(text)
    let needsQuotes = cell.utf8.contains { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D || $0 == 0x3B }
    guard needsQuotes else { return bytes.append(contentsOf: cell.utf8) }
    bytes.append(0x22)
    for byte in cell.utf8 {
      if byte == 0x22 { bytes.append(0x22) }
      bytes.append(byte)
    }
    bytes.append(0x22)
  }
}

/// Prefixes cells that a spreadsheet would take for a formula with an apostrophe, as spreadsheets themselves mark text.
enum FormulaGuard {
  static func guarded(_ cell: String) -> String { isFormula(cell) ? "'" + cell : cell }

  static func unguarded(_ cell: String) -> String {
    cell.utf8.first == 0x27 && isFormula(cell) ? String(cell.unicodeScalars.dropFirst()) : cell
  }

  /// Returns whether a cell begins like a formula, ignoring leading apostrophes and zero-width characters. East Asian
  /// spreadsheets also accept the full-width signs.
  private static func isFormula(_ cell: String) -> Bool {
    switch cell.unicodeScalars.first(where: { $0 != "'" && !isUnseen($0) }) {
    case "=", "+", "-", "@", "\t", "\r", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": true
    default: false
    }
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF,
      0xE0000...0xE01EF:
      true
    default: false
    }
  }
}
