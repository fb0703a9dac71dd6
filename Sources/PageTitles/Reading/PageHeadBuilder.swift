internal import CXML

/// Builds a page head from libxml2's events.
final class PageHeadBuilder {
  private(set) var head = PageHead()
  private(set) var depth = 0
  /// Depth of the current title element; nil outside.
  private var titleDepth: Int?
  /// Depth of the current element whose titles do not belong to the page; nil outside.
  private var foreignDepth: Int?
  private var title: [UInt8] = []

  private func begin(_ name: String, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) {
    depth += 1
    guard foreignDepth == nil, titleDepth == nil else { return }
    switch name {
    case "title" where head.title == nil: titleDepth = depth
    case "meta": read(Self.values(attributes))
    case "svg", "math", "template", "textarea", "iframe", "object", "select", "xmp": foreignDepth = depth
    default: break
    }
  }

  private func end() {
    if depth == foreignDepth { foreignDepth = nil }
    if depth == titleDepth {
      titleDepth = nil
      head.title = String(decoding: title, as: UTF8.self)
    }
    depth -= 1
  }

  private func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard titleDepth != nil, title.count < Self.longestText else { return }
    title.append(contentsOf: bytes.prefix(Self.longestText))
  }

  /// Accepts `name` for `property` and vice versa, because some pages confuse them.
  private func read(_ meta: [String: String]) {
    let names = [meta["property"], meta["name"]].compactMap { $0?.lowercased() }
    if let content = meta["content"] {
      if names.contains("og:title") { keep(content, in: \.sharedTitle) }
      if names.contains("twitter:title") { keep(content, in: \.cardTitle) }
      if names.contains("og:site_name") { keep(content, in: \.siteName) }
      if meta["http-equiv"]?.lowercased() == "content-type", let type = ContentType(content), let label = type.charset {
        keep(label, in: \.charset)
      }
    }
    if let label = meta["charset"] { keep(label, in: \.charset) }
  }

  /// Keeps the first value.
  private func keep(_ text: String, in place: WritableKeyPath<PageHead, String?>) {
    if head[keyPath: place] == nil, !text.allSatisfy(\.isWhitespace) { head[keyPath: place] = text }
  }

  /// Maximum bytes of a text.
  private static let longestText = 4 * 1024
}

extension PageHeadBuilder {
  static let start: startElementSAXFunc = { context, name, attributes in
    guard let name else { return }
    builder(context)?.begin(String(cString: name), attributes)
  }

  static let end: endElementSAXFunc = { context, _ in builder(context)?.end() }

  static let text: charactersSAXFunc = { context, bytes, length in
    builder(context)?.append(UnsafeBufferPointer(start: bytes, count: Int(length)))
  }

  private static func builder(_ context: UnsafeMutableRawPointer?) -> PageHeadBuilder? {
    context.map { Unmanaged<PageHeadBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Reads alternating names and values up to a null pointer; an attribute without a value has a null value.
  private static func values(_ list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) -> [String: String] {
    guard let list else { return [:] }
    var values: [String: String] = [:]
    var index = 0
    while let name = list[index] {
      if let value = list[index + 1] {
        let length = strnlen(UnsafeRawPointer(value).assumingMemoryBound(to: CChar.self), longestText)
        let bytes = UnsafeBufferPointer(start: value, count: length)
        values[String(cString: name)] = String(decoding: bytes, as: UTF8.self)
      }
      index += 2
    }
    return values
  }
}
