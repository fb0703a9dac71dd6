internal import HTTPClient

/// An element with its direct text (including CDATA) and its child elements.
struct XMLElement: Sendable {
  let name: XMLName
  /// Attributes without a namespace.
  let attributes: [String: String]
  var text = ""
  var children: [XMLElement] = []

  init(_ name: XMLName, attributes: [String: String] = [:]) {
    self.name = name
    self.attributes = attributes
  }

  func first(_ name: XMLName) -> XMLElement? { children.first { $0.name == name } }
  func all(_ name: XMLName) -> [XMLElement] { children.filter { $0.name == name } }

  /// The text without surrounding white space, or nil if nothing remains.
  var value: String? {
    let trimmed = text.trimmingSpace()
    return trimmed.isEmpty ? nil : String(trimmed)
  }

  /// The texts of all `{DAV:}href` children.
  var hrefs: [String] { all(.dav("href")).compactMap(\.value) }
}
