public import Domain

/// The command handler for calendar subscriptions. `subscribe` may block while a server responds, for about twenty
/// seconds at most.
public struct CalendarController: Sendable {
  /// The address or file of each subscribed calendar; contacts no server.
  public var addresses: @Sendable () throws(AccountTrouble) -> [ListID: String]
  /// Reads a calendar and shows it from now on. Without a name, the calendar's own name is used.
  public var subscribe: @Sendable (_ address: String, _ name: String?) throws(AccountTrouble) -> ListID
  /// Removes a subscribed calendar and its events.
  public var unsubscribe: @Sendable (ListID) throws(AccountTrouble) -> Void

  public init(
    addresses: @escaping @Sendable () throws(AccountTrouble) -> [ListID: String],
    subscribe: @escaping @Sendable (_ address: String, _ name: String?) throws(AccountTrouble) -> ListID,
    unsubscribe: @escaping @Sendable (ListID) throws(AccountTrouble) -> Void
  ) {
    self.addresses = addresses
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}
