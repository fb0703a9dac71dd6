import HTTPClient

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A transport for requests during which a user waits for a page: starts no request after twelve seconds, and limits
/// each request to eight.
struct HastyTransport: Transport {
  private let inner: CurlTransport
  private let deadline: Int

  init(authorities: String?) {
    var limits = CurlLimits()
    limits.connectMilliseconds = 6_000
    limits.silentSeconds = 8
    limits.totalMilliseconds = 8_000
    limits.responseBytes = 8 << 20
    inner = CurlTransport(limits: limits, authorities: authorities)
    deadline = Self.now() + 12
  }

  func send(_ request: HTTPRequest) throws(TransportError) -> HTTPResponse {
    guard Self.now() < deadline else { throw .timedOut(wasSent: false) }
    return try inner.send(request)
  }

  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec
  }
}
