/// The condition under which the server performs a write (RFC 7232 §3). There are no unconditional writes.
public enum Precondition: Sendable, Equatable {
  /// `If-None-Match: *`: no resource exists at the address.
  case absent
  /// `If-Match`: the resource still has this ETag.
  case unchanged(ETag)

  var header: HTTPField {
    switch self {
    case .absent: HTTPField("If-None-Match", "*")
    case .unchanged(let tag): HTTPField("If-Match", tag.text)
    }
  }
}

/// The HTTP methods of this client; those that change a resource carry their precondition.
public enum HTTPMethod: Sendable, Equatable {
  case get
  case post
  case propfind
  case report
  case makeCalendar
  case makeCollection
  case put(Precondition)
  case delete(Precondition)
  /// Moves to another address on the same server where no resource exists yet (RFC 4918 §9.9).
  case move(Precondition, to: ServerURL)

  public var name: String {
    switch self {
    case .get: "GET"
    case .post: "POST"
    case .propfind: "PROPFIND"
    case .report: "REPORT"
    case .makeCalendar: "MKCALENDAR"
    case .makeCollection: "MKCOL"
    case .put: "PUT"
    case .delete: "DELETE"
    case .move: "MOVE"
    }
  }

  var precondition: Precondition? {
    switch self {
    case .put(let precondition), .delete(let precondition), .move(let precondition, _): precondition
    case .get, .post, .propfind, .report, .makeCalendar, .makeCollection: nil
    }
  }

  /// A proxy that compresses a body may change its ETag, so single resources are requested uncompressed.
  var unpacks: Bool {
    switch self {
    case .get, .post: false
    case .propfind, .report, .makeCalendar, .makeCollection, .put, .delete, .move: true
    }
  }

  /// The header fields that the method requires.
  public var fields: [HTTPField] {
    var fields: [HTTPField] = []
    if let precondition { fields.append(precondition.header) }
    if case .move(_, let target) = self {
      fields += [HTTPField("Destination", target.description), HTTPField("Overwrite", "F")]
    }
    return fields
  }
}

public struct HTTPField: Sendable, Equatable {
  public let name: String
  public let value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

public struct HTTPRequest: Sendable {
  public let method: HTTPMethod
  public var url: ServerURL
  public var fields: [HTTPField]
  public let body: [UInt8]
  /// Nil to use the transport's limits.
  public var limits: CurlLimits?
  /// Whether to accept a compressed response and decompress it. Ignored for loopback, where compression costs more time
  /// than it saves.
  public var unpacks: Bool

  public init(
    _ method: HTTPMethod, _ url: ServerURL, fields: [HTTPField] = [], body: [UInt8] = [], limits: CurlLimits? = nil
  ) {
    self.method = method
    self.url = url
    self.fields = fields
    self.body = body
    self.limits = limits
    self.unpacks = method.unpacks
  }
}

public struct HTTPResponse: Sendable {
  public let status: Int
  public let fields: [HTTPField]
  public let body: [UInt8]
  /// True if the body was cut at the size limit (`CurlLimits.isCutAtLimit`).
  public let isCut: Bool

  public init(status: Int, fields: [HTTPField] = [], body: [UInt8] = [], isCut: Bool = false) {
    self.status = status
    self.fields = fields
    self.body = body
    self.isCut = isCut
  }

  /// Returns the value of the first field with this name, ignoring case.
  public func field(_ name: String) -> String? {
    let name = name.lowercased()
    return fields.first { $0.name.lowercased() == name }?.value
  }

  /// The longest `Retry-After` that is honoured, in seconds: one day.
  public static let longestWait = 86_400

  /// The seconds the server asks to wait, at most one day; `withWaitInSeconds` has already converted dates.
  public var retryAfter: Int? {
    guard let digits = field("Retry-After")?.trimmingSpace(), !digits.isEmpty,
      digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    // A number too large for `Int` is also more than a day.
    return min(Int(digits) ?? Self.longestWait, Self.longestWait)
  }
}
