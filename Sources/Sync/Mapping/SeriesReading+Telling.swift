import Domain
import ICalendar

/// Recurring tasks whose occurrences have VTODOs of their own with a RECURRENCE-ID, next to the one with the rule.
extension SeriesReading {
  /// Nil unless there is such a VTODO and the recurring task has a start for it to refer to.
  var telling: Recurrence.Telling? {
    guard !todo.overrides.isEmpty, let start = (form ?? todo.dateTime("DUE")).flatMap({ moments.due($0) }) else {
      return nil
    }
    let due = todo.dateTime("DUE").flatMap { moments.due($0) }
    let done = todo.overrides.filter { $0.isTold }.compactMap { occurrence(of: $0) }
    return Recurrence.Telling(start: start, due: due ?? start, done: done)
  }

  private var form: ICalDateTime? { todo.dateTime("DTSTART") }

  /// Returns the occurrence that an override VTODO replaces.
  func occurrence(of override: Component) -> Due? {
    override.dateTime("RECURRENCE-ID").flatMap { moments.due($0) }
  }

  /// Returns the VTODO that overrides an occurrence.
  func override(of occurrence: WallClock) -> Component? {
    todo.overrides.first { self.occurrence(of: $0)?.wall == occurrence }
  }

  /// Returns a time of the recurring task in the form of its start, for RECURRENCE-ID and EXDATE.
  func identifier(of wall: WallClock) -> ICalDateTime? {
    (form ?? todo.dateTime("DUE")).flatMap { moments.value(wall, $0.form) }
  }

  /// Returns a due time of the recurring task in the form of its first one.
  func due(at wall: WallClock) -> ICalDateTime? {
    (todo.dateTime("DUE") ?? form).flatMap { moments.value(wall, $0.form) }
  }
}

extension Component {
  /// True if the occurrence is done or cancelled.
  fileprivate var isTold: Bool {
    guard let status = text("STATUS") else { return first("COMPLETED") != nil }
    return ["COMPLETED", "CANCELLED"].contains(status.uppercased())
  }
}

extension TaskMapping {
  /// Advances a task from its first occurrence to the open one; completes it if none is open.
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
  /// True if the text contains only closed occurrences of a recurring task that is stored elsewhere: some programs keep
  /// each in a resource of its own. Such a text is not a task.
  var isHistory: Bool {
    let todos = components.filter { $0.name == "VTODO" }
    return !todos.isEmpty && todos.allSatisfy { $0.first("RECURRENCE-ID") != nil && $0.isTold }
  }
}
