public import Domain

/// What the pages ask of the part of the program that reads calendars by their address. `subscribe` may block for as long
/// as a server is waited for, at most some twenty seconds.
public struct CalendarDesk: Sendable {
  /// The address or file of each calendar subscribed to; asks no server.
  public var addresses: @Sendable () throws(AccountTrouble) -> [ListID: String]
  /// Reads a calendar and shows it from then on. Without a name the calendar's own counts.
  public var subscribe: @Sendable (_ address: String, _ name: String?) throws(AccountTrouble) -> ListID
  /// Forgets a calendar subscribed to with its events.
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
