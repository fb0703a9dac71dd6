import Domain
import ICalendar

/// Series whose occurrences are told one by one, each by a VTODO with a RECURRENCE-ID beside the one with the rule.
extension SeriesReading {
  /// Nil unless there is such a VTODO and a start for it to refer to.
  var telling: Recurrence.Telling? {
    guard !todo.overrides.isEmpty, let start = (form ?? todo.dateTime("DUE")).flatMap({ moments.due($0) }) else {
      return nil
    }
    let due = todo.dateTime("DUE").flatMap { moments.due($0) }
    let done = todo.overrides.filter { $0.isTold }.compactMap { occurrence(of: $0) }
    return Recurrence.Telling(start: start, due: due ?? start, done: done)
  }

  private var form: ICalDateTime? { todo.dateTime("DTSTART") }

  /// The occurrence a VTODO tells.
  func occurrence(of override: Component) -> Due? {
    override.dateTime("RECURRENCE-ID").flatMap { moments.due($0) }
  }

  /// The VTODO that tells an occurrence.
  func override(of occurrence: WallClock) -> Component? {
    todo.overrides.first { self.occurrence(of: $0)?.wall == occurrence }
  }

  /// A moment of the series written as its start is, for RECURRENCE-ID and EXDATE.
  func identifier(of wall: WallClock) -> ICalDateTime? {
    (form ?? todo.dateTime("DUE")).flatMap { moments.value(wall, $0.form) }
  }

  /// A due of the series written as the first one is.
  func due(at wall: WallClock) -> ICalDateTime? {
    (todo.dateTime("DUE") ?? form).flatMap { moments.value(wall, $0.form) }
  }
}

extension Component {
  /// Told as done or called off.
  fileprivate var isTold: Bool {
    guard let status = text("STATUS") else { return first("COMPLETED") != nil }
    return ["COMPLETED", "CANCELLED"].contains(status.uppercased())
  }
}

extension TaskMapping {
  /// Leads a task from the first occurrence to the one that is open; it is completed when none is.
  func readTelling(_ todo: Component, _ modified: Instant, into item: inout PlanItem) {
    guard let recurrence = item.recurrence, let telling = recurrence.series?.telling, !item.isCompleted else { return }
    let reading = SeriesReading(todo, zones)
    guard let open = recurrence.openOccurrence(instant: { reading.moments.instant(of: $0) }) else {
      if recurrence.isReadable {
        item.completedAt = todo.overrides.compactMap { instant("COMPLETED", $0) }.max() ?? modified
        let last = telling.done.map { $0.wall.total }.max() ?? telling.start.wall.total
        let due = WallClock(total: last + telling.due.wall.total - telling.start.wall.total)
        item.due = reading.due(at: due).flatMap { Moments(zones: zones).due($0) } ?? item.due
      }
      return
    }
    let moments = Moments(zones: zones)
    let moved = reading.override(of: open.start)?.dateTime("DUE")
    item.due = (moved ?? reading.due(at: open.due)).flatMap { moments.due($0) } ?? item.due
    item.notBefore = item.notBefore.map { $0 + (open.start.day - telling.start.day) }
  }
}

extension Moments {
  func instant(of wall: WallClock) -> Instant? { zones.instant(wall, zones.localZone) }
}

extension CalendarText {
  /// True when all that is told are closed occurrences of a series that is elsewhere: some programs keep each in a
  /// resource of its own. That is no task.
  var isHistory: Bool {
    let todos = components.filter { $0.name == "VTODO" }
    return !todos.isEmpty && todos.allSatisfy { $0.first("RECURRENCE-ID") != nil && $0.isTold }
  }
}
