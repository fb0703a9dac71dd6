internal import CCurl

/// A libcurl handle with its open connections. Used by one thread at a time, under its owner's lock.
struct CurlHandle: ~Copyable {
  /// Settings shared by all requests of a transport.
  struct Setting: Sendable {
    let limits: CurlLimits
    let authorities: String?
    let judge: (@Sendable (NetworkAddress) -> Bool)?
    let isStopping: (@Sendable () -> Bool)?
  }

  private let curl: UnsafeMutableRawPointer?

  /// - Parameter isLoaded: false if libcurl is missing; every request then fails.
  init(isLoaded: Bool) { curl = isLoaded ? curl_shim_open() : nil }

  deinit { if let curl { curl_shim_close(curl) } }

  func perform(_ request: HTTPRequest, _ setting: Setting) -> Result<HTTPResponse, TransportError> {
    guard let curl else { return .failure(.failed(code: Int(CURLE_FAILED_INIT.rawValue))) }
    // Clears the previous request's options but keeps the connections.
    curl_shim_reset(curl)
    let limits = request.limits ?? setting.limits
    let reception = CurlReception(limits, unpacks: request.unpacks)
    var fields: UnsafeMutablePointer<curl_slist>?
    for field in request.fields { fields = curl_shim_append(fields, "\(field.name): \(field.value)") }
    // An empty `Expect` keeps libcurl from waiting for "100 Continue", which many servers never send.
    fields = curl_shim_append(fields, "Expect:")
    defer { curl_shim_free(fields) }
    _ = curl_shim_set_list(curl, CURLOPT_HTTPHEADER, fields)
    configure(curl, request)
    limit(curl, limits, authorities: setting.authorities)
    unpack(curl, request, isJudged: setting.judge != nil)
    connectItself(curl, isJudged: setting.judge != nil, isLoopback: request.url.origin.isLoopback)
    let address = Unmanaged.passUnretained(reception).toOpaque()
    _ = curl_shim_receive_body(curl, CurlReception.body, address)
    _ = curl_shim_receive_headers(curl, CurlReception.header, address)
    let guardian = CurlGuard(judge: setting.judge, isStopping: setting.isStopping)
    let code = withExtendedLifetime(reception) { guardian.watching(curl) { curl_shim_perform(curl) } }
    if code == CURLE_OK || reception.isCut { return .success(reception.response(status: status(of: curl))) }
    if reception.isTooLarge { return .failure(.responseTooLarge(limit: limits.responseBytes)) }
    if guardian.hasStopped { return .failure(.stopped) }
    if guardian.hasRefused, code == CURLE_COULDNT_CONNECT { return .failure(.addressRefused(request.url.origin)) }
    return .failure(CurlFailure(curl, request: request, authorities: setting.authorities).error(code))
  }

  /// Bytes read from the network at once. With libcurl's default of 16 kB, every read costs two system calls.
  private static let bufferSize = 256 * 1024

  private func status(of curl: UnsafeMutableRawPointer) -> Int {
    Int(curl_shim_long_info(curl, CURLINFO_RESPONSE_CODE))
  }

  private func configure(_ curl: UnsafeMutableRawPointer, _ request: HTTPRequest) {
    _ = curl_shim_set_string(curl, CURLOPT_URL, request.url.description)
    _ = curl_shim_set_long(curl, CURLOPT_PATH_AS_IS, 1)
    _ = curl_shim_set_string(curl, CURLOPT_PROTOCOLS_STR, "http,https")
    _ = curl_shim_set_long(curl, CURLOPT_FOLLOWLOCATION, 0)
    _ = curl_shim_set_long(curl, CURLOPT_BUFFERSIZE, Self.bufferSize)
    _ = curl_shim_set_long(curl, CURLOPT_NOSIGNAL, 1)
    if !request.body.isEmpty {
      _ = request.body.withUnsafeBytes { curl_shim_set_body(curl, $0.baseAddress, $0.count) }
    }
    _ = curl_shim_set_string(curl, CURLOPT_CUSTOMREQUEST, request.method.name)
  }

  /// On loopback, compression costs more time than it saves. If addresses are judged, the server is untrusted, so only
  /// gzip, the best-tested encoding, is accepted.
  private func unpack(_ curl: UnsafeMutableRawPointer, _ request: HTTPRequest, isJudged: Bool) {
    guard request.unpacks, isJudged || !request.url.origin.isLoopback else { return }
    _ = curl_shim_set_string(curl, CURLOPT_ACCEPT_ENCODING, isJudged ? "gzip" : "")
  }

  /// Disables proxies for loopback, where none is needed, and for judged requests, because a proxy would hide the
  /// address it connects to from the judge.
  private func connectItself(_ curl: UnsafeMutableRawPointer, isJudged: Bool, isLoopback: Bool) {
    guard isJudged || isLoopback else { return }
    _ = curl_shim_set_string(curl, CURLOPT_PROXY, "")
    _ = curl_shim_set_string(curl, CURLOPT_NOPROXY, "*")
    // A judged server is untrusted: its name server must not block this thread after the timeout.
    if isJudged { _ = curl_shim_set_long(curl, CURLOPT_QUICK_EXIT, 1) }
  }

  private func limit(_ curl: UnsafeMutableRawPointer, _ limits: CurlLimits, authorities: String?) {
    _ = curl_shim_set_long(curl, CURLOPT_CONNECTTIMEOUT_MS, limits.connectMilliseconds)
    _ = curl_shim_set_long(curl, CURLOPT_TIMEOUT_MS, limits.totalMilliseconds)
    _ = curl_shim_set_long(curl, CURLOPT_LOW_SPEED_LIMIT, 1)
    _ = curl_shim_set_long(curl, CURLOPT_LOW_SPEED_TIME, limits.silentSeconds)
    _ = curl_shim_set_long(curl, CURLOPT_SSL_VERIFYPEER, 1)
    _ = curl_shim_set_long(curl, CURLOPT_SSL_VERIFYHOST, 2)
    if let authorities { _ = curl_shim_set_string(curl, CURLOPT_CAINFO, authorities) }
  }
}
