/// The parts of a web address, as they were written.
struct WebAddress: Sendable {
  var scheme: Substring
  var authority: Substring
  var path: Substring
  /// Without the question mark; nil when there is none.
  var query: Substring?
  /// Without the number sign.
  var fragment: Substring?

  /// Reads `http://…`, `https://…` and `www.…`; nil for everything else.
  init?(_ text: Substring) {
    var rest = text
    if let scheme = WebAddress.scheme(of: text) {
      self.scheme = scheme
      rest = text[scheme.endIndex...].dropFirst(3)
    } else if text.prefix(4).lowercased() == "www." {
      scheme = "https"
    } else {
      return nil
    }
    authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    rest = rest[authority.endIndex...]
    path = rest.prefix { $0 != "?" && $0 != "#" }
    rest = rest[path.endIndex...]
    if rest.first == "?" {
      let query = rest.dropFirst().prefix { $0 != "#" }
      self.query = query
      rest = rest[query.endIndex...]
    }
    if rest.first == "#" { fragment = rest.dropFirst() }
    guard host.utf8.contains(where: { $0 != UInt8(ascii: ".") }), !host.hasPrefix(".") else { return nil }
  }

  private static func scheme(of text: Substring) -> Substring? {
    guard let colon = text.prefix(6).firstIndex(of: ":"), text[colon...].hasPrefix("://") else { return nil }
    let name = text[..<colon].lowercased()
    return name == "http" || name == "https" ? text[..<colon] : nil
  }

  /// In lower case, with the port, without name and password.
  var host: String {
    guard let at = authority.lastIndex(of: "@") else { return authority.lowercased() }
    return authority[authority.index(after: at)...].lowercased()
  }

  /// The host as titles name it.
  var shownHost: String {
    host.hasPrefix("www.") && host.utf8.count > 4 ? String(host.dropFirst(4)) : host
  }

  var text: String {
    var text = scheme + "://" + authority + path
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return String(text)
  }

  /// Whether the host is a domain or lies below it.
  func isOn(_ domain: String) -> Bool {
    host == domain || host.hasSuffix("." + domain)
  }
}
