import Domain

/// An HTTP request, independent of sockets: already authenticated, limited in size and decoded.
public struct Request: Sendable {
  public enum Method: Sendable, Equatable {
    case get, head, post
    /// For API requests only.
    case patch, delete
    /// An unsupported method.
    case other
  }

  public var method: Method
  /// The percent-decoded path, starting with `/`, without the query.
  public var path: String
  /// The percent-decoded query pairs, in order.
  public var query: Fields
  /// The fields of an `application/x-www-form-urlencoded` body, in order; empty for GET.
  public var form: Fields
  /// The uploaded file of a form, if any.
  public var upload: Upload?
  /// The `Accept-Language` header as sent, if any.
  public var acceptLanguage: String?
  /// The body of an API request (`application/json`), limited in size by the server; empty for pages.
  public var body: [UInt8] = []
  /// The `If-Match` header of an API request.
  public var ifMatch: String?
  /// The `Idempotency-Key` header of an API request.
  public var idempotencyKey: String?
  /// The origin by which the browser addresses this server, such as `http://127.0.0.1:7420`; nil outside of HTTP.
  public var origin: String?
  /// True if a request that could return a page should return JSON.
  public var wantsJSON = false
  /// Derives an unforgeable identifier from a text, the same for the same sender and text. Nil if senders cannot be
  /// told apart.
  public var seal: (@Sendable (String) -> String)?
  /// The id of the browser's session; nil for API clients.
  public var session: String?
  /// True if the request was authorised by an API token.
  public var isByToken = false
  /// The address the request came from.
  public var peer = ""
  /// True if a script requested a fragment of a page (`X-Zeitblock-Fragment: 1`).
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
  /// Whether the request is for the API, which responds with JSON.
  public var isForPrograms: Bool { path.utf8.starts(with: "/api/".utf8) }
}

/// An uploaded file.
public struct Upload: Sendable, Equatable {
  /// The file name given by the client.
  public var name: String
  public var bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// Name–value pairs in the order sent; a name may occur several times.
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

  /// The first value with the given name.
  public subscript(name: String) -> String? {
    for pair in pairs where pair.name == name {
      return pair.value
    }
    return nil
  }

  /// Returns all values with the given name, in order.
  public func all(_ name: String) -> [String] {
    var values: [String] = []
    for pair in pairs where pair.name == name {
      values.append(pair.value)
    }
    return values
  }
}

extension Sequence<Fields.Pair> {
  /// The pairs as a URL query or form body.
  public var query: String {
    map { QueryText.encoded($0.name) + "=" + QueryText.encoded($0.value) }.joined(separator: "&")
  }
}
