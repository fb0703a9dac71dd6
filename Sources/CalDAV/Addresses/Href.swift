public import HTTPClient

/// The path of a resource on its server.
///
/// Servers escape the same path differently, so hrefs are compared by `key`; requests use the server's own spelling.
public struct Href: Sendable {
  /// The server's spelling, valid in a request line. Store this one.
  public let path: String
  /// The path percent-decoded once and re-encoded canonically. Use this one as the key of rows.
  public let key: String

  /// Returns nil for an empty or relative path, a NUL byte, and `.` or `..` as a segment.
  public init?(_ path: String) {
    guard path.hasPrefix("/"), let key = PercentEncoding.canonical(PercentEncoding.requestable(path)) else {
      return nil
    }
    self.path = PercentEncoding.requestable(path)
    self.key = key
  }

  /// Creates the href of a new resource in `collection`; returns nil if the name is not allowed.
  ///
  /// - Parameter name: only `A–Z a–z 0–9 . _ -`, not starting with a dot: the names that every known server accepts.
  public init?(newNamed name: String, in collection: ServerURL) {
    let isSafe = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isSafe, !name.isEmpty, !name.hasPrefix(".") else { return nil }
    self.init(collection.asCollection.path + name)
  }

  init(_ url: ServerURL) {
    path = url.path
    key = url.key
  }
}

extension Href: Hashable {
  public static func == (one: Href, other: Href) -> Bool { one.key == other.key }
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Href: CustomStringConvertible {
  public var description: String { path }
}

extension ServerURL {
  /// The location of a row's href relative to this collection.
  enum Place: Equatable {
    case collectionItself
    case member(Href)
    case outside
  }

  func place(of reference: String) -> Place {
    guard let url = asCollection.resolving(reference, isPath: true), url.origin == origin else { return .outside }
    let folder = asCollection.key
    if url.key.utf8.count <= folder.utf8.count, url.asCollection.key == folder { return .collectionItself }
    guard url.key.utf8.starts(with: folder.utf8),
      !url.key.utf8.dropFirst(folder.utf8.count).contains(UInt8(ascii: "/"))
    else { return .outside }
    return .member(Href(url))
  }

  /// True if `href` names a resource directly inside this collection.
  func holds(_ href: Href) -> Bool {
    if case .member = place(of: href.path) { true } else { false }
  }

  /// Returns the address of a member, or nil if `href` is not a member.
  func url(of href: Href) -> ServerURL? {
    holds(href) ? ServerURL(origin: origin, path: href.path) : nil
  }
}
