/// The files tasks are exchanged with other programs in.
public enum ExchangeFormat: String, Sendable, CaseIterable {
  /// Everything, in the form `docs/exchange.md` describes.
  case json
  /// iCalendar (RFC 5545), as Apple Reminders and many others write it.
  case ics
  /// One row for each task, for spreadsheets (RFC 4180).
  case csv
  /// One line for each task.
  case todotxt
  /// What `task export` prints.
  case taskwarrior
  /// A project of Todoist, exported as CSV.
  case todoist
  /// A backup of TickTick.
  case ticktick

  /// What a file of this format is usually called behind the dot.
  public var fileExtension: String {
    switch self {
    case .json, .taskwarrior: "json"
    case .ics: "ics"
    case .csv, .todoist, .ticktick: "csv"
    case .todotxt: "txt"
    }
  }

  public var mediaType: String {
    switch self {
    case .json, .taskwarrior: "application/json"
    case .ics: "text/calendar; charset=utf-8"
    case .csv, .todoist, .ticktick: "text/csv; charset=utf-8"
    case .todotxt: "text/plain; charset=utf-8"
    }
  }
}
