import CommandLine
import Domain
import Web

/// Formats a day as lines: the time in the margin, the entry next to it.
struct DayText {
  let plan: DayPlan
  let today: Day
  /// Calendar names by id.
  let names: [ListID: String]
  let language: Language

  private struct Line {
    var minute: Int
    var time: String
    var text: String
    var style: Style?
  }

  /// - Parameter width: the terminal width; nil cuts nothing.
  func lines(width: Int?) -> [(text: String, style: Style?)] {
    var lines: [(String, Style?)] = [(language.dayName(plan.day, today: today), .bold)]
    lines += plan.allDay.map { event in
      let day = plan.frame.start...plan.frame.end
      let time = event.span.instants
      let reached = time.map { reach($0, $0.lowerBound < day.lowerBound, day.upperBound < $0.upperBound) }
      let more = suffix([free(event), names[event.calendar]] + (reached ?? []))
      return (row(language("all day", "ganztägig"), title(event) + more), nil)
    }
    lines += timed.map { (row($0.time, $0.text), $0.style) }
    lines.append((sums, .dim))
    guard let width else { return lines }
    return lines.map { (truncated($0.0, to: width), $0.1) }
  }

  private func row(_ time: String, _ text: String) -> String {
    let line = time + String(repeating: " ", count: max(0, 13 - displayWidth(time))) + printable(text)
    return line
  }

  private var timed: [Line] {
    var lines = plan.parts.map { line($0) }
    guard let now = plan.now else { return lines }
    // An entry that starts right now comes before the line for the current time.
    let place = lines.firstIndex { $0.minute > now } ?? lines.endIndex
    let text = language("──── now", "──── jetzt")
    lines.insert(Line(minute: now, time: clock(now), text: text, style: .yellow), at: place)
    return lines
  }

  private func line(_ part: DayPlan.Part) -> Line {
    switch part {
    case .entry(let entry): return line(entry)
    case .gap(let gap):
      let text = language("  \(language.span(gap.count)) free", "  \(language.span(gap.count)) frei")
      return Line(minute: gap.lowerBound, time: times(gap.lowerBound, gap.upperBound), text: text, style: .dim)
    }
  }

  private func line(_ entry: DayPlan.Entry) -> Line {
    let indent = String(repeating: "│ ", count: entry.column)
    let time = times(entry.startsBefore ? 0 : entry.from, entry.endsAfter ? plan.frame.minutes : entry.until)
    switch entry.content {
    case .event(let event):
      let text = title(event) + suffix([free(event), names[event.calendar]] + reach(entry, event.span.instants))
      return Line(minute: entry.from, time: time, text: indent + text, style: nil)
    case .block(let block):
      let text =
        block.block.title
        + suffix(
          [block.standing.words(in: language), place(block.block)]
            + reach(entry, block.block.start..<max(block.block.start, block.block.end)))
      return Line(
        minute: entry.from, time: time, text: indent + "■ " + text, style: block.standing == .missed ? .red : .bold)
    case .proposed(let placement):
      let text = placement.title + suffix([language("proposed", "vorgeschlagen")])
      return Line(minute: entry.from, time: time, text: indent + "□ " + text, style: .dim)
    }
  }

  /// A summary such as `2 h 15 planned · 1 h free · 30 min over`.
  private var sums: String {
    let capacity = plan.capacity
    var parts: [String] = []
    func add(_ minutes: Int, _ words: (english: String, german: String)) {
      let duration = language.span(minutes)
      parts.append(language("\(duration) \(words.english)", "\(duration) \(words.german)"))
    }
    add(capacity.planned, ("planned", "geplant"))
    if capacity.busy > 0 { add(capacity.busy, ("in events", "in Terminen")) }
    // When the day is overfull, gaps between overlapping blocks are not free time.
    if capacity.over > 0 { add(capacity.over, ("over", "zu viel")) } else { add(capacity.free, ("free", "frei")) }
    if capacity.actual > 0 { add(capacity.actual, ("worked", "gearbeitet")) }
    if plan.working.isEmpty { parts.append(language("no working hours", "keine Arbeitszeiten")) }
    return parts.joined(separator: " · ")
  }

  private func title(_ event: CalendarEvent) -> String {
    event.title.isEmpty ? language("(untitled)", "(ohne Titel)") : event.title
  }

  private func free(_ event: CalendarEvent) -> String? {
    event.takesTime ? nil : language("counts as free", "gilt als frei")
  }

  /// Returns the start if it is on an earlier day, and the end if it is on a later one.
  private func reach(_ entry: DayPlan.Entry, _ time: Range<Instant>?) -> [String?] {
    time.map { reach($0, entry.startsBefore, entry.endsAfter) } ?? []
  }

  private func reach(_ time: Range<Instant>, _ startsBefore: Bool, _ endsAfter: Bool) -> [String?] {
    [
      startsBefore ? language("since ", "seit ") + moment(time.lowerBound) : nil,
      endsAfter ? language("until ", "bis ") + moment(time.upperBound) : nil,
    ]
  }

  /// Formats an instant: `Thu 19 Nov, 08:00`.
  private func moment(_ instant: Instant) -> String {
    language.moment(instant)
  }

  private func place(_ block: TimeBlock) -> String {
    block.calendar.flatMap { names[$0] } ?? language("Zeitblock", "Zeitblock")
  }

  private func suffix(_ parts: [String?]) -> String { parts.compactMap { $0 }.map { " · " + $0 }.joined() }

  private func clock(_ minute: Int) -> String {
    minute >= plan.frame.minutes ? "24:00" : plan.frame.clock(at: minute).iso
  }

  /// Formats a time range: `09:00–09:45`. Entries that cross midnight are cut there.
  private func times(_ from: Int, _ until: Int) -> String { clock(from) + "–" + clock(until) }
}

extension PlannedBlock.Standing {
  func words(in language: Language) -> String {
    switch self {
    case .planned: language("planned", "geplant")
    case .running: language("now", "jetzt")
    case .missed: language("missed", "verpasst")
    case .done: language("completed", "erledigt")
    case .over: language("over", "vorbei")
    }
  }
}

extension Language {
  /// Formats a day: `Mon 23 Nov`, with `today`, `yesterday` or `tomorrow` if it is one of them.
  func dayName(_ day: Day, today: Day) -> String {
    let near = [
      -1: self("yesterday", "gestern"), 0: self("today", "heute"), 1: self("tomorrow", "morgen"),
    ][day - today]
    return Words(self).date(day, today: today) + (near.map { " · " + $0 } ?? "")
  }
}

extension CalendarEvent.Span {
  /// Nil for all-day events and for events that end before they start.
  fileprivate var instants: Range<Instant>? {
    guard case .timed(let start, let end) = self, start <= end else { return nil }
    return start..<end
  }
}
