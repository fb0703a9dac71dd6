public import Web

/// The interface of the application behind the server. All closures are called concurrently on worker threads.
public struct Application: Sendable {
  /// Responds to an authenticated, decoded request. A response header `X-Zeitblock-Cache: day`, `minute` or `second` on
  /// a 200 GET page lets the server reuse it until the stamp or that period changes; the header itself is not sent.
  public var respond: @Sendable (Request, RequestContext) -> Response
  /// Returns a number that changes after every change of the data, also by another process. Called for each request, so
  /// it must take microseconds only.
  public var stamp: @Sendable () -> UInt64
  /// Returns the number of the current day (in the time zone of the pages), minute or second.
  public var period: @Sendable (CachePeriod) -> Int64
  /// Returns an identifier of the sync state shown on pages, in letters, digits and hyphens; different states have
  /// different identifiers. Called for each request, so it must take microseconds only.
  public var syncState: @Sendable () -> String

  public init(
    respond: @escaping @Sendable (Request, RequestContext) -> Response,
    stamp: @escaping @Sendable () -> UInt64,
    period: @escaping @Sendable (CachePeriod) -> Int64,
    syncState: @escaping @Sendable () -> String = { "" }
  ) {
    self.respond = respond
    self.stamp = stamp
    self.period = period
    self.syncState = syncState
  }
}

/// How long a page stays valid while the data does not change.
public enum CachePeriod: Sendable, Equatable {
  case day, minute, second
}

/// The server data a page needs.
public struct RequestContext: Sendable, Equatable {
  /// Prefix of every asset URL, without a trailing slash: `/assets/<hash>`.
  public var assets: String
  /// Identifies the state of the data the page shows. An event stream opened as `/events?since=<mark>` reports changes
  /// made in between.
  public var mark: String

  public init(assets: String, mark: String = "") {
    self.assets = assets
    self.mark = mark
  }
}
