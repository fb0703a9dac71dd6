import CalDAV
import Domain
import Storage

/// What was read of one calendar, before anything is stored.
struct EventHaul {
  let list: ListID
  /// As stored before the server was asked; nil for one never read.
  let calendar: EventCalendar?
  let rows: [EventResource]
  /// The marks to store with it.
  var state: CollectionState
  var found: [CalendarResource] = []
  var vanished: [EventResource] = []
  /// True when everything was compared, not only what the server says has changed.
  var isFull = false
  /// The server did not know our token.
  var isTokenRefused = false
  /// Another calendar is there now: nothing it lacks was deleted.
  var isAnother = false
  /// False when something could not be read or is held back: then the calendar is looked at again next time.
  var isWhole = true

  init(list: ListID, calendar: EventCalendar?, rows: [EventResource], state: CollectionState) {
    self.list = list
    self.calendar = calendar
    self.rows = rows
    self.state = state
  }
}

struct EventPlace: Hashable {
  let list: ListID
  let href: String
}
