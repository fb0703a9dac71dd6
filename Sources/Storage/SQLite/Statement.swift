internal import CSQLite

/// A prepared statement of a connection.
final class Statement {
  private let handle: OpaquePointer
  /// True from the moment it is taken until it is reset.
  var isInUse = true

  /// Prepares a statement.
  ///
  /// - Parameter isKept: whether it will be reused, so that SQLite should not take its memory from the lookaside
  ///   buffer.
  init(_ sql: String, on connection: OpaquePointer, isKept: Bool) throws(StorageError) {
    var sql = sql
    var prepared: OpaquePointer?
    let flags = isKept ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
    let code = sql.withUTF8 { text in
      text.withMemoryRebound(to: CChar.self) {
        sqlite3_prepare_v3(connection, $0.baseAddress, Int32($0.count), flags, &prepared, nil)
      }
    }
    guard code == SQLITE_OK, let prepared else {
      throw StorageError(code: code == SQLITE_OK ? SQLITE_MISUSE : sqlite3_extended_errcode(connection))
    }
    handle = prepared
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Binds values to the parameters, starting with the first.
  func bind(_ values: [Value]) throws(StorageError) {
    var index: Int32 = 1
    for value in values {
      try check(bind(value, at: index))
      index += 1
    }
  }

  private func bind(_ value: Value, at index: Int32) -> Int32 {
    switch value {
    case .null:
      return sqlite3_bind_null(handle, index)
    case .integer(let integer):
      return sqlite3_bind_int64(handle, index, integer)
    case .text(var text):
      return text.withUTF8 { utf8 in
        utf8.withMemoryRebound(to: CChar.self) {
          zeitblock_sqlite_bind_text(handle, index, $0.baseAddress, UInt64($0.count))
        }
      }
    case .utf8(let text):
      return text.withUnsafeBytes {
        zeitblock_sqlite_bind_text(handle, index, $0.assumingMemoryBound(to: CChar.self).baseAddress, UInt64($0.count))
      }
    case .bytes(let bytes):
      return bytes.withUnsafeBytes { zeitblock_sqlite_bind_blob(handle, index, $0.baseAddress, UInt64($0.count)) }
    }
  }

  /// Binds row values to unbound parameters. Texts are not copied: they must stay in place until the statement is
  /// reset.
  func lend(_ cells: ArraySlice<RowBuffer.Cell>, _ texts: UnsafeBufferPointer<UInt8>) throws(StorageError) {
    var index: Int32 = 1
    for cell in cells {
      let code =
        switch cell {
        case .null: SQLITE_OK
        case .integer(let integer): sqlite3_bind_int64(handle, index, integer)
        case .text(let start, let count): lend(texts.baseAddress.map { $0 + start }, count, at: index)
        }
      try check(code)
      index += 1
    }
  }

  private func lend(_ text: UnsafePointer<UInt8>?, _ count: Int, at index: Int32) -> Int32 {
    zeitblock_sqlite_lend_text(handle, index, UnsafeRawPointer(text), UInt64(count))
  }

  private func check(_ code: Int32) throws(StorageError) {
    guard code == SQLITE_OK else { throw StorageError(code: code) }
  }

  /// Advances to the next row. Returns false if there is none.
  func step() throws(StorageError) -> Bool {
    let code = sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default:
      guard let connection = sqlite3_db_handle(handle) else { throw StorageError(code: code) }
      throw StorageError(on: connection)
    }
  }

  /// The current row.
  var row: Row {
    Row(handle)
  }

  /// Resets the statement for reuse and releases its values.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    isInUse = false
  }
}
