import Domain
import Markup

/// A preview of an unsaved task: among its neighbours on the timeline, or in the Backlog.
struct TaskPreview {
  /// Another timed entry on the same day.
  struct Neighbour {
    var title: String
    var from: WallTime
    var until: WallTime
    var isEvent: Bool
  }

  /// The range around the task in which neighbours are shown, in minutes.
  private static let reach = 120
  /// The maximum number of neighbours.
  private static let most = 3

  var item: PlanItem
  var neighbours: [Neighbour] = []
  /// The title of an entry that overlaps it.
  var taken: String?
  /// Whether the whole task is within working hours that are not past.
  private var isInWorkingHours = false
  /// Whether the page is a form to save, as opposed to a quick-add line.
  var isForm = true
  var frame: Frame

  private var words: Words { frame.words }
  private var minutes: Int { item.effectiveDuration.minutes }

  init(_ item: PlanItem, from reader: some PlannerReader, in environment: Environment, frame: Frame)
    throws(PlannerFailure)
  {
    self.item = item
    self.frame = frame
    guard let due = item.due, let time = due.time, due.day >= environment.today, due.day - environment.today <= 366
    else { return }
    let plan = try reader.dayPlan(due.day, with: nil, in: environment)
    let wall = WallClock(day: due.day, second: time.minutes * 60)
    let from = plan.frame.minute(of: environment.zones.instant(of: wall))
    let until = from + minutes
    let isPast = plan.now.map { from < $0 } ?? false
    isInWorkingHours = !isPast && plan.working.contains { $0.lowerBound <= from && until <= $0.upperBound }
    let overlapping = plan.entries.first { $0.taken.map { $0.overlaps(from..<until) } ?? false }
    if !isPast { taken = overlapping.map { Self.title(of: $0, words) } ?? plan.allDay.first { $0.takesTime }?.title }
    neighbours = plan.entries.filter { $0.until > from - Self.reach && $0.from < until + Self.reach }
      .prefix(Self.most)
      .map { entry in
        Neighbour(
          title: Self.title(of: entry, words), from: plan.frame.clock(at: entry.from),
          until: plan.frame.clock(at: entry.until), isEvent: Self.isEvent(entry))
      }
  }

  var body: HTML {
    .build {
      h2(.class("note"), text: heading)
      ol(.class("preview")) {
        for each in neighbours where each.from <= time { row(each) }
        own
        for each in neighbours where each.from > time { row(each) }
      }
      if let remark { p(.class("note"), text: remark) }
    }
  }

  private var time: WallTime { item.due?.time ?? WallTime.midnight }

  private var heading: String {
    guard let due = item.due, due.time != nil else { return words[start: .inBacklog] }
    return words(start: .onDay, words.whenOn(due.day, today: frame.today))
  }

  private var own: HTML {
    li(.class("preview-own")) {
      span(.class("preview-text")) {
        span(.class("preview-title"), .named("dir", "auto"), text: item.title)
        span(.class("note"), text: facts)
      }
      span(.class("dur"), text: words.badge(minutes: minutes))
    }
  }

  /// The fields besides title and duration.
  private var facts: String {
    var item = item
    item.manualDuration = nil
    var facts = words.facts(item, list: nil, today: frame.today)
    if let due = item.due, let time = due.time {
      let end = WallTime(minutes: (time.minutes + minutes) % 1_440)
      facts[0] =
        end.map { words(.dayWithTime, words.date(due.day, today: frame.today), "\(time.iso)–\($0.iso)") } ?? facts[0]
    }
    return facts.joined(separator: " · ")
  }

  private func row(_ each: Neighbour) -> HTML {
    li(.class(each.isEvent ? "preview-print" : "preview-paper")) {
      span(.class("preview-time"), text: "\(each.from.iso)–\(each.until.iso)")
      span(.named("dir", "auto"), text: each.title)
    }
  }

  /// Nil if the time is past or outside working hours.
  private var remark: String? {
    if let taken { return words(start: .overlaps, words.quoted(taken)) }
    return isInWorkingHours ? words(start: isForm ? .freeAndSaved : .freeAndAdded, time.iso) : nil
  }

  private static func isEvent(_ entry: DayPlan.Entry) -> Bool {
    if case .event = entry.content { return true }
    return false
  }

  private static func title(of entry: DayPlan.Entry, _ words: Words) -> String {
    switch entry.content {
    case .event(let event): event.title
    case .block(let planned): planned.task?.title ?? planned.block.title
    case .proposed: ""
    }
  }
}
