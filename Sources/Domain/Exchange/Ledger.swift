/// What of a file could not be kept as it is: each kind of loss once, counted.
public struct Ledger: Equatable, Sendable {
  public enum Reason: String, Sendable, CaseIterable {
    /// There is no place for it here, or in the other format.
    case notKept
    /// The value could not be understood.
    case unreadable
    /// Longer than allowed.
    case shortened
    /// Kept in a coarser or another form.
    case changed
    /// Without a title, so that no task came of it.
    case untitled
    /// Deleted in the other program.
    case deleted
    /// The same identity a second time in one file.
    case repeated
    /// No task but a note or the like.
    case noTask
    /// Completed, where the other format has only open tasks.
    case completed
  }

  public struct Entry: Equatable, Sendable {
    public let reason: Reason
    /// As the file names it, or the name of a `Field`.
    public let field: String
    public fileprivate(set) var count: Int
    /// Where it happened first, counted from 1; 0 when there is no line to name.
    public let line: Int
    /// The first value, shortened.
    public let sample: String
  }

  /// In the order they happened first.
  public private(set) var entries: [Entry] = []
  private var places: [String: Int] = [:]

  public init() {}

  public var isEmpty: Bool { entries.isEmpty }

  /// How often something was left out or changed for a reason.
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
    let short = OneLine.folded(String(sample.unicodeScalars.prefix(Ledger.longestSample)))
    entries.append(Entry(reason: reason, field: field, count: times, line: line, sample: short))
  }

  /// Adds what another one noted.
  public mutating func add(_ other: Ledger) {
    for entry in other.entries {
      note(entry.reason, entry.field, line: entry.line, sample: entry.sample, times: entry.count)
    }
  }

  private static let longestSample = 60
}
