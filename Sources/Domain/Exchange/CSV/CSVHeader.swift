/// The column names of a table. They are compared ignoring case, spaces, hyphens and underscores.
struct CSVHeader {
  let names: [String]
  private let places: [String: Int]

  init(_ row: CSVTable.Row) {
    names = row.cells.map { OneLine.trimmed($0) }
    var places: [String: Int] = [:]
    for (index, name) in names.enumerated() where places[CSVHeader.key(name)] == nil {
      places[CSVHeader.key(name)] = index
    }
    self.places = places
  }

  static func key(_ name: String) -> String {
    var key = ""
    for character in name.lowercased() where character != " " && character != "_" && character != "-" {
      key.append(character)
    }
    return key
  }

  func has(_ name: String) -> Bool { places[CSVHeader.key(name)] != nil }

  /// Returns the column index of the first of the names that exists, or nil if none does.
  func place(_ names: [String]) -> Int? {
    for name in names {
      if let place = places[CSVHeader.key(name)] { return place }
    }
    return nil
  }

  /// Returns the trimmed cell in the named column; nil if it is empty or missing.
  func value(_ name: String, _ row: CSVTable.Row) -> String? {
    guard let place = places[CSVHeader.key(name)], place < row.cells.count else { return nil }
    let text = OneLine.trimmed(FormulaGuard.unguarded(row.cells[place]))
    return text.isEmpty ? nil : text
  }
}

extension CSVTable {
  /// Throws `truncated` if a file ends in the middle of its last row.
  func checkEnd(columns: Int) throws(ExchangeFailure) {
    guard endsOpen, let last = rows.last, last.cells.count < columns else { return }
    throw .truncated(line: last.line)
  }
}
