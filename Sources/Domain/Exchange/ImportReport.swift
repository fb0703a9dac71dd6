/// Counts the data of a file that could not be kept unchanged, with one entry per kind of loss.
public struct ConversionReport: Equatable, Sendable {
  public enum Reason: String, Sendable, CaseIterable {
    /// The data has no equivalent here or in the other format.
    case notKept
    /// The value could not be parsed.
    case unreadable
    /// The value was longer than allowed.
    case shortened
    /// The value was kept in a coarser or different form.
    case changed
    /// The entry has no title, so no task was created.
    case untitled
    /// The task was deleted in the other program.
    case deleted
    /// The same id occurs more than once in the file.
    case repeated
    /// The entry is not a task but, for example, a note.
    case noTask
    /// The task is completed, but the other format holds only open tasks.
    case completed
  }

  public struct Entry: Equatable, Sendable {
    public let reason: Reason
    /// The field's name in the file, or the name of a `Field`.
    public let field: String
    public fileprivate(set) var count: Int
    /// The line of the first occurrence, counted from 1; 0 if there is none.
    public let line: Int
    /// The first value, shortened.
    public let sample: String
  }

  /// In order of first occurrence.
  public private(set) var entries: [Entry] = []
  private var places: [String: Int] = [:]

  public init() {}

  public var isEmpty: Bool { entries.isEmpty }

  /// Returns how many losses had the given reason.
  public func count(_ reason: Reason) -> Int {
    entries.reduce(0) { $0 + ($1.reason == reason ? $1.count : 0) }
  }

  public mutating func note(_ reason: Reason, _ field: String, line: Int = 0, sample: String = "", times: Int = 1) {
    let key = reason.rawValue + "\n" + field
    if let place = places[key] {
      entries[place].count += times
      return
    }
    places[key] = entries.count
    let short = OneLine.folded(String(sample.unicodeScalars.prefix(ConversionReport.longestSample)))
    entries.append(Entry(reason: reason, field: field, count: times, line: line, sample: short))
  }

  /// Adds the entries of another report.
  public mutating func add(_ other: ConversionReport) {
    for entry in other.entries {
      note(entry.reason, entry.field, line: entry.line, sample: entry.sample, times: entry.count)
    }
  }

  private static let longestSample = 60
}
