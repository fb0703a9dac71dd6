internal import CSQLite

extension Connection {
  /// Bytes of a page of the file.
  func pageSize() throws(StorageError) -> Int {
    try first("PRAGMA page_size") { $0.int() } ?? 0
  }

  /// Writes a file without a log anew where its pages are of another size.
  func takePages(of size: Int) throws(StorageError) {
    if try pageSize() != size { try runScript("PRAGMA page_size = \(size); VACUUM") }
  }

  /// Writes all that is committed into a file that is empty; others read and write on meanwhile.
  func vacuum(into path: String) throws(StorageError) {
    try run("VACUUM INTO ?1", .text(path))
  }

  /// What is wrong in the file; nothing when it is sound. Reads every page and compares rows with indices.
  func faults() throws(StorageError) -> [String] {
    try all("PRAGMA integrity_check(20)") { $0.text() }.filter { $0 != "ok" }
  }

  /// Takes over every page of another database as one transaction; whoever has this one open sees it like any commit.
  /// The pages of both have to be of the same size.
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
