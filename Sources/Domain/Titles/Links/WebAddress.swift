/// The parts of a web address, as written.
struct WebAddress: Sendable {
  var scheme: Substring
  var authority: Substring
  var path: Substring
  /// The query without the question mark; nil if there is none.
  var query: Substring?
  /// The fragment without the number sign; nil if there is none.
  var fragment: Substring?

  /// Reads `http://…`, `https://…` and `www.…`. Returns nil for anything else.
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

  /// The host in lower case, with the port but without credentials.
  var host: String {
    guard let at = authority.lastIndex(of: "@") else { return authority.lowercased() }
    return authority[authority.index(after: at)...].lowercased()
  }

  /// The host as shown in titles, without `www.`.
  var shownHost: String {
    host.hasPrefix("www.") && host.utf8.count > 4 ? String(host.dropFirst(4)) : host
  }

  var text: String {
    var text = scheme + "://" + authority + path
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return String(text)
  }

  /// Returns true if the host is the domain or one of its subdomains.
  func isOn(_ domain: String) -> Bool {
    host == domain || host.hasSuffix("." + domain)
  }
}
