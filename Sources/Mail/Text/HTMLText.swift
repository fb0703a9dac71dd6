internal import CXML

/// The words of a page, with a line for each paragraph, row and list item.
enum HTMLText {
  /// Bytes that are read; a page that is nested deeper than any mail program writes is read up to there.
  private static let longest = 1_000_000
  private static let deepest = 400
  /// Bytes of all names of elements and attributes.
  private static let namesLimit = 64 * 1024
  /// Bytes of the text made of it.
  static let longestText = 200_000

  /// Loaded once, with the one call libxml2 asks for before threads use it.
  private static let isLoaded = xml_shim_start()

  /// Without libxml2 the page as it is written.
  static func plain(_ html: String) -> String {
    guard isLoaded else { return html }
    let reader = HTMLReader()
    // A NUL would end the text for the library.
    let bytes = html.utf8.prefix(longest).map { $0 == 0 ? 0x20 : $0 }
    withExtendedLifetime(reader) {
      let context = Unmanaged.passUnretained(reader).toOpaque()
      let parser = html_shim_open(
        { context, name, attributes in HTMLReader.of(context)?.start(name, attributes) },
        { context, name in HTMLReader.of(context)?.end(name) },
        { context, bytes, count in HTMLReader.of(context)?.add(bytes, count) }, context, namesLimit)
      guard let parser else { return }
      defer { xml_shim_free(parser) }
      var start = 0
      while start < bytes.count, reader.depth < deepest, reader.text.count < longestText {
        let count = min(1_024, bytes.count - start)
        bytes[start..<(start + count)].withUnsafeBytes { html_shim_parse(parser, $0.baseAddress, CInt(count), false) }
        start += count
      }
      html_shim_parse(parser, nil, 0, true)
    }
    return reader.lines
  }
}

/// Gathers what the parser finds. Lives as long as one reading; the parser holds it unretained.
private final class HTMLReader {
  private(set) var text: [UInt8] = []
  private(set) var depth = 0
  /// The depth at which something began that nobody sees.
  private var hiddenAt: Int?
  private var needsSpace = false
  /// The link that is open: where it leads, and where its words begin.
  private var link: (address: String, start: Int)?
  private var addresses = LinkAddresses()

  private static let hidden: Set<String> = ["script", "style", "head", "title", "template", "noscript", "select"]
  private static let blocks: Set<String> = [
    "p", "div", "br", "tr", "li", "ul", "ol", "table", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "hr", "pre",
    "section", "article", "header", "footer", "dt", "dd", "address", "center",
  ]
  private static let paragraphs: Set<String> = ["p", "h1", "h2", "h3", "h4", "h5", "h6", "table", "ul", "ol"]

  static func of(_ context: UnsafeMutableRawPointer?) -> HTMLReader? {
    context.map { Unmanaged<HTMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  func start(_ name: UnsafePointer<UInt8>?, _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?) {
    depth += 1
    guard let name = name.map({ String(cString: $0) }) else { return }
    if hiddenAt == nil, HTMLReader.hidden.contains(name) || isHidden(attributes) { hiddenAt = depth }
    breakLine(name)
    if name == "li" { add("- ") }
    if name == "a", hiddenAt == nil { open(LinkAddresses.href(attributes)) }
    if name == "td" || name == "th" { needsSpace = true }
  }

  func end(_ name: UnsafePointer<UInt8>?) {
    if hiddenAt == depth { hiddenAt = nil }
    depth -= 1
    // The end of a line break is no second one.
    guard let name = name.map({ String(cString: $0) }), name != "br" else { return }
    if name == "a" { open(nil) }
    breakLine(name)
  }

  /// Begins a link, after writing where the one before leads: links lie inside none.
  private func open(_ address: String?) {
    if let link, link.start <= text.count, let address = addresses.shown(link.address, behind: text[link.start...]) {
      let ends = text.reversed().prefix { $0 == 0x0A }.count
      text.removeLast(ends)
      text += Array(" (\(address))".utf8) + [UInt8](repeating: 0x0A, count: ends)
    }
    link = address.map { ($0, text.count) }
  }

  func add(_ bytes: UnsafePointer<UInt8>?, _ count: CInt) {
    guard hiddenAt == nil, let bytes else { return }
    for byte in UnsafeBufferPointer(start: bytes, count: Int(count)) {
      if byte <= 0x20 {
        needsSpace = true
      } else {
        append(byte)
      }
    }
  }

  private func add(_ words: StaticString) {
    guard hiddenAt == nil else { return }
    words.withUTF8Buffer { text.append(contentsOf: $0) }
    needsSpace = false
  }

  private func append(_ byte: UInt8) {
    guard text.count < HTMLText.longestText else { return }
    if needsSpace, let last = text.last, last != 0x0A, last != 0x20 { text.append(0x20) }
    needsSpace = false
    text.append(byte)
  }

  /// Ends the line, and leaves one empty around paragraphs.
  private func breakLine(_ name: String) {
    guard hiddenAt == nil, HTMLReader.blocks.contains(name), !text.isEmpty else { return }
    needsSpace = false
    let wanted = HTMLReader.paragraphs.contains(name) ? 2 : 1
    let there = text.suffix(2).reversed().prefix { $0 == 0x0A }.count
    let isForced = name == "br" && there == 1
    for _ in 0..<max(wanted - there, isForced ? 1 : 0) { text.append(0x0A) }
  }

  /// `style="display: none"`, which mails use for words only lists of mails shall show.
  private func isHidden(_ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?) -> Bool {
    guard let attributes else { return false }
    var index = 0
    while let name = attributes[index] {
      if String(cString: name) == "style", let value = attributes[index + 1] {
        let style = String(cString: value).lowercased().filter { $0 != " " }
        if style.utf8.starts(with: "display:none".utf8) || style.split(separator: ";").contains("display:none") {
          return true
        }
      }
      index += 2
    }
    return false
  }

  /// The text without white space at its ends.
  var lines: String {
    oneText(String(decoding: text, as: UTF8.self))
  }
}
