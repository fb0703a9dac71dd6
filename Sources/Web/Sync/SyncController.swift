public import Domain

/// The command handler for the background sync. No call waits for a server.
public struct SyncController: Sendable {
  public var status: @Sendable () -> SyncStatus
  /// Called when a page gains focus, or its machine is online again.
  public var focused: @Sendable () -> Void
  /// Called every few seconds while a user watches a page for changes.
  public var watched: @Sendable () -> Void
  /// Called when the user requests a sync.
  public var requested: @Sendable () -> Void
  /// Called before days are shown, however distant, since recurring events are expanded only up to a horizon.
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

  /// A handler for when there is no sync.
  public static var none: SyncController {
    SyncController(status: { SyncStatus() }, focused: {}, requested: {})
  }
}
