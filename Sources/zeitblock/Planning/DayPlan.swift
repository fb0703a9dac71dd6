import CommandLine
import Domain
import Sync

/// What a day holds, in the order of time, with the gaps between.
struct DayPlan {
  enum Entry {
    case event(CalendarEvent)
    case block(TimeBlock)
    case gap(from: Instant, until: Instant)
  }

  let day: Day
  let window: PlanWindow
  let calendars: [ListID: String]
  /// Whole days first.
  let entries: [Entry]

  private let zones = ZoneResolver.platform()

  /// Shorter gaps are no use.
  private static let shortest: Int64 = 300

  /// From midnight to midnight as clocks here show it.
  static func window(of day: Day) -> PlanWindow {
    let zones = ZoneResolver.platform()
    let from = zones.instant(WallClock(day: day), zones.localZone) ?? WallClock(day: day).utc
    let until = zones.instant(WallClock(day: day + 1), zones.localZone) ?? WallClock(day: day + 1).utc
    return PlanWindow(from: from, until: until, first: day, last: day)
  }

  init(day: Day, window: PlanWindow, events: [CalendarEvent], blocks: [TimeBlock], calendars: [ListID: String]) {
    self.day = day
    self.window = window
    self.calendars = calendars
    let shown = events.filter { $0.status != .cancelled }
    var timed: [(start: Instant, end: Instant, isBusy: Bool, entry: Entry)] = []
    var whole: [Entry] = []
    for event in shown {
      switch event.span {
      case .days: whole.append(.event(event))
      case .timed(let start, let end): timed.append((start, end, event.isBusy, .event(event)))
      }
    }
    timed += blocks.map { ($0.start, $0.end, true, .block($0)) }
    timed.sort { $0.start == $1.start ? $0.end < $1.end : $0.start < $1.start }
    var result: [Entry] = []
    var free = window.from
    for item in timed {
      if item.isBusy {
        if item.start.seconds - free.seconds >= Self.shortest { result.append(.gap(from: free, until: item.start)) }
        free = max(free, item.end)
      }
      result.append(item.entry)
    }
    if window.until.seconds - free.seconds >= Self.shortest { result.append(.gap(from: free, until: window.until)) }
    entries = whole + result
  }

  func table(in language: Language) -> Table {
    var table = Table(columns: [.left, .left, .left, .left], flexible: 1)
    for entry in entries {
      switch entry {
      case .gap(let from, let until):
        table.add(times(from, until), .dim)
        table.add(language("free", "frei"), .dim)
        table.add(
          language("\((until.seconds - from.seconds) / 60) min", "\((until.seconds - from.seconds) / 60) Min."), .dim)
        table.add("")
      case .block(let block):
        table.add(times(block.start, block.end))
        table.add(block.title, .bold)
        table.add(language("time block", "Zeitblock"))
        table.add(block.calendar.flatMap { calendars[$0] } ?? language("here", "hier"), .dim)
      case .event(let event):
        table.add(span(event, language))
        table.add(event.title.isEmpty ? language("(untitled)", "(ohne Titel)") : event.title)
        table.add(event.isBusy ? "" : language("free time", "gilt als frei"), .dim)
        table.add(calendars[event.calendar] ?? "", .dim)
      }
    }
    return table
  }

  private func span(_ event: CalendarEvent, _ language: Language) -> String {
    switch event.span {
    case .days: language("all day", "ganztägig")
    case .timed(let start, let end): times(start, end)
    }
  }

  /// `09:00–09:45`; what reaches over midnight is cut there.
  private func times(_ start: Instant, _ end: Instant) -> String {
    let from = zones.wall(max(start, window.from), zones.localZone)?.time ?? ""
    let until = end >= window.until ? "24:00" : zones.wall(end, zones.localZone)?.time ?? ""
    return from + "–" + until
  }

  var json: JSON {
    .object([
      .init("day", .string(day.iso)), .init("zone", .string(zones.localZone)),
      .init("entries", .array(entries.map { json($0) })),
    ])
  }

  private func json(_ entry: Entry) -> JSON {
    switch entry {
    case .gap(let from, let until):
      .object([
        .init("kind", .string("gap")), .init("start", .string(from.iso)), .init("end", .string(until.iso)),
        .init("minutes", .int((until.seconds - from.seconds) / 60)),
      ])
    case .block(let block):
      .object([.init("kind", .string("block"))] + (members(block.json)))
    case .event(let event): .object([.init("kind", .string("event"))] + members(event))
    }
  }

  private func members(_ json: JSON) -> [JSON.Member] {
    if case .object(let members) = json { return members }
    return []
  }

  private func members(_ event: CalendarEvent) -> [JSON.Member] {
    var members: [JSON.Member] = [
      .init("uid", .string(event.uid)), .init("recurrence", .optional(event.recurrence)),
      .init("title", .string(event.title)), .init("location", .optional(event.location)),
      .init("calendar", .string(event.calendar.text)), .init("busy", .bool(event.isBusy)),
      .init("status", .string("\(event.status)")),
    ]
    switch event.span {
    case .days(let first, let last): members += [.init("first", .string(first.iso)), .init("last", .string(last.iso))]
    case .timed(let start, let end): members += [.init("start", .string(start.iso)), .init("end", .string(end.iso))]
    }
    return members
  }
}
