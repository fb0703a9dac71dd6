extension Recurrence {
  /// What a series of another client has besides its rule: where its clock hangs, the days left out and added.
  public struct Series: Hashable, Sendable {
    /// The IANA name of the zone in which the series keeps its time; nil for that of the person.
    public var zone: String?
    /// How many minutes the start of an occurrence, which the rule speaks of, lies before its due (DTSTART and DUE).
    public var lead: Int
    /// EXDATE, as the clock of the series shows it; a day alone leaves out all of it.
    public var leftOut: [Due]
    /// RDATE.
    public var added: [Due]
    /// Whether there is more to the series than can be told here, such as a second rule; then it is not moved on.
    public var isBeyond = false
    /// Set where other programs tell each occurrence on its own and leave the series where it began.
    public var telling: Telling?

    public init(zone: String? = nil, lead: Int = 0, leftOut: [Due] = [], added: [Due] = [], telling: Telling? = nil) {
      self.zone = zone
      self.lead = lead
      self.leftOut = leftOut
      self.added = added
      self.telling = telling
    }

    /// True when all is as without.
    public var isEmpty: Bool { self == Series() }
  }

  /// A series that stays where it began while its occurrences are told one by one (RECURRENCE-ID, RFC 5545 §3.8.4.4).
  public struct Telling: Hashable, Sendable {
    /// The first occurrence.
    public var start: Due
    /// When the first occurrence is due.
    public var due: Due
    /// The occurrences told as done.
    public var done: [Due]

    public init(start: Due, due: Due, done: [Due] = []) {
      self.start = start
      self.due = due
      self.done = done
    }
  }
}

extension Recurrence.Series {
  /// Lines to stand below the rule, each with its name.
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

  /// Reads what `stored` prints; nil when nothing is said.
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

  /// Reads what `iso` prints; anything else gives nil.
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

  /// Midnight for a day without time.
  public var wall: WallClock { WallClock(day: day, second: (time?.minutes ?? 0) * 60) }

  /// A moment of the same kind, to the minute.
  func at(_ wall: WallClock) -> Due {
    Due(day: wall.day, time: time == nil ? nil : WallTime(minutes: wall.second / 60))
  }
}
