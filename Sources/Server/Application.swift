public import Web

/// What the server asks of the program it serves. All closures are called on any worker thread, several at once.
public struct Application: Sendable {
  /// Answers an authenticated, decoded request. A response header `X-Zeitblock-Cache: day`, `minute` or `second` on a
  /// 200 GET page lets the server repeat it until the stamp or that period changes; the header itself is not sent.
  public var respond: @Sendable (Request, RequestContext) -> Response
  /// A number that differs after every change of the data, also by another process. Called at each request: keep it
  /// to microseconds.
  public var stamp: @Sendable () -> UInt64
  /// The number of the current day, in the time zone the pages are written in, minute or second.
  public var period: @Sendable (CachePeriod) -> Int64
  /// Names the state of the sync as pages show it, in letters, digits and hyphens; every other state has another name.
  /// Called at each request: keep it to microseconds.
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

/// How long a page stays true while the data does not change.
public enum CachePeriod: Sendable, Equatable {
  case day, minute, second
}

/// What a page needs to know of the server that carries it.
public struct RequestContext: Sendable, Equatable {
  /// Prefix of every asset's address, without a slash at the end: `/assets/<hash>`.
  public var assets: String
  /// Names the state of the data the page is made of. A page that opens its event stream as `/events?since=<mark>` is
  /// told of a change that happened between.
  public var mark: String

  public init(assets: String, mark: String = "") {
    self.assets = assets
    self.mark = mark
  }
}
