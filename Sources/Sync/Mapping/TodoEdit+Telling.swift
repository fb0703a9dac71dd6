import Domain
import ICalendar

/// Writes the state of single occurrences of a recurring task whose start does not move.
extension TodoEdit {
  /// Whether occurrences have VTODOs of their own before and after the edit, so that rule and times stay.
  var tells: Bool {
    mapping.carries(.recurrence) && old.recurrence?.series?.telling != nil
      && new.recurrence?.series?.telling != nil && old.recurrence?.pattern == new.recurrence?.pattern
  }

  mutating func writeTelling(at now: Instant) {
    guard let before = old.recurrence?.series, let after = new.recurrence?.series else { return }
    let (was, done) = (before.telling?.done ?? [], after.telling?.done ?? [])
    for point in done where !was.contains(point) { close(point.wall, at: now) }
    for point in was where !done.contains(point) { reopen(point.wall, at: now) }
    for point in after.leftOut where !before.leftOut.contains(point) { leaveOut(point.wall) }
    for point in before.leftOut where !after.leftOut.contains(point) { takeIn(point.wall) }
    writeMovedDue(at: now)
  }

  var reading: SeriesReading { SeriesReading(todo, mapping.zones) }

  private mutating func close(_ occurrence: WallClock, at now: Instant) {
    guard let id = told(occurrence, at: now), let completed = Moments.utc(now) else { return }
    text.set("STATUS", rawValue: "COMPLETED", in: id)
    text.set("COMPLETED", completed, in: id)
    text.set("PERCENT-COMPLETE", rawValue: "100", in: id)
    stamp(id, now)
  }

  private mutating func reopen(_ occurrence: WallClock, at now: Instant) {
    guard let id = reading.override(of: occurrence)?.id else { return }
    text.set("STATUS", rawValue: "NEEDS-ACTION", in: id)
    text.remove("COMPLETED", in: id)
    text.remove("PERCENT-COMPLETE", in: id)
    stamp(id, now)
  }

  private mutating func leaveOut(_ occurrence: WallClock) {
    guard let value = reading.identifier(of: occurrence) else { return }
    text.append(ContentLine(name: "EXDATE", parameters: value.parameters, rawValue: value.rawValue), to: id)
  }

  /// Removes an EXDATE written here; a line with several days was written by another program and stays.
  private mutating func takeIn(_ occurrence: WallClock) {
    guard let value = reading.identifier(of: occurrence)?.rawValue,
      let index = todo.all("EXDATE").firstIndex(where: { $0.rawValue == value })
    else { return }
    text.remove("EXDATE", at: index, in: id)
  }

  /// Writes a separate due date for the open occurrence if it was moved here.
  private mutating func writeMovedDue(at now: Instant) {
    guard !new.isCompleted, let due = new.due, mapping.received(from: text, in: new.list)?.item.due != due,
      let recurrence = mapping.recurrence(todo)
    else { return }
    let reading = self.reading
    guard let open = recurrence.openOccurrence(instant: { reading.moments.instant(of: $0) }),
      let form = due.time == nil ? .date : reading.due(at: open.due)?.form,
      let value = Moments(zones: mapping.zones).value(due.wall, form), let id = told(open.start, at: now)
    else { return }
    text.set("DUE", value, in: id)
    stamp(id, now)
  }

  private mutating func stamp(_ id: ComponentID, _ now: Instant) {
    guard let stamp = Moments.utc(now) else { return }
    text.set("LAST-MODIFIED", stamp, in: id)
    text.set("DTSTAMP", stamp, in: id)
  }

  /// Returns the VTODO that overrides an occurrence; creates it if there is none.
  private mutating func told(_ occurrence: WallClock, at now: Instant) -> ComponentID? {
    if let known = reading.override(of: occurrence) { return known.id }
    guard let parent = todo.parent?.id, let added = override(of: occurrence, at: now) else { return nil }
    text.append(componentOf: added, to: parent)
    return reading.override(of: occurrence)?.id
  }

  private func override(of occurrence: WallClock, at now: Instant) -> CalendarText? {
    guard let telling = mapping.recurrence(todo)?.series?.telling, let stamp = Moments.utc(now),
      let uid = todo.first("UID"), let identifier = reading.identifier(of: occurrence)
    else { return nil }
    let distance = occurrence.total - telling.start.wall.total
    var lines = [
      ContentLine(name: "BEGIN", rawValue: "VTODO"),
      ContentLine(name: "UID", parameters: uid.parameters, rawValue: uid.rawValue),
      ContentLine(name: "DTSTAMP", parameters: stamp.parameters, rawValue: stamp.rawValue),
      ContentLine(name: "RECURRENCE-ID", parameters: identifier.parameters, rawValue: identifier.rawValue),
    ]
    if todo.first("DTSTART") != nil {
      lines.append(ContentLine(name: "DTSTART", parameters: identifier.parameters, rawValue: identifier.rawValue))
    }
    if todo.first("DUE") != nil, let due = reading.due(at: WallClock(total: telling.due.wall.total + distance)) {
      lines.append(ContentLine(name: "DUE", parameters: due.parameters, rawValue: due.rawValue))
    }
    if let title = todo.first("SUMMARY") {
      lines.append(ContentLine(name: "SUMMARY", parameters: title.parameters, rawValue: title.rawValue))
    }
    lines.append(ContentLine(name: "END", rawValue: "VTODO"))
    return CalendarText(parsing: lines.flatMap { $0.raw })
  }
}
