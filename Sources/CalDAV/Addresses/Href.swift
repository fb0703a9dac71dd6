public import HTTPClient

/// The place of one resource on its server.
///
/// Servers escape the same path differently, so hrefs are equal by `key`; requests use the server's own spelling.
public struct Href: Sendable {
  /// The server's spelling, fit for a request line. Store this one.
  public let path: String
  /// Percent-decoded once and encoded again canonically. Key rows by this one.
  public let key: String

  /// Nil for an empty or relative path, a NUL byte, and `.` or `..` as a segment.
  public init?(_ path: String) {
    guard path.hasPrefix("/"), let key = PercentEncoding.canonical(PercentEncoding.requestable(path)) else {
      return nil
    }
    self.path = PercentEncoding.requestable(path)
    self.key = key
  }

  /// The href of a new resource in `collection`.
  ///
  /// - Parameter name: `A–Z a–z 0–9 . _ -` only, not starting with a dot: the names every known server takes. Else nil.
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
  /// What a row's href means inside this collection.
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

  /// True when `href` names something directly inside this collection.
  func holds(_ href: Href) -> Bool {
    if case .member = place(of: href.path) { true } else { false }
  }

  /// The address of a member; nil when it is none.
  func url(of href: Href) -> ServerURL? {
    holds(href) ? ServerURL(origin: origin, path: href.path) : nil
  }
}
