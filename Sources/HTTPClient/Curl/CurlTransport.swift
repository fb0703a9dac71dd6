internal import CCurl
internal import Synchronization

/// Requests over libcurl: connections are kept, certificates always checked, redirects left to the caller.
///
/// Blocks the calling thread; requests of several threads wait for each other.
public final class CurlTransport: Transport {
  private let handle: Mutex<CurlHandle>
  private let setting: CurlHandle.Setting

  /// - Parameters:
  ///   - authorities: a PEM file with the certificate authorities to trust instead of the system's.
  ///   - judge: asked about each address a host's name stands for, right before a connection is made to it. Where there is
  ///     one, no proxy is used, since of what lies behind a proxy nothing is known.
  ///   - isStopping: asked about once a second; true ends the request under way with `.stopped`.
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

  /// Loaded once, with the one call libcurl asks for before threads use it.
  private static let isLoaded = curl_shim_start()
}
