internal import CXML

/// Converts HTML to plain text, with a line for each paragraph, row and list item.
enum HTMLText {
  /// Maximum bytes of HTML. Parsing also stops at `deepest`, more nesting than any mail program writes.
  private static let longest = 1_000_000
  private static let deepest = 400
  /// Maximum total bytes of all element and attribute names.
  private static let namesLimit = 64 * 1024
  /// Maximum bytes of the resulting text.
  static let longestText = 200_000

  /// Loads libxml2 once, with the call it requires before use in threads.
  private static let isLoaded = xml_shim_start()

  /// Returns the text of an HTML page, or the HTML itself if libxml2 is missing.
  static func plain(_ html: String) -> String {
    guard isLoaded else { return html }
    let reader = HTMLReader()
    // libxml2 would stop at a NUL.
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

/// Collects the parser's events. Lives for one parse; the parser holds it unretained.
private final class HTMLReader {
  private(set) var text: [UInt8] = []
  private(set) var depth = 0
  /// Depth of the outermost hidden element; nil outside.
  private var hiddenAt: Int?
  private var needsSpace = false
  /// The address of the open link and the start of its text.
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
    // The end tag of a line break must not break the line again.
    guard let name = name.map({ String(cString: $0) }), name != "br" else { return }
    if name == "a" { open(nil) }
    breakLine(name)
  }

  /// Starts a link after writing the address of the previous one; links do not nest.
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

  /// Ends the line, and leaves an empty line around paragraphs.
  private func breakLine(_ name: String) {
    guard hiddenAt == nil, HTMLReader.blocks.contains(name), !text.isEmpty else { return }
    needsSpace = false
    let wanted = HTMLReader.paragraphs.contains(name) ? 2 : 1
    let there = text.suffix(2).reversed().prefix { $0 == 0x0A }.count
    let isForced = name == "br" && there == 1
    for _ in 0..<max(wanted - there, isForced ? 1 : 0) { text.append(0x0A) }
  }

  /// Whether an element has `style="display: none"`, which mails use for preview text in mail lists.
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

  /// The text without leading and trailing blank lines.
  var lines: String {
    oneText(String(decoding: text, as: UTF8.self))
  }
}
