/// Many rows for one table: as few statements as may be, since each of them opens the table with all its indexes anew.
///
/// A row that is refused leaves those before it where they are, so that SQLite need not copy each page before a statement
/// changes it: should an insert throw, the transaction has to be given up.
struct ManyRows {
  let columns: Int
  private let head: String
  private let rowsPerStatement: Int

  /// - Parameters:
  ///   - count: how many columns there are.
  ///   - rowsPerStatement: times the columns, this has to stay below the 32,766 values SQLite takes.
  ///   - skipsKnown: a row that is there already is left alone; else it is an error.
  init(_ table: String, _ columns: String, count: Int, rowsPerStatement: Int, skipsKnown: Bool = false) {
    head = "INSERT OR \(skipsKnown ? "IGNORE" : "FAIL") INTO \(table) (\(columns)) VALUES "
    self.columns = count
    self.rowsPerStatement = rowsPerStatement
  }

  /// - Parameter add: adds the values of a row.
  func insert<Element>(
    _ rows: [Element], on connection: Connection, _ add: (Element, inout RowBuffer) -> Void
  ) throws(StorageError) {
    let portion = rowsPerStatement * 16
    var buffer = RowBuffer(cells: columns * min(portion, rows.count), textSize: 0)
    for start in stride(from: 0, to: rows.count, by: portion) {
      buffer.removeAll()
      for row in rows[start..<min(start + portion, rows.count)] { add(row, &buffer) }
      try insert(buffer, on: connection)
    }
  }

  func insert(_ rows: RowBuffer, on connection: Connection) throws(StorageError) {
    let (full, single) = (sql(rowsPerStatement), sql(1))
    var start = 0
    while start < rows.count {
      let isFull = rows.count - start >= rowsPerStatement * columns
      let end = start + columns * (isFull ? rowsPerStatement : 1)
      try connection.run(isFull ? full : single, rows, start..<end)
      start = end
    }
  }

  private func sql(_ rows: Int) -> String {
    let row = "(" + Array(repeating: "?", count: columns).joined(separator: ",") + ")"
    return head + Array(repeating: row, count: rows).joined(separator: ",")
  }
}
