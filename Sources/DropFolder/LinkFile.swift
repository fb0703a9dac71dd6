/// A file with a link: a Windows internet shortcut (`.url`), a Linux desktop entry (`.desktop`), or a macOS web
/// location (`.webloc`, as XML).
public struct LinkFile: Equatable, Sendable {
  public var address: String
  /// The name in a Linux desktop entry.
  public var name: String?

  /// Maximum length of the address in bytes.
  private static let longest = 4_096

  /// Returns nil if the text contains no web address.
  public init?(_ text: String) {
    address = ""
    for line in text.split(whereSeparator: { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }).prefix(1_000) {
      take(line.drop { $0.isWhitespace })
    }
    if address.isEmpty { address = LinkFile.inProperties(text) ?? "" }
    let isWeb = ["http://", "https://"].contains { address.lowercased().utf8.starts(with: $0.utf8) }
    guard isWeb, address.utf8.count <= LinkFile.longest, address.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
      return nil
    }
  }

  /// Reads a line such as `URL=https://…` or `Name=…`.
  private mutating func take(_ line: Substring) {
    guard let sign = line.firstIndex(of: "=") else { return }
    var value = line[line.index(after: sign)...]
    while value.last?.isWhitespace == true { value.removeLast() }
    switch line[..<sign].lowercased() {
    case "url": if address.isEmpty { address = String(value) }
    case "name": if name == nil, !value.isEmpty { name = String(value) }
    default: break
    }
  }

  /// Returns the first string after the key `URL` in a property list.
  private static func inProperties(_ text: String) -> String? {
    let parts = text.utf8.split(separator: UInt8(ascii: "<"), maxSplits: 200)
    guard let key = parts.firstIndex(where: { $0.elementsEqual("key>URL".utf8) }) else { return nil }
    for part in parts[key...].dropFirst() where part.starts(with: "string>".utf8) {
      return plain(String(part.dropFirst("string>".utf8.count)) ?? "")
    }
    return nil
  }

  /// Unescapes `&amp;`, the only entity that occurs in a URL.
  private static func plain(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "&") {
      result += rest[..<sign] + "&"
      rest = rest[rest.index(after: sign)...]
      if rest.utf8.starts(with: "amp;".utf8) { rest = rest.dropFirst(4) }
    }
    return result + rest
  }
}
