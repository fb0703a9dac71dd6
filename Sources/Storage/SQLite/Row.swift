internal import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads the columns of one result row from left to right; valid until its statement moves on.
struct Row: ~Copyable {
  private let handle: OpaquePointer
  private var column: Int32 = 0

  init(_ handle: OpaquePointer) {
    self.handle = handle
  }

  /// The next column; a connection belongs to one thread at a time, so the value needs no protection of its own.
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

  /// The text of a column, whatever bytes it holds; NULL reads as empty.
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

  /// Lends the text of a column, in UTF-8, for the time of `body`; NULL reads as empty.
  mutating func lendText(_ body: (UnsafeRawBufferPointer) -> Void) {
    body(Self.utf8(of: next()))
  }

  /// The text of a column, sharing the storage of `previous` when it is the same text.
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

  /// The bytes as they are stored, which for text is UTF-8; asking for text would copy it to add a NUL.
  private static func utf8(of value: OpaquePointer?) -> UnsafeRawBufferPointer {
    guard let start = sqlite3_value_blob(value) else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
  }
}
