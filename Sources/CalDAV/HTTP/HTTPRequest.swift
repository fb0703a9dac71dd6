/// What must still be true on the server for a write to happen (RFC 7232 §3). There is no unconditional write.
public enum Precondition: Sendable, Equatable {
  /// `If-None-Match: *`: nothing may exist there yet.
  case absent
  /// `If-Match`: the resource is still in this state.
  case unchanged(ETag)

  var header: HTTPField {
    switch self {
    case .absent: HTTPField("If-None-Match", "*")
    case .unchanged(let tag): HTTPField("If-Match", tag.text)
    }
  }
}

/// The methods this client speaks; those that change a resource carry their precondition.
public enum HTTPMethod: Sendable, Equatable {
  case get
  case propfind
  case report
  case makeCalendar
  case makeCollection
  case put(Precondition)
  case delete(Precondition)
  /// To another address of the same server, where nothing may be yet (RFC 4918 §9.9).
  case move(Precondition, to: ServerURL)

  public var name: String {
    switch self {
    case .get: "GET"
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
    case .get, .propfind, .report, .makeCalendar, .makeCollection: nil
    }
  }

  /// The fields the method itself asks for.
  var fields: [HTTPField] {
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

  public init(_ method: HTTPMethod, _ url: ServerURL, fields: [HTTPField] = [], body: [UInt8] = []) {
    self.method = method
    self.url = url
    self.fields = fields
    self.body = body
  }
}

public struct HTTPResponse: Sendable {
  public let status: Int
  public let fields: [HTTPField]
  public let body: [UInt8]

  public init(status: Int, fields: [HTTPField] = [], body: [UInt8] = []) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// The first field of this name, whatever its case.
  func field(_ name: String) -> String? {
    let name = name.lowercased()
    return fields.first { $0.name.lowercased() == name }?.value
  }

  /// A server that asks for more is asked again after a day.
  static let longestWait = 86_400

  /// Seconds the server asks to wait, at most a day; a date has become seconds where the answer came in.
  var retryAfter: Int? {
    guard let digits = field("Retry-After")?.trimmingSpace(), !digits.isEmpty,
      digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    // More digits than fit say more than a day too.
    return min(Int(digits) ?? Self.longestWait, Self.longestWait)
  }
}
