internal import CSQLite

/// A prepared statement of one connection.
final class Statement {
  private let handle: OpaquePointer
  /// Between its being taken and its reset.
  var isInUse = true

  /// Prepares one statement.
  ///
  /// - Parameter isKept: the statement will be used again and again, so SQLite may keep it outside its scratch memory.
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

  /// Binds values to the parameters from the first one on.
  func bind(_ values: [Value]) throws(StorageError) { try bind(values[...]) }

  func bind(_ values: ArraySlice<Value>) throws(StorageError) {
    var index: Int32 = 1
    for value in values {
      let code = bind(value, at: index)
      guard code == SQLITE_OK else { throw StorageError(code: code) }
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

  /// Moves to the next row; false when there is none.
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

  /// The columns of the row the statement stands on.
  var row: Row {
    Row(handle)
  }

  /// Makes the statement ready to be bound again and lets go of the data it read.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    isInUse = false
  }
}
