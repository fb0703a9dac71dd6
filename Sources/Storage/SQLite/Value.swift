/// A value to bind to a statement.
enum Value: Sendable, Equatable {
  case null
  case integer(Int64)
  case text(String)
  case bytes([UInt8])
  /// Text already encoded as UTF-8.
  case utf8([UInt8])

  static func integer(_ value: Int) -> Value {
    .integer(Int64(value))
  }

  static func integer(_ value: Int?) -> Value {
    value.map { .integer(Int64($0)) } ?? .null
  }

  static func integer(_ value: Int64?) -> Value {
    value.map { .integer($0) } ?? .null
  }

  static func text(_ value: String?) -> Value {
    value.map { .text($0) } ?? .null
  }

  static func bytes(_ value: [UInt8]?) -> Value {
    value.map { .bytes($0) } ?? .null
  }

  static func flag(_ value: Bool) -> Value {
    .integer(Int64(value ? 1 : 0))
  }
}
