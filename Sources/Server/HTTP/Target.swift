internal import Web

/// The target of a request line, decoded: `/tasks/7?from=plan`.
struct Target: Sendable, Equatable {
  let path: String
  let query: Fields

  /// - Throws: `FormError` unless the path starts with `/` and contains no control characters.
  init(_ text: String, fieldLimit: Int) throws(FormError) {
    let bytes = text.utf8
    let rawPath = bytes.prefix { $0 != UInt8(ascii: "?") }
    path = try decodedText(rawPath)
    guard path.utf8.first == UInt8(ascii: "/"), path.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
      throw .malformed
    }
    query = try decodedFields(bytes.dropFirst(rawPath.count + 1), limit: fieldLimit)
  }
}
