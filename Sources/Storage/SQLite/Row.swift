import CSQLite

/// Reads the columns of one result row from left to right; valid until its statement moves on.
struct Row: ~Copyable {
  private let handle: OpaquePointer
  private var column: Int32 = 0

  init(_ handle: OpaquePointer) {
    self.handle = handle
  }

  private mutating func next() -> Int32 {
    defer { column += 1 }
    return column
  }

  mutating func int64() -> Int64 {
    sqlite3_column_int64(handle, next())
  }

  mutating func int() -> Int {
    Int(int64())
  }

  mutating func flag() -> Bool {
    int64() != 0
  }

  /// The text of a column, whatever bytes it holds; NULL reads as empty.
  mutating func text() -> String {
    String(decoding: utf8(at: next()), as: UTF8.self)
  }

  mutating func optionalInt64() -> Int64? {
    let index = next()
    return isNull(index) ? nil : sqlite3_column_int64(handle, index)
  }

  mutating func optionalInt() -> Int? {
    optionalInt64().map { Int($0) }
  }

  mutating func optionalText() -> String? {
    let index = next()
    return isNull(index) ? nil : String(decoding: utf8(at: index), as: UTF8.self)
  }

  mutating func optionalBytes() -> [UInt8]? {
    let index = next()
    if isNull(index) { return nil }
    guard let start = sqlite3_column_blob(handle, index) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, index))))
  }

  /// The text of a column, sharing the storage of `previous` when it is the same text.
  mutating func text(like previous: String) -> String {
    let found = utf8(at: next())
    var previous = previous
    let isSame = previous.withUTF8 { $0.elementsEqual(found) }
    return isSame ? previous : String(decoding: found, as: UTF8.self)
  }

  private func isNull(_ index: Int32) -> Bool {
    sqlite3_column_type(handle, index) == SQLITE_NULL
  }

  private func utf8(at index: Int32) -> UnsafeBufferPointer<UInt8> {
    guard let start = sqlite3_column_text(handle, index) else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, index)))
  }
}
