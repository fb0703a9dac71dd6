internal import CXML

extension PageHead {
  /// Elements inside each other that are followed; no page people read has more.
  static let depthLimit = 256

  /// Reads a page with libxml2's parser, as far as it can be read.
  ///
  /// - Parameters:
  ///   - text: UTF-8.
  ///   - goesOn: asked every few kilobytes; what was found until it says no counts.
  init(_ text: [UInt8], while goesOn: () -> Bool = { true }) {
    let builder = PageHeadBuilder()
    if Self.isLoaded { withExtendedLifetime(builder) { Self.parse(text, into: builder, while: goesOn) } }
    self = builder.head
  }

  /// The charset a page names in its own text, looked for in its beginning.
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

  /// Loaded once, with the one call libxml2 asks for before threads use it. Without libxml2 no page has a title.
  private static let isLoaded = xml_shim_start()
  private static let chunkSize = 4 * 1024
  private static let charsetLimit = 16 * 1024
  /// Bytes of all names of elements and attributes. libxml2 compares each attribute of an element with all others of it.
  private static let namesLimit = 16 * 1024
}
