/// The address of a resource on a server: `http` or `https`, without user and fragment.
///
/// Written by hand because platform URL types decode `%2F`, double-encode partly escaped paths and read `colon:x.ics`
/// as a scheme. Two addresses are equal if their origins, queries and canonical paths are equal.
public struct ServerURL: Sendable {
  public let origin: Origin
  /// Starts with `/` and is valid in a request line; otherwise spelled as the server or the user spelled it.
  public let path: String
  public let query: String?
  /// The canonical form of `path`.
  public let key: String

  /// Parses an absolute address. Returns nil for other schemes, user names, and paths with a NUL byte, `.` or `..`.
  public init?(_ text: String) {
    guard let (scheme, rest) = Self.scheme(of: text) else { return nil }
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    guard let origin = Self.origin(scheme, authority: rest[..<end]) else { return nil }
    self.init(origin: origin, target: String(rest[end...]), isReference: true)
  }

  /// Creates an address on `origin`. A `?` in `path` is part of the path.
  public init?(origin: Origin, path: String) {
    self.init(origin: origin, target: path, isReference: false)
  }

  private init?(origin: Origin, target: String, isReference: Bool) {
    var path = Substring(target)
    var query: String?
    if isReference {
      path = path.prefix { $0 != "#" }
      if let mark = path.firstIndex(of: "?") {
        query = PercentEncoding.requestable(String(path[path.index(after: mark)...]))
        path = path[..<mark]
      }
    }
    let spelling = PercentEncoding.requestable(path.hasPrefix("/") ? String(path) : "/" + path)
    guard let key = PercentEncoding.canonical(spelling) else { return nil }
    self.origin = origin
    self.path = spelling
    self.query = query
    self.key = key
  }

  private static func scheme(of text: String) -> (Origin.Scheme, Substring)? {
    // Most hrefs are plain paths.
    guard text.utf8.first != UInt8(ascii: "/") else { return nil }
    for scheme in [Origin.Scheme.https, .http] {
      let prefix = scheme.rawValue + "://"
      if text.prefix(prefix.count).lowercased() == prefix { return (scheme, text.dropFirst(prefix.count)) }
    }
    return nil
  }

  private static func origin(_ scheme: Origin.Scheme, authority: Substring) -> Origin? {
    var host = authority
    var port: Int?
    if let colon = authority.lastIndex(of: ":"), !authority[colon...].contains("]") {
      host = authority[..<colon]
      let digits = authority[authority.index(after: colon)...]
      if !digits.isEmpty {
        guard let number = Int(digits), 1...65535 ~= number else { return nil }
        port = number
      }
    }
    guard isHost(host) else { return nil }
    return Origin(scheme: scheme, host: String(host), port: port)
  }

  private static func isHost(_ host: Substring) -> Bool {
    guard !host.isEmpty else { return false }
    if host.hasPrefix("[") { return host.hasSuffix("]") && host.dropFirst().dropLast().allSatisfy(isIPv6Character) }
    return host.utf8.allSatisfy(isHostByte)
  }

  /// Accepts ASCII letters, digits and the punctuation of host names; libcurl handles non-ASCII letters (RFC 5890).
  private static func isHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
    default: byte >= 0x80
    }
  }

  private static func isIPv6Character(_ character: Character) -> Bool {
    character.isHexDigit || character == ":" || character == "."
  }
}

extension ServerURL {
  /// Resolves a reference sent by a server: an absolute address, a path, or a name relative to this address.
  ///
  /// A name may contain a colon (`colon:x.ics`), so only `http://` and `https://` start an absolute address.
  /// - Parameter isPath: true for the href of a member, where an unescaped `?` or `#` is part of the name.
  public func resolving(_ reference: String, isPath: Bool) -> ServerURL? {
    let reference = String(reference.trimmingSpace())
    guard !reference.isEmpty else { return nil }
    if let (scheme, rest) = Self.scheme(of: reference) { return Self.absolute(scheme, rest, isPath: isPath) }
    if reference.hasPrefix("//") { return Self.absolute(origin.scheme, reference.dropFirst(2), isPath: isPath) }
    let target = reference.hasPrefix("/") ? reference : parent + reference
    return ServerURL(origin: origin, target: target, isReference: !isPath)
  }

  private static func absolute(_ scheme: Origin.Scheme, _ rest: Substring, isPath: Bool) -> ServerURL? {
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    guard let origin = origin(scheme, authority: rest[..<end]) else { return nil }
    return ServerURL(origin: origin, target: String(rest[end...]), isReference: !isPath)
  }

  private var parent: String {
    guard let slash = path.lastIndex(of: "/") else { return "/" }
    return String(path[...slash])
  }

  /// This address as a collection: its path ends with a slash (RFC 4918 §5.2).
  public var asCollection: ServerURL {
    guard !path.hasSuffix("/") else { return self }
    return ServerURL(origin: origin, path: path + "/") ?? self
  }

  /// The request target: path and query.
  public var target: String { query.map { "\(path)?\($0)" } ?? path }
}

extension ServerURL: Hashable {
  public static func == (one: ServerURL, other: ServerURL) -> Bool {
    one.origin == other.origin && one.key == other.key && one.query == other.query
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(origin)
    hasher.combine(key)
  }
}

extension ServerURL: CustomStringConvertible {
  public var description: String { origin.description + target }
}
