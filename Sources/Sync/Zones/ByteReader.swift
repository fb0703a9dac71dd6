/// Reads big-endian numbers and byte ranges from the front; returns nil if too few bytes remain.
struct ByteReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// Reads a signed number of 4 or 8 bytes.
  mutating func number(bytes count: Int) -> Int64? {
    guard let bytes = take(count) else { return nil }
    let value = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return count == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
  }

  mutating func numbers(_ count: Int, bytes size: Int) -> [Int64]? {
    guard count >= 0, rest.count >= count * size else { return nil }
    return (0..<count).compactMap { _ in number(bytes: size) }
  }
}
