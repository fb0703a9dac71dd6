internal import CSQLite

extension Connection {
  /// Returns the page size of the file in bytes.
  func pageSize() throws(StorageError) -> Int {
    try first("PRAGMA page_size") { $0.int() } ?? 0
  }

  /// Rewrites a file that is not in WAL mode if its page size differs.
  func takePages(of size: Int) throws(StorageError) {
    if try pageSize() != size { try runScript("PRAGMA page_size = \(size); VACUUM") }
  }

  /// Writes all committed data to an empty file, without blocking other readers and writers.
  func vacuum(into path: String) throws(StorageError) {
    try run("VACUUM INTO ?1", .text(path))
  }

  /// Returns at most 20 faults of the file, none if it is intact. Reads every page and compares rows with indices.
  func faults() throws(StorageError) -> [String] {
    try all("PRAGMA integrity_check(20)") { $0.text() }.filter { $0 != "ok" }
  }

  /// Replaces every page with those of another database in one transaction, which other connections see like any
  /// commit. Both page sizes must be equal.
  func takeOver(_ other: Connection) throws(StorageError) {
    guard let backup = sqlite3_backup_init(handle, "main", other.handle, "main") else {
      throw StorageError(on: handle)
    }
    let code = sqlite3_backup_step(backup, -1)
    let end = sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE, end == SQLITE_OK else {
      throw StorageError(on: handle, code: code == SQLITE_DONE ? end : code)
    }
  }
}
