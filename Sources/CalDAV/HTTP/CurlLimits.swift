/// How long and how much the client waits for.
public struct CurlLimits: Sendable, Equatable {
  /// Seconds until the connection must stand, TLS included.
  public var connectSeconds = 10
  /// Seconds for a whole request.
  public var totalSeconds = 120
  /// Seconds without a single byte.
  public var silentSeconds = 30
  /// Bytes of one answer, unpacked.
  public var responseBytes = 64 * 1024 * 1024

  public init() {}
}
