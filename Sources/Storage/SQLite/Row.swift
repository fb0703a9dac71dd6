internal import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads the columns of a result row from left to right; valid until its statement advances.
struct Row: ~Copyable {
  private let handle: OpaquePointer
  private var column: Int32 = 0

  init(_ handle: OpaquePointer) {
    self.handle = handle
  }

  /// Returns the next column. Unprotected values are safe because only one thread uses a connection at a time.
  private mutating func next() -> OpaquePointer? {
    defer { column += 1 }
    return sqlite3_column_value(handle, column)
  }

  mutating func int64() -> Int64 {
    sqlite3_value_int64(next())
  }

  mutating func int() -> Int {
    Int(int64())
  }

  mutating func flag() -> Bool {
    int64() != 0
  }

  /// Reads the text of a column and repairs invalid UTF-8; NULL reads as empty.
  mutating func text() -> String {
    String(decoding: Self.utf8(of: next()), as: UTF8.self)
  }

  mutating func optionalInt64() -> Int64? {
    let value = next()
    return Self.isNull(value) ? nil : sqlite3_value_int64(value)
  }

  mutating func optionalInt() -> Int? {
    optionalInt64().map { Int($0) }
  }

  mutating func optionalText() -> String? {
    let value = next()
    return Self.isNull(value) ? nil : String(decoding: Self.utf8(of: value), as: UTF8.self)
  }

  mutating func optionalBytes() -> [UInt8]? {
    let value = next()
    return Self.isNull(value) ? nil : [UInt8](Self.utf8(of: value))
  }

  /// Calls `body` with the UTF-8 text of a column, which is valid only during the call; NULL reads as empty.
  mutating func lendText(_ body: (UnsafeRawBufferPointer) -> Void) {
    body(Self.utf8(of: next()))
  }

  /// Reads the text of a column, reusing the storage of `previous` if they are equal.
  mutating func text(like previous: String) -> String {
    let found = Self.utf8(of: next())
    let isSame = previous.utf8.withContiguousStorageIfAvailable { known in
      guard let left = known.baseAddress, let right = found.baseAddress else { return false }
      return known.count == found.count && memcmp(left, right, known.count) == 0
    }
    return isSame == true ? previous : String(decoding: found, as: UTF8.self)
  }

  private static func isNull(_ value: OpaquePointer?) -> Bool {
    sqlite3_value_type(value) == SQLITE_NULL
  }

  /// The stored bytes, which are UTF-8 for text. `sqlite3_value_text` would copy them to append a NUL.
  private static func utf8(of value: OpaquePointer?) -> UnsafeRawBufferPointer {
    guard let start = sqlite3_value_blob(value) else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
  }
}
