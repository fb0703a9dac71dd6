extension Connection {
  /// Returns the first object that differs from the schema after `steps` migrations, or nil if they are equal.
  ///
  /// Triggers, views, virtual tables, checks and generated columns from someone else would run on every access.
  func foreignObject(after steps: Int) throws(StorageError) -> String? {
    let own = try Connection(path: ":memory:", access: .readWrite)
    for migration in Migration.all.prefix(steps) { try own.runScript(migration.sql) }
    let expected = Set(try own.schema())
    let found = Set(try schema().filter { !SchemaObject.ofSQLite.contains($0.sql) })
    return found.symmetricDifference(expected).map { $0.kind + " " + $0.name }.min()
  }

  private func schema() throws(StorageError) -> [SchemaObject] {
    try all("SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema") { row in
      SchemaObject(kind: row.text(), name: row.text(), table: row.text(), sql: row.text())
    }
  }
}

private struct SchemaObject: Hashable {
  let kind: String
  let name: String
  let table: String
  let sql: String

  /// Tables SQLite creates when it gathers statistics.
  static let ofSQLite: Set = [
    "CREATE TABLE sqlite_stat1(tbl,idx,stat)", "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)",
  ]
}
