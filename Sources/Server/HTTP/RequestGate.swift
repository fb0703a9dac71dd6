internal import Web

/// Checks a request before it is used: method, sizes, host, origin, form type, access, in this order.
struct RequestGate: Sendable {
  let limits: ServerConfiguration.Limits
  let hosts: HostCheck
  let access: AccessControl
  let cookie: SessionCookie
  let secureCookie: SessionCookie
  var trustedProxies: [String] = []

  func destination(of head: Head, method: String, target: String) throws(Refusal) -> Destination {
    if target.utf8.starts(with: "/api/".utf8) { return try program(head, Self.anyMethod(method), target) }
    if Self.isCapture(target) { return try capture(head, method, target) }
    guard let method = Self.method(method) else { throw .methodNotAllowed(allowed: "GET, HEAD, POST") }
    try checkSizes(of: head, target: target)
    do throws(Refusal) {
      try checkHost(of: head)
    } catch {
      // The page about a former name still needs its style sheets.
      guard error == .formerName, method == .get, target.utf8.starts(with: "/assets/".utf8) else { throw error }
    }
    if method == .post { try checkPost(head, target: target) }
    let request = try request(head, method: method, target: target)
    switch request.path {
    case "/healthz": return try reading(method, .health)
    case AppManifest.path: return try reading(method, .manifest(request))
    case let path where path.hasPrefix("/assets/"): return try reading(method, .asset(path: path))
    case "/access": return .access(request, hasSession: try hasSession(head))
    default: break
    }
    guard let admitted = try admitted(head) else {
      let isForm = method == .post && !head.isScripted && !ServerConfiguration.Limits.takesFile(target)
      guard isForm else { throw .noSession }
      return .held(request)
    }
    if request.path == Route.signOut.url, method == .post { return .signOut(request, admitted) }
    guard request.path == "/events" else { return .page(signed(request, admitted, head), admitted) }
    return try reading(method, .events(since: head["Last-Event-ID"] ?? request.query["since"]))
  }

  /// HEAD is handled as GET: libmicrohttpd omits the body.
  static func method(_ name: String) -> Request.Method? {
    switch name {
    case "GET", "HEAD": .get
    case "POST": .post
    default: nil
    }
  }

  private func reading(_ method: Request.Method, _ destination: Destination) throws(Refusal) -> Destination {
    guard method == .get else { throw .methodNotAllowed(allowed: "GET, HEAD") }
    return destination
  }

  func checkSizes(of head: Head, target: String) throws(Refusal) {
    if target.utf8.count > limits.target { throw .targetTooLong }
    if head.size > limits.headers + target.utf8.count { throw .headersTooLarge }
    if let length = head["Content-Length"].flatMap(Int.init), length > limits.body(of: target) { throw .bodyTooLarge }
  }

  func checkHost(of head: Head) throws(Refusal) {
    guard head.count("Host") == 1, let host = head["Host"] else { throw .malformedRequest }
    if hosts.accepts(host) { return }
    let name = HostCheck.name(of: host)
    guard AccessControl.isLikeOwnName(name), hosts.isHere(host) else { throw .unknownHost }
    let isOwn: Bool
    do throws(AccessStoreError) {
      isOwn = try access.isOwnName(name)
    } catch {
      throw .storeUnavailable
    }
    guard isOwn else { throw .formerName }
  }

  private func checkPost(_ head: Head, target: String) throws(Refusal) {
    guard isOwn(head) else { throw .foreignOrigin }
    guard let type = head["Content-Type"] else { return }
    let isUpload = ServerConfiguration.Limits.takesFile(target) && MultipartForm.boundary(of: type) != nil
    guard isFormType(type) || isUpload else { throw .unsupportedForm }
  }

  /// Whether the request comes from a page of this server, or not from a page at all.
  func isOwn(_ head: Head) -> Bool {
    OriginCheck(hosts: hosts).accepts(
      host: head["Host"] ?? "", origin: head["Origin"], site: head["Sec-Fetch-Site"], referrer: head["Referer"])
  }

  func request(_ head: Head, method: Request.Method, target: String) throws(Refusal) -> Request {
    do throws(FormError) {
      let target = try Target(target, fieldLimit: limits.fields)
      var request = Request(
        method: method, path: target.path, query: target.query, acceptLanguage: head["Accept-Language"],
        wantsFragment: head["X-Zeitblock-Fragment"] == "1")
      if [Self.capturePath, Route.elsewhere.url, Route.sessions.url].contains(target.path) {
        request.origin = origin(of: head)
      }
      return request
    } catch {
      throw Refusal(error)
    }
  }

  func hasSession(_ head: Head) throws(Refusal) -> Bool {
    try admitted(head) != nil
  }

  /// Returns the session of the requesting browser, or nil.
  func admitted(_ head: Head) throws(Refusal) -> Admitted? {
    guard let header = head["Cookie"] else { return nil }
    do {
      return try access.admit(cookie(for: head).secrets(in: header), at: host(of: head))
    } catch {
      throw .storeUnavailable
    }
  }

  func cookie(for head: Head) -> SessionCookie { isSecure(head) ? secureCookie : cookie }

  /// Whether the request came over HTTPS: under a name reserved for it, or according to the proxy of a configured name.
  func isSecure(_ head: Head) -> Bool {
    let host = head["Host"] ?? ""
    return hosts.isSecure(host) || hosts.isConfigured(host) && head["X-Forwarded-Proto"] == "https"
  }

  /// Returns the client of a request. Only trusted proxies are believed, and only about the last hop.
  func visitor(_ head: Head) -> Visitor {
    var peer = head.peer
    if trustedProxies.contains(peer), head.count("X-Forwarded-For") == 1, let field = head["X-Forwarded-For"],
      let last = field.split(separator: ",").last.map({ String($0.filter { $0 != " " }) }), Head.isAddress(last)
    {
      peer = last
    }
    return Visitor(
      peer: peer, network: Head.network(of: peer), browser: BrowserName.read(head["User-Agent"]), host: host(of: head))
  }

  private func host(of head: Head) -> String { HostCheck.name(of: head["Host"] ?? "") }

  private func signed(_ request: Request, _ admitted: Admitted, _ head: Head) -> Request {
    var request = request
    request.session = admitted.session.id
    request.peer = visitor(head).peer
    return request
  }

  /// Returns the origin the browser uses. Only an HTTPS proxy or the referring page can reveal HTTPS.
  private func origin(of head: Head) -> String {
    let host = (head["Host"] ?? "").lowercased()
    let isSecure =
      head["X-Forwarded-Proto"] == "https" || head["Referer"]?.lowercased().hasPrefix("https://\(host)/") == true
    return (hosts.isConfigured(host) && isSecure ? "https://" : "http://") + host
  }
}

/// Whether a `Content-Type` is that of a URL-encoded form in UTF-8.
func isFormType(_ type: String) -> Bool {
  let parts = type.lowercased().split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
  guard parts.first == "application/x-www-form-urlencoded" else { return false }
  return parts.dropFirst().allSatisfy {
    !$0.hasPrefix("charset=") || $0 == "charset=utf-8" || $0 == "charset=\"utf-8\""
  }
}

extension Refusal {
  init(_ error: FormError) {
    switch error {
    case .malformed: self = .malformedRequest
    case .tooManyFields: self = .tooManyFields
    }
  }
}
