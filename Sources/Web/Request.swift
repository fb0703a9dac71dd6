import Domain

/// What a page is asked for, free of sockets: already authenticated, limited in size and decoded.
public struct Request: Sendable {
  public enum Method: Sendable, Equatable {
    case get, head, post
    /// For programs only.
    case patch, delete
    /// One that nothing here answers to.
    case other
  }

  public var method: Method
  /// Percent-decoded path, starting with `/`, without the query.
  public var path: String
  /// Percent-decoded query pairs in their order.
  public var query: Fields
  /// Fields of an `application/x-www-form-urlencoded` body in their order; empty for GET.
  public var form: Fields
  /// The file of a form that has one.
  public var upload: Upload?
  /// The `Accept-Language` header as sent, if any.
  public var acceptLanguage: String?
  /// What a program sent (`application/json`), at most as large as the server takes; empty for pages.
  public var body: [UInt8] = []
  /// The `If-Match` header of a program.
  public var ifMatch: String?
  /// The `Idempotency-Key` header of a program.
  public var idempotencyKey: String?
  /// How a browser names this server, such as `http://127.0.0.1:7420`; nil where nobody asks.
  public var origin: String?
  /// True when what is also a page is to be answered with JSON.
  public var wantsJSON = false
  /// Makes an identifier of a text: the same for the same sender and text, and one nobody can make of another text. Nil
  /// where senders are not told apart.
  public var seal: (@Sendable (String) -> String)?
  /// The id of the browser's session; nil for programs.
  public var session: String?
  /// True when a token of a program lets the request in.
  public var isByToken = false
  /// The address the request came from.
  public var peer = ""
  /// True when a script asked for a fragment of a page (`X-Zeitblock-Fragment: 1`).
  public var wantsFragment: Bool

  public init(
    method: Method, path: String, query: Fields = Fields(), form: Fields = Fields(), acceptLanguage: String? = nil,
    wantsFragment: Bool = false
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.form = form
    self.acceptLanguage = acceptLanguage
    self.wantsFragment = wantsFragment
  }
}

extension Request {
  /// Whether it is one to the interface for programs, whose answers are JSON.
  public var isForPrograms: Bool { path.utf8.starts(with: "/api/".utf8) }
}

/// A file somebody has sent.
public struct Upload: Sendable, Equatable {
  /// What it is called where it comes from.
  public var name: String
  public var bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// Name–value pairs in the order they were sent; a name may occur several times.
public struct Fields: Sendable, Equatable {
  public struct Pair: Sendable, Equatable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  public var pairs: [Pair]

  public init(_ pairs: [Pair] = []) {
    self.pairs = pairs
  }

  /// The first value sent under a name.
  public subscript(name: String) -> String? {
    for pair in pairs where pair.name == name {
      return pair.value
    }
    return nil
  }

  /// All values sent under a name, in their order.
  public func all(_ name: String) -> [String] {
    var values: [String] = []
    for pair in pairs where pair.name == name {
      values.append(pair.value)
    }
    return values
  }
}

extension Sequence<Fields.Pair> {
  /// As a query is written, or a form is sent.
  public var query: String {
    map { QueryText.encoded($0.name) + "=" + QueryText.encoded($0.value) }.joined(separator: "&")
  }
}
