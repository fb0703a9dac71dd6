import CalDAV
import Domain
import ICalendar
import Storage

/// A resource from the server, parsed before anything is stored, because expanding its occurrences may take long.
struct IncomingEvent {
  enum Content {
    case block(RemoteBlock)
    /// Ordinary events, which are not blocks.
    case events(uid: String?, isRecurring: Bool, EventOutcome, EventStretch.Basis)
    /// A truncated text, one without any known component, or a block without duration.
    case unreadable
  }

  let resource: CalendarResource
  /// The row stored for its href before the server was asked.
  let row: EventResource?
  let content: Content

  var bytes: [UInt8] { resource.bytes }

  /// The number of occurrences to store.
  var occurrences: Int {
    if case .events(_, _, let outcome, _) = content { outcome.events.count } else { 0 }
  }
}

extension IncomingEvent {
  private static let components = ["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY"]

  /// - Parameter own: the number of occurrences already stored for the resource.
  init(
    _ resource: CalendarResource, row: EventResource?, in list: ListID, own: Int, _ mapping: BlockMapping,
    _ stretch: EventStretch, _ budget: inout EventBudget
  ) {
    self.resource = resource
    self.row = row
    let text = CalendarText(parsing: resource.bytes)
    if let remote = mapping.received(text, in: list) {
      content = .block(remote)
    } else if text.isCut || row?.block != nil && mapping.isWithoutLength(text) {
      content = .unreadable
    } else if text.components.contains(where: { Self.components.contains($0.name) }) {
      let reading = EventReading(text, mapping.zones)
      content = .events(
        uid: reading.series.first?.uid, isRecurring: reading.isRecurring,
        budget.expand(reading, in: stretch, calendar: list, own: own), stretch.basis)
    } else {
      content = .unreadable
    }
  }
}

extension EventReading {
  var isRecurring: Bool { series.contains { $0.isRecurring } }
}
