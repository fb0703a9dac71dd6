internal import CCurl
internal import Synchronization

/// Requests over libcurl: connections are kept, certificates always checked, redirects left to the caller.
///
/// Blocks the calling thread; requests of several threads wait for each other.
public final class CurlTransport: Transport {
  private let handle: Mutex<CurlHandle>
  private let limits: CurlLimits
  private let authorities: String?

  /// - Parameter authorities: a PEM file with the certificate authorities to trust instead of the system's.
  public init(limits: CurlLimits = CurlLimits(), authorities: String? = nil) {
    self.handle = Mutex(CurlHandle(isLoaded: Self.isLoaded))
    self.limits = limits
    self.authorities = authorities
  }

  public func send(_ request: HTTPRequest) throws(TransportError) -> HTTPResponse {
    let result: Result<HTTPResponse, TransportError> = handle.withLock { handle in
      handle.perform(request, limits: limits, authorities: authorities)
    }
    return try result.get()
  }

  /// Loaded once, with the one call libcurl asks for before threads use it.
  private static let isLoaded = curl_shim_start()
}
