internal import Web

extension RequestGate {
  /// Checks an API request: sizes, host, access, types, in this order. A token grants access on its own; a browser's
  /// session only for pages of this server.
  func program(_ head: Head, _ method: Request.Method, _ target: String) throws(Refusal) -> Destination {
    try checkSizes(of: head, target: target)
    try checkHost(of: head)
    var request = try request(head, method: method, target: target)
    if request.path == APIResource.description {
      guard method == .get else { throw .methodNotAllowed(allowed: "GET, HEAD") }
      return .description
    }
    request.isByToken = try checkAccess(head, changes: method != .get)
    request.peer = visitor(head).peer
    let resource = APIResource(path: request.path)
    guard resource?.answersWithFile == true || Self.takesJSON(head["Accept"]) else { throw .wantsOtherType }
    let isJSON = head["Content-Type"].map { Self.isJSON($0) } ?? true
    guard isJSON || !head.hasBody || resource?.takesFile == true else { throw .notJSON }
    request.ifMatch = head["If-Match"]
    request.idempotencyKey = head["Idempotency-Key"]
    return .program(request)
  }

  /// HEAD is handled as GET: libmicrohttpd omits the body.
  static func anyMethod(_ name: String) -> Request.Method {
    switch name {
    case "GET", "HEAD": .get
    case "POST": .post
    case "PATCH": .patch
    case "DELETE": .delete
    default: .other
    }
  }

  /// Checks access and returns whether a token granted it.
  private func checkAccess(_ head: Head, changes: Bool) throws(Refusal) -> Bool {
    if let header = head["Authorization"] {
      _ = try token(header, changes: changes)
      return true
    }
    guard try hasSession(head) else { throw .noToken }
    guard !changes || isOwn(head) else { throw .foreignOrigin }
    return false
  }

  /// Returns the token of an `Authorization` field if it permits the request.
  func token(_ header: String, changes: Bool) throws(Refusal) -> AccessToken {
    let token: AccessToken?
    do throws(AccessStoreError) {
      token = try access.token(in: header)
    } catch {
      throw .storeUnavailable
    }
    guard let token else { throw header.hasPrefix(AccessControl.tokenPrefix) ? .bareToken : .unknownToken }
    guard token.mayWrite || !changes else { throw .tokenReadsOnly }
    return token
  }

  static func isJSON(_ type: String) -> Bool {
    let parts = type.lowercased().split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
    guard parts.first == "application/json" else { return false }
    return parts.dropFirst().allSatisfy {
      !$0.hasPrefix("charset=") || $0 == "charset=utf-8" || $0 == "charset=\"utf-8\""
    }
  }

  /// Whether an `Accept` field allows JSON (RFC 9110, section 12.5.1).
  private static func takesJSON(_ header: String?) -> Bool {
    guard let header, !header.isEmpty else { return true }
    return header.lowercased().split(separator: ",").contains { entry in
      let parts = entry.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      guard let type = parts.first, ["application/json", "application/*", "*/*"].contains(type) else { return false }
      return !parts.dropFirst().contains { ["q=0", "q=0.0", "q=0.00", "q=0.000"].contains($0) }
    }
  }
}

extension Head {
  var hasBody: Bool {
    self["Transfer-Encoding"] != nil || (self["Content-Length"].flatMap { Int($0) } ?? 0) > 0
  }
}
