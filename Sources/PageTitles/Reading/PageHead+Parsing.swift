internal import CXML

extension PageHead {
  /// Maximum nesting depth; no real page has more.
  static let depthLimit = 256

  /// Parses a page with libxml2 as far as possible.
  ///
  /// - Parameters:
  ///   - text: UTF-8.
  ///   - goesOn: called every few kilobytes; false stops the parser and keeps the results so far.
  init(_ text: [UInt8], while goesOn: () -> Bool = { true }) {
    let builder = PageHeadBuilder()
    if Self.isLoaded { withExtendedLifetime(builder) { Self.parse(text, into: builder, while: goesOn) } }
    self = builder.head
  }

  /// Returns the charset declared near the beginning of a page.
  static func charset(in bytes: [UInt8]) -> PageCharset? {
    let beginning = bytes.prefix(charsetLimit).map { $0 == 0 || $0 >= 0x80 ? UInt8(ascii: "?") : $0 }
    return PageHead(beginning).charset.flatMap(PageCharset.init(label:))?.insideText
  }

  private static func parse(_ text: [UInt8], into builder: PageHeadBuilder, while goesOn: () -> Bool) {
    let address = Unmanaged.passUnretained(builder).toOpaque()
    guard
      let parser = html_shim_open(PageHeadBuilder.start, PageHeadBuilder.end, PageHeadBuilder.text, address, namesLimit)
    else { return }
    defer { xml_shim_free(parser) }
    for start in stride(from: 0, to: text.count, by: chunkSize) {
      guard builder.depth <= depthLimit, goesOn() else { return }
      let chunk = text[start..<min(start + chunkSize, text.count)]
      chunk.withUnsafeBytes { html_shim_parse(parser, $0.baseAddress, Int32($0.count), false) }
    }
    html_shim_parse(parser, nil, 0, true)
  }

  /// Loads libxml2 once, with the call it requires before use in threads. Without libxml2, no page has a title.
  private static let isLoaded = xml_shim_start()
  private static let chunkSize = 4 * 1024
  private static let charsetLimit = 16 * 1024
  /// Maximum total bytes of all element and attribute names. libxml2 compares each attribute of an element with all its
  /// others.
  private static let namesLimit = 16 * 1024
}
