import CalDAV
import Domain
import HTTPClient
import Storage

/// The current or former location of an event.
struct EventPlace: Hashable {
  let list: ListID
  let href: String
}

extension SyncedCollection {
  /// Represents the sync state of a calendar's events in the form used for task lists.
  init(_ calendar: EventCalendar, account: String, at url: ServerURL) {
    self.init(
      list: calendar.list, account: account, href: url.description, syncToken: calendar.syncToken, ctag: calendar.ctag,
      fullListAt: calendar.fullListAt, hasFullList: calendar.fullListAt != nil, identity: calendar.identity)
  }
}
