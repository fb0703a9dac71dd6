import CalDAV
import Domain
import ICalendar
import Storage

/// One resource as it was found, understood before anything is stored: to work out its occurrences may take long.
struct EventArrival {
  enum Content {
    case block(RemoteBlock)
    /// Events of others.
    case events(uid: String?, isRecurring: Bool, EventOutcome, EventStretch.Basis)
    /// Something that is no event and no task, or a block that ends before it starts.
    case unreadable
  }

  let resource: CalendarResource
  /// What was stored for its href before the server was asked.
  let row: EventResource?
  let content: Content

  var bytes: [UInt8] { resource.bytes }

  /// How many are ready to be stored.
  var occurrences: Int {
    if case .events(_, _, let outcome, _) = content { outcome.events.count } else { 0 }
  }
}

extension EventArrival {
  private static let components = ["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY"]

  /// - Parameter own: occurrences stored of it.
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
