import Domain
import ICalendar

/// An event with all its occurrences as one text describes them: the series and what single occurrences say instead.
struct EventSeries {
  let uid: String
  /// Nil when the text holds nothing but single occurrences of a series kept elsewhere.
  var master: Description?
  var rules: [RecurrenceRule] = []
  /// EXRULE of older programs.
  var exclusions: [RecurrenceRule] = []
  /// RDATE, as clocks in the zone of the series show them, with a length of their own where they are periods.
  var added: [WallClock: Length?] = [:]
  var leftOut: Set<WallClock> = []
  var leftOutDays: Set<Day> = []
  var overrides: [Override] = []

  /// Of the whole, or of the first single occurrence.
  var description: Description? { master ?? overrides.first?.description }

  var isRecurring: Bool { !rules.isEmpty || !added.isEmpty }

  /// How long something lasts.
  enum Length: Equatable {
    case seconds(Int64)
    /// Days of the calendar, which may be shorter or longer than 24 hours, and seconds after them.
    case nominal(days: Int, seconds: Int64)
  }

  /// What is said about one occurrence or about all.
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

  /// What one occurrence, or it and all after it, says instead (RECURRENCE-ID).
  struct Override {
    /// The time it stands for, as clocks in the zone of the series show it; a day for a series of whole days, or where
    /// only the day was written.
    var id: WallClock
    var isDayOnly: Bool
    var isForFuture: Bool
    var description: Description
  }
}
