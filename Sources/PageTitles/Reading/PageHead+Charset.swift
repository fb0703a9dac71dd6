extension PageHead {
  /// Reads a page as its bytes say, or its header, or its text; else as UTF-8 where it is that, and as windows-1252.
  init(page bytes: [UInt8], header: PageCharset?, while goesOn: () -> Bool = { true }) {
    let charset = PageCharset(markOf: bytes) ?? header ?? Self.charset(in: bytes) ?? Self.guessed(bytes)
    self.init(charset.decoded(bytes), while: goesOn)
  }

  private static func guessed(_ bytes: [UInt8]) -> PageCharset {
    PageCharset.isUTF8(bytes) ? .utf8 : .windows1252
  }
}
