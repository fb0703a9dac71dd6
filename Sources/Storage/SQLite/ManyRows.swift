/// Many rows for one table: as few statements as may be, since each of them opens the table with all its indexes anew.
struct ManyRows {
  private let head: String
  private let columns: Int
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
    let (full, single) = (sql(rowsPerStatement), sql(1))
    var values: [Value] = []
    values.reserveCapacity(columns * rowsPerStatement)
    var start = 0
    while start < rows.count {
      let isFull = rows.count - start >= rowsPerStatement
      let end = start + (isFull ? rowsPerStatement : 1)
      for row in rows[start..<end] { append(row, &values) }
      try connection.run(isFull ? full : single, values)
      values.removeAll(keepingCapacity: true)
      start = end
    }
  }

  private func sql(_ rows: Int) -> String {
    let row = "(" + Array(repeating: "?", count: columns).joined(separator: ",") + ")"
    return head + Array(repeating: row, count: rows).joined(separator: ",")
  }
}
