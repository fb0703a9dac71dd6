/// Many rows for one table: as few statements as may be, since each of them opens the table with all its indexes anew.
struct ManyRows {
  let columns: Int
  private let head: String
  private let rowsPerStatement: Int

  /// - Parameters:
  ///   - count: how many columns there are.
  ///   - rowsPerStatement: times the columns, this has to stay below the 32,766 values SQLite takes.
  ///   - skipsKnown: a row that is there already is left alone; else it is an error.
  init(_ table: String, _ columns: String, count: Int, rowsPerStatement: Int, skipsKnown: Bool = false) {
    head = "INSERT \(skipsKnown ? "OR IGNORE " : "")INTO \(table) (\(columns)) VALUES "
    self.columns = count
    self.rowsPerStatement = rowsPerStatement
  }

  /// - Parameter append: appends the values of a row.
  func insert<Element>(
    _ rows: [Element], on connection: Connection, _ append: (Element, inout [Value]) -> Void
  ) throws(StorageError) {
    let portion = rowsPerStatement * 16
    var values: [Value] = []
    values.reserveCapacity(columns * min(portion, rows.count))
    for start in stride(from: 0, to: rows.count, by: portion) {
      let part = rows[start..<min(start + portion, rows.count)]
      values.removeAll(keepingCapacity: true)
      for row in part { append(row, &values) }
      try insert(values, rows: part.count, on: connection)
    }
  }

  /// - Parameter values: those of all rows, one row after the other.
  func insert(_ values: [Value], rows count: Int, on connection: Connection) throws(StorageError) {
    let (full, single) = (sql(rowsPerStatement), sql(1))
    var start = 0
    while start < count {
      let isFull = count - start >= rowsPerStatement
      let end = start + (isFull ? rowsPerStatement : 1)
      try connection.run(isFull ? full : single, values[(start * columns)..<(end * columns)])
      start = end
    }
  }

  private func sql(_ rows: Int) -> String {
    let row = "(" + Array(repeating: "?", count: columns).joined(separator: ",") + ")"
    return head + Array(repeating: row, count: rows).joined(separator: ",")
  }
}
