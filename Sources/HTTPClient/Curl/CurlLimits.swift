/// The time and size limits of a request.
public struct CurlLimits: Sendable, Equatable {
  /// Limit for connecting, TLS included.
  public var connectMilliseconds = 10_000
  /// Limit for the whole request.
  public var totalMilliseconds = 120_000
  /// Seconds without a single byte before the request fails.
  public var silentSeconds = 30
  /// Maximum size of a response in bytes, after decompression.
  public var responseBytes = 64 * 1024 * 1024
  /// True if a longer response is cut at the limit; false if it is an error.
  public var isCutAtLimit = false

  public init() {}
}
