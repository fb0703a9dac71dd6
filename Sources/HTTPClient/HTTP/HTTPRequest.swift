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
  case post
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

  /// A proxy that packs a body may change the ETag in its header, so single resources are asked for unpacked.
  var unpacks: Bool {
    switch self {
    case .get, .post: false
    case .propfind, .report, .makeCalendar, .makeCollection, .put, .delete, .move: true
    }
  }

  /// The fields the method itself asks for.
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
  /// Nil: those of the transport.
  public var limits: CurlLimits?
  /// Whether the answer may come packed and is unpacked here. From this machine itself nothing is asked for packed: that
  /// takes longer than what it saves.
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
  /// True when more would have come than was wanted (`CurlLimits.isCutAtLimit`).
  public let isCut: Bool

  public init(status: Int, fields: [HTTPField] = [], body: [UInt8] = [], isCut: Bool = false) {
    self.status = status
    self.fields = fields
    self.body = body
    self.isCut = isCut
  }

  /// The first field of this name, whatever its case.
  public func field(_ name: String) -> String? {
    let name = name.lowercased()
    return fields.first { $0.name.lowercased() == name }?.value
  }

  /// A server that asks for more is asked again after a day.
  public static let longestWait = 86_400

  /// Seconds the server asks to wait, at most a day; a date has become seconds where the answer came in.
  public var retryAfter: Int? {
    guard let digits = field("Retry-After")?.trimmingSpace(), !digits.isEmpty,
      digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    // More digits than fit say more than a day too.
    return min(Int(digits) ?? Self.longestWait, Self.longestWait)
  }
}
