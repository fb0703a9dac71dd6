extension PageHead {
  /// Parses a page in the encoding given by its byte order mark, HTTP header or markup, in this order; otherwise as
  /// UTF-8 if valid, or windows-1252.
  init(page bytes: [UInt8], header: PageCharset?, while goesOn: () -> Bool = { true }) {
    let charset = PageCharset(markOf: bytes) ?? header ?? Self.charset(in: bytes) ?? Self.guessed(bytes)
    self.init(charset.decoded(bytes), while: goesOn)
  }

  private static func guessed(_ bytes: [UInt8]) -> PageCharset {
    PageCharset.isUTF8(bytes) ? .utf8 : .windows1252
  }
}
