/// How long and how much the client waits for.
public struct CurlLimits: Sendable, Equatable {
  /// Until the connection must stand, TLS included.
  public var connectMilliseconds = 10_000
  /// For a whole request.
  public var totalMilliseconds = 120_000
  /// Seconds without a single byte.
  public var silentSeconds = 30
  /// Bytes of one answer, unpacked.
  public var responseBytes = 64 * 1024 * 1024
  /// True when of a longer answer its first bytes are enough; otherwise it is an error.
  public var isCutAtLimit = false

  public init() {}
}
