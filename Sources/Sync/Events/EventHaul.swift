import CalDAV
import Domain
import HTTPClient
import Storage

/// Where an event is, or was.
struct EventPlace: Hashable {
  let list: ListID
  let href: String
}

extension SyncedCollection {
  /// What is known of the events of a calendar, told as what is known of a list of tasks.
  init(_ calendar: EventCalendar, account: String, at url: ServerURL) {
    self.init(
      list: calendar.list, account: account, href: url.description, syncToken: calendar.syncToken, ctag: calendar.ctag,
      fullListAt: calendar.fullListAt, hasFullList: calendar.fullListAt != nil, identity: calendar.identity)
  }
}
