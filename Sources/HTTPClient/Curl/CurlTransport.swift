internal import CCurl
internal import Synchronization

/// Sends requests with libcurl: keeps connections open, always checks certificates, and leaves redirects to the caller.
///
/// Blocks the calling thread; requests from several threads wait for each other.
public final class CurlTransport: Transport {
  private let handle: Mutex<CurlHandle>
  private let setting: CurlHandle.Setting

  /// - Parameters:
  ///   - authorities: a PEM file with the certificate authorities to trust instead of the system's.
  ///   - judge: called with each address a host name resolves to, right before connecting to it; returns false to
  ///     refuse it. With a judge, no proxy is used, because the judge could not see the addresses behind it.
  ///   - isStopping: called about once a second; if it returns true, the current request fails with `.stopped`.
  public init(
    limits: CurlLimits = CurlLimits(), authorities: String? = nil,
    judge: (@Sendable (NetworkAddress) -> Bool)? = nil, isStopping: (@Sendable () -> Bool)? = nil
  ) {
    self.handle = Mutex(CurlHandle(isLoaded: Self.isLoaded))
    self.setting = CurlHandle.Setting(
      limits: limits, authorities: authorities, judge: judge, isStopping: isStopping)
  }

  public func send(_ request: HTTPRequest) throws(TransportError) -> HTTPResponse {
    if setting.isStopping?() == true { throw .stopped }
    let result: Result<HTTPResponse, TransportError> = handle.withLock { handle in
      handle.perform(request, setting)
    }
    return try result.get()
  }

  /// Initialises libcurl once, as it requires before threads use it.
  private static let isLoaded = curl_shim_start()
}
