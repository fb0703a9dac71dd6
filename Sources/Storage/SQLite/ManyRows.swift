/// Inserts many rows into a table with as few statements as possible, because each statement opens the table and all
/// its indexes.
///
/// A rejected row does not undo the rows before it, which saves SQLite a copy of each page per statement. If an insert
/// throws, the transaction must be rolled back.
struct ManyRows {
  let columns: Int
  private let head: String
  private let rowsPerStatement: Int

  /// - Parameters:
  ///   - count: number of columns.
  ///   - rowsPerStatement: must stay below 32,766, SQLite's limit of values, when multiplied by `count`.
  ///   - skipsKnown: whether to ignore rows that exist; otherwise they are errors.
  init(_ table: String, _ columns: String, count: Int, rowsPerStatement: Int, skipsKnown: Bool = false) {
    head = "INSERT OR \(skipsKnown ? "IGNORE" : "FAIL") INTO \(table) (\(columns)) VALUES "
    self.columns = count
    self.rowsPerStatement = rowsPerStatement
  }

  /// - Parameter add: appends the values of one row.
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
