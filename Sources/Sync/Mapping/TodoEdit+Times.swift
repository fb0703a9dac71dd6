import Domain
import ICalendar

extension TodoEdit {
  private var moments: Moments { Moments(zones: mapping.zones) }

  /// Writes DUE, DTSTART and RRULE, which must be consistent; removes DURATION if it would contradict them.
  mutating func writeTimes() {
    guard changes(.due) || changes(.notBefore) || changes(.recurrence) else { return }
    let before = todo
    if changes(.due) { writeDue(before) }
    writeStart(before)
    writeRecurrence()
    if !before.hasWindow || !todo.hasWindow { text.remove("DURATION", in: id) }
  }

  private mutating func writeDue(_ before: Component) {
    guard let due = new.due else { return text.remove("DUE", in: id) }
    let wall = WallClock(day: due.day, second: (due.time?.minutes ?? 0) * 60)
    guard let value = moments.value(wall, dueForm(due, before)) else { return }
    text.set("DUE", value, in: id)
  }

  /// A time keeps its form or takes that of the start; a new one is floating, as local wall times are.
  private func dueForm(_ due: Due, _ before: Component) -> ICalDateTime.Form {
    guard due.time != nil else { return .date }
    let forms = [before.dateTime("DUE")?.form, before.dateTime("DTSTART")?.form]
    return forms.lazy.compactMap { $0 }.first { $0 != .date } ?? .floating
  }

  private mutating func writeStart(_ before: Component) {
    let start = before.dateTime("DTSTART")
    guard let wall = startWall(before) else {
      if old.notBefore != nil || old.recurrence != nil { text.remove("DTSTART", in: id) }
      return
    }
    guard let value = moments.value(wall, startForm(start)), value != start else { return }
    text.set("DTSTART", value, in: id)
  }

  /// Uses the form of the due, as the standard requires, but keeps the start's own if both are times with a zone.
  private func startForm(_ start: ICalDateTime?) -> ICalDateTime.Form {
    guard let due = todo.dateTime("DUE")?.form else { return start?.form ?? .date }
    guard let start = start?.form, start.isInZone, due.isInZone else { return due }
    return start
  }

  /// Returns the local wall time of the start: the first day on which the task may be done, or the due of a recurring
  /// task without such a day. Returns nil if there is to be no start. An existing time of day is kept.
  private func startWall(_ before: Component) -> WallClock? {
    let start = before.dateTime("DTSTART")
    let written = start.flatMap { moments.local($0) }
    let day = mapping.carries(.notBefore) ? new.notBefore : unsharedStart(written)
    if let day { return WallClock(day: day, second: written?.second ?? 0) }
    guard new.recurrence != nil else { return nil }
    guard let due = todo.dateTime("DUE").flatMap({ moments.local($0) }) else { return written }
    // A start at an earlier time on the due day, as other programs write it, moves along.
    let wasDue = before.dateTime("DUE").flatMap { moments.local($0) }
    guard let written, start?.time != nil, written.day == wasDue?.day, written != wasDue else { return due }
    return WallClock(day: due.day, second: min(written.second, due.second))
  }

  /// If the first day is not synced, a start from another program keeps its day; in a recurring task, it moves along
  /// with the due.
  private func unsharedStart(_ written: WallClock?) -> Day? {
    guard let written, old.recurrence == nil || written.day != old.due?.day else { return nil }
    guard old.recurrence != nil, new.recurrence != nil, let was = old.due?.day, let due = new.due?.day else {
      return written.day
    }
    return written.day + (due - was)
  }

  /// Compares with the text as patched so far, because a rule may take its day of the month from the due.
  private mutating func writeRecurrence() {
    guard mapping.carries(.recurrence) else { return }
    set(OwnProperty.moved, TaskMapping.moved(new))
    let said = mapping.recurrence(todo)
    guard said != new.recurrence else { return fitRule() }
    guard let recurrence = new.recurrence else { return writeRule(nil) }
    if case .rule(let rule) = recurrence.pattern {
      set(OwnProperty.repeating, RepeatToken.words(recurrence))
      if said?.pattern != recurrence.pattern { set("RRULE", reading.fitted(rule)) }
      return
    }
    writePattern(recurrence, over: said)
    var edit = self
    edit.set(OwnProperty.repeating, RepeatToken.words(recurrence))
    if mapping.recurrence(edit.todo) == recurrence {
      text = edit.text
      return
    }
    set("RRULE", reading.written(recurrence))
    set(OwnProperty.repeating, RepeatToken.whole(recurrence))
  }

  /// If only the end differs, the rest of the rule stays as written.
  private mutating func writePattern(_ recurrence: Recurrence, over said: Recurrence?) {
    guard said?.pattern == recurrence.pattern, said?.monthDay == recurrence.monthDay,
      let rule = todo.first("RRULE")?.rawValue
    else { return writeRule(recurrence) }
    guard said?.end != recurrence.end else { return }
    var kept = Recurrence(.rule(rule))
    kept.end = recurrence.end
    set("RRULE", reading.fitted(kept.rule()))
  }

  /// Adjusts UNTIL of the rule if the due has lost or gained a time.
  private mutating func fitRule() {
    guard changes(.due), new.recurrence?.series == nil, let rule = todo.first("RRULE")?.rawValue else { return }
    let fitted = reading.fitted(rule)
    if fitted != rule { set("RRULE", fitted) }
  }

  /// Removes excluded and added days too, because they belong to the rule being replaced.
  private mutating func writeRule(_ recurrence: Recurrence?) {
    for name in TaskMapping.exceptions { set(name, nil) }
    set("RRULE", recurrence.map { reading.written($0) })
    if recurrence == nil { set(OwnProperty.repeating, nil) }
  }
}

extension Component {
  /// Whether a DURATION is a time window after a start, its only valid use.
  fileprivate var hasWindow: Bool { first("DTSTART") != nil && first("DUE") == nil }
}

extension ICalDateTime.Form {
  fileprivate var isInZone: Bool {
    switch self {
    case .date, .floating: false
    case .utc, .zoned: true
    }
  }
}
