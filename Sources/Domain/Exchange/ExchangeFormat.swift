/// The file formats for exchanging tasks with other programs.
public enum ExchangeFormat: String, Sendable, CaseIterable {
  /// All data, in the form that `docs/exchange.md` describes.
  case json
  /// iCalendar (RFC 5545), as written by Apple Reminders and many others.
  case ics
  /// One row per task, for spreadsheets (RFC 4180).
  case csv
  /// todo.txt: one line per task.
  case todotxt
  /// The output of `task export`.
  case taskwarrior
  /// A Todoist project exported as CSV.
  case todoist
  /// A TickTick backup.
  case ticktick

  /// The usual file extension, without the dot.
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
