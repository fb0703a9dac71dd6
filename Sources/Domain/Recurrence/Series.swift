extension Recurrence {
  /// The properties of another client's recurrence besides its rule: its time zone and the excluded and added dates.
  public struct Series: Hashable, Sendable {
    /// The IANA name of the recurrence's time zone; nil for the user's zone.
    public var zone: String?
    /// The minutes from the start of an occurrence (DTSTART), to which the rule applies, to its due time (DUE).
    public var lead: Int
    /// EXDATE in the recurrence's time zone. A day without time excludes the whole day.
    public var leftOut: [Due]
    /// The added dates (RDATE).
    public var added: [Due]
    /// Whether the recurrence has features that cannot be represented here, such as a second rule. It is then not
    /// advanced.
    public var isBeyond = false
    /// Set if other programs record each occurrence separately and keep the original start of the recurrence.
    public var telling: Telling?

    public init(zone: String? = nil, lead: Int = 0, leftOut: [Due] = [], added: [Due] = [], telling: Telling? = nil) {
      self.zone = zone
      self.lead = lead
      self.leftOut = leftOut
      self.added = added
      self.telling = telling
    }

    /// Whether all properties have their default values.
    public var isEmpty: Bool { self == Series() }
  }

  /// A recurrence that keeps its original start while its occurrences are recorded one by one (RECURRENCE-ID, RFC 5545
  /// §3.8.4.4).
  public struct Telling: Hashable, Sendable {
    /// The start of the first occurrence.
    public var start: Due
    /// The due date of the first occurrence.
    public var due: Due
    /// The occurrences recorded as done.
    public var done: [Due]

    public init(start: Due, due: Due, done: [Due] = []) {
      self.start = start
      self.due = due
      self.done = done
    }
  }
}

extension Recurrence.Series {
  /// The lines stored below the rule, each with its name.
  var stored: String {
    var lines: [String] = []
    if isBeyond { lines.append("beyond:rule") }
    if let zone { lines.append("zone:" + zone) }
    if lead != 0 { lines.append("lead:\(lead)") }
    if !leftOut.isEmpty { lines.append("without:" + Self.text(leftOut)) }
    if !added.isEmpty { lines.append("with:" + Self.text(added)) }
    if let telling {
      lines.append("start:" + telling.start.iso)
      lines.append("due:" + telling.due.iso)
      if !telling.done.isEmpty { lines.append("done:" + Self.text(telling.done)) }
    }
    return lines.map { "\n" + $0 }.joined()
  }

  /// Reads the output of `stored`. Returns nil if all properties have their default values.
  init?(stored lines: ArraySlice<String>) {
    self.init()
    var start: Due?
    var due: Due?
    var done: [Due] = []
    for line in lines {
      let sides = line.split(separator: ":", maxSplits: 1).map { String($0) }
      guard sides.count == 2 else { continue }
      switch sides[0] {
      case "beyond": isBeyond = true
      case "zone": zone = sides[1]
      case "lead": lead = Int(sides[1]) ?? 0
      case "without": leftOut = Self.points(sides[1])
      case "with": added = Self.points(sides[1])
      case "start": start = Due(iso: sides[1])
      case "due": due = Due(iso: sides[1])
      case "done": done = Self.points(sides[1])
      default: break
      }
    }
    if let start, let due { telling = Recurrence.Telling(start: start, due: due, done: done) }
    if isEmpty { return nil }
  }

  private static func text(_ points: [Due]) -> String { points.map { $0.iso }.joined(separator: ",") }

  private static func points(_ text: String) -> [Due] { text.split(separator: ",").compactMap { Due(iso: String($0)) } }
}

extension Due {
  /// `2026-12-24` or `2026-12-24T15:00`.
  public var iso: String { day.iso + (time.map { "T" + $0.iso } ?? "") }

  /// Reads the output of `iso`. Returns nil for anything else.
  public init?(iso text: String) {
    let sides = text.split(separator: "T", omittingEmptySubsequences: false).map { String($0) }
    guard sides.count <= 2, let day = sides.first.flatMap({ Day(iso: $0) }) else { return nil }
    guard sides.count == 2 else {
      self.init(day: day)
      return
    }
    guard let time = WallTime(iso: sides[1]) else { return nil }
    self.init(day: day, time: time)
  }

  /// The local time; midnight if there is no time.
  public var wall: WallClock { WallClock(day: day, second: (time?.minutes ?? 0) * 60) }

  /// Returns a date of the same kind, with or without a time. Times are rounded down to the minute.
  func at(_ wall: WallClock) -> Due {
    Due(day: wall.day, time: time == nil ? nil : WallTime(minutes: wall.second / 60))
  }
}
