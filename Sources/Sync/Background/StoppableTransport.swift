public import HTTPClient

/// Lets the current request finish and rejects the next one when the program is stopping.
public struct StoppableTransport: Transport {
  /// libcurl's error code for a transfer aborted by the program (CURLE_ABORTED_BY_CALLBACK).
  public static let stopped = 42

  private let transport: any Transport
  private let isStopping: @Sendable () -> Bool

  public init(_ transport: any Transport, isStopping: @escaping @Sendable () -> Bool) {
    self.transport = transport
    self.isStopping = isStopping
  }

  public func send(_ request: HTTPRequest) throws(TransportError) -> HTTPResponse {
    // A TLS failure means that nothing was sent, so nothing can have been applied.
    if isStopping() { throw .tlsFailed(code: Self.stopped) }
    return try transport.send(request)
  }
}
