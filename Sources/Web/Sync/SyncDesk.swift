public import Domain

/// What pages ask of the sync that runs beside them. No call waits for a server.
public struct SyncDesk: Sendable {
  public var status: @Sendable () -> SyncStatus
  /// A page got the focus, or its machine is connected again.
  public var focused: @Sendable () -> Void
  /// Somebody watches a page for what is changed elsewhere; told every few seconds.
  public var watched: @Sendable () -> Void
  /// A person wants to sync now.
  public var requested: @Sendable () -> Void
  /// Somebody wants to see days, perhaps far away; series of events are not expanded for all time.
  public var prepared: @Sendable (PlanWindow) -> Void

  public init(
    status: @escaping @Sendable () -> SyncStatus, focused: @escaping @Sendable () -> Void,
    watched: @escaping @Sendable () -> Void = {}, requested: @escaping @Sendable () -> Void,
    prepared: @escaping @Sendable (PlanWindow) -> Void = { _ in }
  ) {
    self.status = status
    self.focused = focused
    self.watched = watched
    self.requested = requested
    self.prepared = prepared
  }

  /// Where nothing is synced.
  public static var none: SyncDesk {
    SyncDesk(status: { SyncStatus() }, focused: {}, requested: {})
  }
}
