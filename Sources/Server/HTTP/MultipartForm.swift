internal import Web

/// A `multipart/form-data` form with at most one file (RFC 7578).
struct MultipartForm {
  private(set) var fields = Fields()
  private(set) var upload: Upload?

  /// Returns the boundary of a `Content-Type`, or nil if it is another type.
  static func boundary(of type: String) -> [UInt8]? {
    let parts = type.split(separator: ";").map { $0.drop { $0 == " " || $0 == "\t" } }
    guard parts.first?.lowercased() == "multipart/form-data" else { return nil }
    for part in parts.dropFirst() where part.lowercased().hasPrefix("boundary=") {
      let value = part.dropFirst(9).filter { $0 != "\"" }
      return (1...70).contains(value.utf8.count) ? Array(value.utf8) : nil
    }
    return nil
  }

  /// - Throws: `malformed` if a boundary or header is invalid or text is not UTF-8; `tooManyFields`.
  init(_ body: [UInt8], boundary: [UInt8], limit: Int) throws(FormError) {
    let mark = Array("--".utf8) + boundary
    guard body.starts(with: mark) else { throw .malformed }
    var start = mark.count
    let separator = [0x0D, 0x0A] + mark
    var count = 0
    while !body[start...].starts(with: Array("--".utf8)) {
      guard body[start...].starts(with: [0x0D, 0x0A]) else { throw .malformed }
      guard let end = MultipartForm.index(of: separator, in: body, from: start) else { throw .malformed }
      count += 1
      guard count <= limit else { throw .tooManyFields }
      try take(start + 2 <= end ? body[(start + 2)..<end] : [])
      start = end + separator.count
    }
  }

  private mutating func take(_ part: ArraySlice<UInt8>) throws(FormError) {
    let bytes = Array(part)
    guard let end = MultipartForm.index(of: Array("\r\n\r\n".utf8), in: bytes, from: 0),
      let head = String(validating: bytes[..<end], as: UTF8.self)
    else { throw .malformed }
    let line = head.split(whereSeparator: \.isNewline).first { $0.lowercased().hasPrefix("content-disposition:") }
    guard let line, let name = MultipartForm.parameter("name", in: line) else { throw .malformed }
    let content = Array(bytes[(end + 4)...])
    if let file = MultipartForm.parameter("filename", in: line) {
      // An empty file field does not replace another upload.
      if upload == nil || !file.isEmpty { upload = Upload(name: file, bytes: content) }
    } else {
      // A pasted NUL is removed, so that the rest is not lost.
      guard let text = String(validating: content.filter { $0 != 0 }, as: UTF8.self) else { throw .malformed }
      fields.pairs.append(Fields.Pair(name, text))
    }
  }

  /// Returns the value of `name="…"`; browsers encode a quotation mark in it as `%22`.
  private static func parameter(_ name: String, in line: Substring) -> String? {
    for part in line.split(separator: ";").dropFirst() {
      let trimmed = part.drop { $0 == " " }
      guard trimmed.hasPrefix(name + "=\"") else { continue }
      return String(trimmed.dropFirst(name.count + 2).prefix { $0 != "\"" })
    }
    return nil
  }

  private static func index(of pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first, bytes.count >= pattern.count else { return nil }
    var index = start
    let last = bytes.count - pattern.count
    while index <= last {
      guard let found = bytes[index...last].firstIndex(of: first) else { return nil }
      if bytes[found..<(found + pattern.count)].elementsEqual(pattern) { return found }
      index = found + 1
    }
    return nil
  }
}
