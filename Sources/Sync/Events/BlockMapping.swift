import Domain
import ICalendar

/// A block as its server has it.
struct RemoteBlock: Equatable {
  /// Has the server's UID as its ID and the task named by the link.
  var block: TimeBlock
  var link: BlockLink
  let text: CalendarText
}

/// Converts a VEVENT to a time block, and a block to changes of a VEVENT. Pure: the zones are injected.
///
/// | field | property |
/// |---|---|
/// | id, task | UID, RELATED-TO with RELTYPE=X-ZEITBLOCK-TASK, X-ZEITBLOCK-TASK in base64url |
/// | title | SUMMARY |
/// | start, end, zone | DTSTART and DTEND with TZID and a full VTIMEZONE; UTC as UTC |
/// | pinned | X-ZEITBLOCK-PINNED:TRUE |
/// | – | TRANSP according to the setting, written when the event is created or otherwise changed |
/// | created, modified | CREATED, LAST-MODIFIED |
///
/// An event that repeats, lasts whole days or is cancelled is not a block and is shown as an ordinary event. Events of
/// blocks have no attendees, so servers send no mail.
struct BlockMapping: Sendable {
  let zones: ZoneResolver
  let product: String
  /// Whether a block counts as busy time in the calendar.
  var isBusy = true

  init(zones: ZoneResolver, product: String = "-//Zeitblock//Zeitblock//EN") {
    self.zones = zones
    self.product = product
  }

  /// Returns nil if the text is not a block.
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

  /// True for a single event without duration, which no program intends as a block.
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

  /// Returns the zone a block was planned in, or the local zone if its name is unknown.
  private func zone(of value: ICalDateTime) -> String {
    switch value.form {
    case .utc: "UTC"
    case .zoned(let name): zones.known(name) ?? zones.localZone
    case .date, .floating: zones.localZone
    }
  }
}
