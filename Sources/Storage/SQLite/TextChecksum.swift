internal import CSQLite
internal import Domain

/// A checksum over the texts of a row (FNV-1a, 64 bits). SQLite keeps none and cannot detect bytes changed on disk.
struct TextChecksum {
  private var hash = ShortHash.start

  /// The value stored in the column.
  var stored: Int64 { Int64(bitPattern: hash) }

  /// - Parameter text: nil for NULL.
  mutating func add(_ text: UnsafeRawBufferPointer?) {
    if let text { ShortHash.add(text, to: &hash) }
    // Terminators that never occur in UTF-8, so that text cannot move between fields unnoticed.
    let end: UInt8 = text == nil ? 0xff : 0xfe
    withUnsafeBytes(of: end) { ShortHash.add($0, to: &hash) }
  }

  /// Registers the SQL function `textChecksum(title, …)`.
  static func register(on connection: OpaquePointer) {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY
    sqlite3_create_function_v2(
      connection, "textChecksum", -1, flags, nil,
      { context, count, values in
        var checksum = TextChecksum()
        for index in 0..<Int(count) {
          let value = values?[index]
          guard sqlite3_value_type(value) != SQLITE_NULL else {
            checksum.add(nil)
            continue
          }
          // The stored bytes, whether valid UTF-8 or not.
          let bytes = sqlite3_value_blob(value)
          checksum.add(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(value))))
        }
        sqlite3_result_int64(context, checksum.stored)
      }, nil, nil, nil)
  }
}
