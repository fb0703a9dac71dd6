import Domain
import ICalendar

/// An event with all its occurrences as described in one text: the recurrence and the overrides of single occurrences.
struct EventSeries {
  let uid: String
  /// Nil if the text contains only single occurrences of an event that is stored elsewhere.
  var master: Description?
  var rules: [RecurrenceRule] = []
  /// EXRULE, written by older programs.
  var exclusions: [RecurrenceRule] = []
  /// RDATE as wall times in the zone of the event; periods have a length of their own.
  var added: [WallClock: Length?] = [:]
  var leftOut: Set<WallClock> = []
  var leftOutDays: Set<Day> = []
  var overrides: [Override] = []

  /// The description of the whole event, or of its first override.
  var description: Description? { master ?? overrides.first?.description }

  var isRecurring: Bool { !rules.isEmpty || !added.isEmpty }

  /// The length of an occurrence.
  enum Length: Equatable {
    case seconds(Int64)
    /// Calendar days, which may be shorter or longer than 24 hours, plus seconds.
    case nominal(days: Int, seconds: Int64)
  }

  /// The properties of one occurrence or of all.
  struct Description {
    var start: WallClock
    var zone: EventZone
    var isAllDay: Bool
    var length: Length
    var title: String
    var location: String?
    var isBusy: Bool
    var status: CalendarEvent.Status
  }

  /// The properties that replace those of one occurrence, or of it and all following ones (RECURRENCE-ID).
  struct Override {
    /// The original time of the occurrence as wall time in the zone of the event; a day for an all-day event, or if
    /// only a day was written.
    var id: WallClock
    var isDayOnly: Bool
    var isForFuture: Bool
    var description: Description
  }
}
