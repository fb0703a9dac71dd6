internal import HTTPClient

extension PageReader {
  /// The response of a server.
  struct Page {
    let host: String
    let charset: PageCharset?
    let bytes: [UInt8]
  }

  /// Fetches a page, following redirects itself to check each target.
  func page(at start: ServerURL, until deadline: Deadline) throws(PageRefusal) -> Page {
    // A transport of its own, so that every connection is checked for this page.
    let transport = CurlTransport(judge: judge, isStopping: isStopping)
    var url = start
    var visited: Set<ServerURL> = []
    for _ in 0...limits.redirects {
      guard visited.insert(url).inserted else { throw .circle }
      let response = try send(url, over: transport, until: deadline)
      guard [301, 302, 303, 307, 308].contains(response.status) else { return try Self.page(response, from: url) }
      guard let location = response.field("Location"), let next = url.resolving(location, isPath: false) else {
        throw .badAddress
      }
      url = next
    }
    throw .tooManyRedirects
  }

  private func send(
    _ url: ServerURL, over transport: CurlTransport, until deadline: Deadline
  ) throws(PageRefusal) -> HTTPResponse {
    guard !deadline.isOver else { throw .tooSlow }
    var request = HTTPRequest(.get, url, fields: Self.fields)
    request.limits = curlLimits(deadline)
    request.unpacks = true
    do {
      return try transport.send(request)
    } catch {
      throw PageRefusal(error)
    }
  }

  private func curlLimits(_ deadline: Deadline) -> CurlLimits {
    var curl = CurlLimits()
    curl.connectMilliseconds = deadline.milliseconds
    curl.totalMilliseconds = deadline.milliseconds
    curl.responseBytes = limits.pageBytes
    curl.isCutAtLimit = true
    return curl
  }

  private static func page(_ response: HTTPResponse, from url: ServerURL) throws(PageRefusal) -> Page {
    guard response.status == 200 else { throw .status(response.status) }
    guard let type = response.field("Content-Type").flatMap(ContentType.init), type.isPage else { throw .noPage }
    let charset = type.charset.flatMap(PageCharset.init(label:))
    return Page(host: url.origin.host, charset: charset, bytes: response.body)
  }

  private static let fields = [HTTPField("Accept", "text/html"), HTTPField("User-Agent", "Zeitblock/1")]
}
