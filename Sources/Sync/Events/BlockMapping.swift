import Domain
import ICalendar

/// A block as its server tells it.
struct RemoteBlock: Equatable {
  /// With the server's UID as id; the task is the one the link names.
  var block: TimeBlock
  var link: BlockLink
  let text: CalendarText
}

/// A VEVENT as a time block and a block as changes to a VEVENT. Pure: the zones come in from outside.
///
/// | field | property |
/// |---|---|
/// | id, task | UID, RELATED-TO with RELTYPE=X-ZEITBLOCK-TASK, X-ZEITBLOCK-TASK in base64url |
/// | title | SUMMARY |
/// | start, end, zone | DTSTART and DTEND with TZID, the zone described in full; UTC as UTC |
/// | pinned | X-ZEITBLOCK-PINNED:TRUE |
/// | – | TRANSP as the setting says when the event is made, and when anything else of it changes |
/// | created, modified | CREATED, LAST-MODIFIED |
///
/// An event is no block once it repeats, lasts whole days or is cancelled: then it is shown as an event of others. Nobody
/// is invited, so that servers send no mail.
struct BlockMapping: Sendable {
  let zones: ZoneResolver
  let product: String
  /// Whether a block takes its time in the calendar.
  var isBusy = true

  init(zones: ZoneResolver, product: String = "-//Zeitblock//Zeitblock//EN") {
    self.zones = zones
    self.product = product
  }

  /// Nil when the text is no block.
  func received(_ bytes: [UInt8], in calendar: ListID) -> RemoteBlock? {
    received(CalendarText(parsing: bytes), in: calendar)
  }

  func received(_ text: CalendarText, in calendar: ListID) -> RemoteBlock? {
    let events = text.components.filter { $0.name == "VEVENT" }
    guard !text.isCut, events.count == 1, let event = events.first else { return nil }
    let link = BlockLink(event)
    guard link.isOurs, let uid = event.text("UID"), !uid.isEmpty, let value = event.dateTime("DTSTART"),
      value.form != .date
    else { return nil }
    let reading = EventReading(text, zones)
    guard let series = reading.series.first, !series.isRecurring, series.overrides.isEmpty,
      let master = series.master, master.status != .cancelled,
      case .timed(let start, let end) = span(series), start < end, start.canBeWritten, end.canBeWritten
    else { return nil }
    let modified = instant("LAST-MODIFIED", event) ?? instant("DTSTAMP", event) ?? Instant(seconds: 0)
    var block = TimeBlock(
      id: BlockID(uid), task: link.task { _ in nil }, title: master.title, start: start, end: end,
      zone: zone(of: value), calendar: calendar, createdAt: instant("CREATED", event) ?? modified)
    block.modifiedAt = modified
    block.isPinned = event.text(BlockProperty.pinned)?.uppercased() == "TRUE"
    return RemoteBlock(block: block, link: link, text: text)
  }

  /// True for a single event that does not last: no program means a block by that.
  func isWithoutLength(_ text: CalendarText) -> Bool {
    let series = EventReading(text, zones).series
    guard let only = series.first, series.count == 1, !only.isRecurring, only.overrides.isEmpty,
      only.master?.status != .cancelled, case .timed(let start, let end) = span(only)
    else { return false }
    return start >= end
  }

  private func span(_ series: EventSeries) -> CalendarEvent.Span? {
    let epoch = Instant(seconds: 0)
    let window = PlanWindow(from: epoch, until: epoch, first: epoch.utc.day, last: epoch.utc.day)
    return EventExpansion(series: series, calendar: .local, window: window).occurrences().first?.span
  }

  private func instant(_ name: String, _ event: Component) -> Instant? {
    event.dateTime(name).flatMap { Moments(zones: zones).instant($0) }
  }

  /// The zone a block was planned in; that of this machine where its name tells nothing.
  private func zone(of value: ICalDateTime) -> String {
    switch value.form {
    case .utc: "UTC"
    case .zoned(let name): zones.known(name) ?? zones.localZone
    case .date, .floating: zones.localZone
    }
  }
}
