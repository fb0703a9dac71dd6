public import HTTPClient

/// Lets the request under way finish and refuses the next one once it is time to stop.
public struct StoppableTransport: Transport {
  /// libcurl's code for a transfer that its program ended (CURLE_ABORTED_BY_CALLBACK).
  public static let stopped = 42

  private let transport: any Transport
  private let isStopping: @Sendable () -> Bool

  public init(_ transport: any Transport, isStopping: @escaping @Sendable () -> Bool) {
    self.transport = transport
    self.isStopping = isStopping
  }

  public func send(_ request: HTTPRequest) throws(TransportError) -> HTTPResponse {
    // Nothing left this machine, so nothing can have been applied.
    if isStopping() { throw .tlsFailed(code: Self.stopped) }
    return try transport.send(request)
  }
}
