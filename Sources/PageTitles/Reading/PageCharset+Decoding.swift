#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension PageCharset {
  /// Decodes a page to UTF-8; invalid bytes become U+FFFD, and NUL a space.
  func decoded(_ bytes: [UInt8]) -> [UInt8] {
    let text: [UInt8] =
      switch self {
      case .utf8: Array(String(decoding: bytes, as: UTF8.self).utf8)
      case .utf16BigEndian: Self.utf16(bytes) { UInt16($0) << 8 | UInt16($1) }
      case .utf16LittleEndian: Self.utf16(bytes) { UInt16($1) << 8 | UInt16($0) }
      case .windows1252: Windows1252.decoded(bytes)
      case .other(let name): Self.converted(bytes, from: name) ?? Windows1252.decoded(bytes)
      }
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return text[start...].map { $0 == 0 ? 0x20 : $0 }
  }

  /// Whether bytes are valid UTF-8; the last character may be truncated.
  static func isUTF8(_ bytes: [UInt8]) -> Bool {
    (0...3).contains { String(validating: bytes.dropLast($0), as: UTF8.self) != nil }
  }

  private static func utf16(_ bytes: [UInt8], _ unit: (UInt8, UInt8) -> UInt16) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Returns nil if iconv does not know the name.
  private static func converted(_ bytes: [UInt8], from name: String) -> [UInt8]? {
    guard let converter = iconv_open("UTF-8", name), Int(bitPattern: converter) != -1 else { return nil }
    defer { iconv_close(converter) }
    var source = bytes.map { CChar(bitPattern: $0) }
    return source.withUnsafeMutableBufferPointer { source in
      // No byte of these charsets becomes more than four bytes of UTF-8.
      [UInt8](unsafeUninitializedCapacity: source.count * 4) { buffer, count in
        count = buffer.withMemoryRebound(to: CChar.self) { convert(converter, source, into: $0) }
      }
    }
  }

  /// - Returns: the number of bytes written.
  private static func convert(
    _ converter: iconv_t, _ source: UnsafeMutableBufferPointer<CChar>, into room: UnsafeMutableBufferPointer<CChar>
  ) -> Int {
    var input = source.baseAddress
    var left = source.count
    var output = room.baseAddress
    var free = room.count
    while left > 0 {
      _ = iconv(converter, &input, &left, &output, &free)
      // iconv stops at an invalid byte and at a truncated character at the end.
      guard left > 0, free >= replacement.count else { break }
      for byte in replacement {
        output?.pointee = CChar(bitPattern: byte)
        output = output?.successor()
      }
      free -= replacement.count
      input = input?.successor()
      left -= 1
    }
    return room.count - free
  }

  private static let replacement = Array("\u{FFFD}".utf8)
}
