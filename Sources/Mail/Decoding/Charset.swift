#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Decodes bytes to text. Never fails: unreadable bytes become U+FFFD, and an unknown charset is guessed.
enum Charset {
  static func text(_ bytes: [UInt8], in name: String?) -> String {
    guard let name = known(name) else { return UnmarkedText.text(bytes) }
    return converted(bytes, from: name) ?? guess(bytes)
  }

  /// Decodes UTF-8 if valid, otherwise Windows-1252, which maps all bytes.
  static func guess(_ bytes: [UInt8]) -> String {
    String(validating: bytes, as: UTF8.self) ?? converted(bytes, from: "WINDOWS-1252")
      ?? String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a charset name for iconv, or nil if the charset should be guessed. Only ASCII letters, digits and `-_.:`
  /// are passed on.
  private static func known(_ name: String?) -> String? {
    guard let name = name?.lowercased(), (1...40).contains(name.utf8.count) else { return nil }
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":"): true
      default: false
      }
    }
    return isPlain ? substitutes[name] ?? (guessed.contains(name) ? nil : name) : nil
  }

  private static let guessed: Set<String> = [
    "utf-8", "utf8", "us-ascii", "ascii", "unknown-8bit", "x-unknown", "unknown", "default", "8bit", "binary",
  ]

  /// Labels that programs use for another charset than the one they name (as browsers interpret them), or that iconv
  /// does not know.
  private static let substitutes: [String: String] = [
    "iso-8859-1": "WINDOWS-1252", "latin1": "WINDOWS-1252", "iso8859-1": "WINDOWS-1252", "iso-8859-9": "WINDOWS-1254",
    "iso-8859-8-i": "ISO-8859-8", "gb2312": "GB18030", "gbk": "GB18030", "x-gbk": "GB18030", "shift_jis": "CP932",
    "x-sjis": "CP932", "ks_c_5601-1987": "CP949", "euc-kr": "CP949", "unicode-1-1-utf-7": "UTF-7",
    "x-mac-roman": "MACINTOSH", "cp-850": "CP850", "big5_tw": "BIG5",
  ]

  /// Returns nil if iconv does not know the charset.
  static func converted(_ bytes: [UInt8], from name: String) -> String? {
    let converter = iconv_open("UTF-8", name)
    guard converter != iconv_t(bitPattern: -1) else { return nil }
    defer { iconv_close(converter) }
    var source = bytes.map { CChar(bitPattern: $0) }
    var result: [UInt8] = []
    var piece = [CChar](repeating: 0, count: 8_192)
    source.withUnsafeMutableBufferPointer { source in
      var (input, left) = (source.baseAddress, source.count)
      while left > 0 {
        let before = (left, result.count)
        let error = step(converter, &input, &left, &piece, &result)
        switch error {
        case 0, E2BIG:
          // A converter that neither reads nor writes would loop forever.
          if (left, result.count) == before { left = 0 }
        default:
          result += Array("\u{FFFD}".utf8)
          input = input?.advanced(by: 1)
          left = error == EINVAL ? 0 : left - 1
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Converts until the input ends, the buffer is full, or bytes are invalid; returns the `errno`, or zero.
  private static func step(
    _ converter: iconv_t?, _ input: inout UnsafeMutablePointer<CChar>?, _ left: inout Int, _ piece: inout [CChar],
    _ result: inout [UInt8]
  ) -> Int32 {
    piece.withUnsafeMutableBufferPointer { piece in
      var (output, room) = (piece.baseAddress, piece.count)
      let status = iconv(converter, &input, &left, &output, &room)
      let error = status == -1 ? errno : 0
      result += piece.prefix(piece.count - room).map { UInt8(bitPattern: $0) }
      return error
    }
  }
}
