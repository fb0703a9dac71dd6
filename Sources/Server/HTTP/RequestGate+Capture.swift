internal import Domain
internal import Web

extension RequestGate {
  /// The path for tasks shared from elsewhere.
  static let capturePath = "/capture"

  static func isCapture(_ target: String) -> Bool { target.prefix { $0 != "?" } == capturePath }

  /// Whether to respond with JSON: for clients that send a token or JSON, or accept no HTML.
  static func wantsJSON(_ head: Head) -> Bool {
    if head["Authorization"] != nil || head["Content-Type"].map({ isJSON($0) }) == true { return true }
    let accept = head["Accept"]?.lowercased() ?? ""
    if accept.contains("text/html") { return false }
    return accept.contains("application/json") || isNoBrowser(head)
  }

  /// Whether all header fields that browsers send with a form are missing.
  private static func isNoBrowser(_ head: Head) -> Bool {
    ["Origin", "Referer", "Cookie", "Sec-Fetch-Site", "Sec-Fetch-Mode"].allSatisfy { head[$0] == nil }
  }

  /// Checks a task shared from elsewhere, by a program with a token or by a browser. From a browser it is stored only
  /// if sent by a page of this server or the system's share function; otherwise the user is asked first.
  func capture(_ head: Head, _ name: String, _ target: String) throws(Refusal) -> Destination {
    guard let method = Self.method(name) else { throw .methodNotAllowed(allowed: "GET, HEAD, POST") }
    try checkSizes(of: head, target: target)
    try checkHost(of: head)
    guard head.count("Origin") <= 1, head.count("Authorization") <= 1 else { throw .malformedRequest }
    if method == .post { try checkCaptureType(head) }
    var request = try request(head, method: method, target: target)
    request.idempotencyKey = head["Idempotency-Key"]
    request.wantsJSON = method == .post && Self.wantsJSON(head)
    if method == .post, let header = head["Authorization"] {
      request.seal = Self.seal(for: try token(header, changes: true).digest)
      return .capture(request)
    }
    guard method == .get || isOwn(head) || isShared(head) else {
      if request.wantsJSON { throw Self.isNoBrowser(head) ? .noToken : .foreignOrigin }
      return .handedOver(request, .fromElsewhere)
    }
    guard let session = try admitted(head)?.digest else {
      if request.wantsJSON { throw .noToken }
      return .handedOver(request, withholdsCookie(head, request) ? .withoutCookie : .signedOut)
    }
    request.seal = Self.seal(for: session)
    return .capture(request)
  }

  private func checkCaptureType(_ head: Head) throws(Refusal) {
    guard let type = head["Content-Type"] else { return }
    guard isFormType(type) || Self.isJSON(type) || MultipartForm.boundary(of: type) != nil else {
      throw .unsupportedCapture
    }
  }

  /// The system's share function has no originating page, and no page can forge these header values.
  private func isShared(_ head: Head) -> Bool {
    head["Sec-Fetch-Site"] == "none" && (head["Origin"] ?? "null") == "null"
  }

  /// Browsers omit the cookie when another site opens the page. When a page of this server requests it again, they send
  /// it.
  private func withholdsCookie(_ head: Head, _ request: Request) -> Bool {
    switch head["Sec-Fetch-Site"] {
    case "same-origin": false
    case "none": request.method == .post && request.query["again"] == nil
    default: request.query["again"] == nil
    }
  }

  private static func seal(for sender: SecretDigest) -> @Sendable (String) -> String {
    { text in uuid(genericHash(sender.bytes + Array(text.utf8), count: 16)) }
  }

  /// Returns a custom UUID (version 8, RFC 9562 §5.8).
  private static func uuid(_ bytes: [UInt8]) -> String {
    var bytes = bytes
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    return UUIDText.grouped(Array(hexadecimal(bytes).utf8))
  }
}
