import Domain
import ICalendar

/// Reads the VEVENTs of a text (RFC 5545 §3.6.1).
struct EventReading {
  private(set) var zones: EventZones
  private(set) var series: [EventSeries] = []

  init(_ text: CalendarText, _ resolver: ZoneResolver) {
    zones = EventZones(text, resolver)
    var groups: [String: [Component]] = [:]
    var order: [String] = []
    for event in text.components where event.name == "VEVENT" {
      let uid = event.text("UID") ?? ""
      if groups[uid] == nil { order.append(uid) }
      groups[uid, default: []].append(event)
    }
    for uid in order {
      if let found = read(uid, groups[uid] ?? []) { series.append(found) }
    }
  }

  private mutating func read(_ uid: String, _ events: [Component]) -> EventSeries? {
    var series = EventSeries(uid: uid)
    // Of several that claim to be the whole series the one changed last counts.
    let masters = events.filter { $0.first("RECURRENCE-ID") == nil }
    if let event = masters.max(by: { sequence($0) < sequence($1) }), let master = description(event) {
      series.master = master
      readRules(event, master, into: &series)
    }
    for event in events where event.first("RECURRENCE-ID") != nil {
      if let override = override(event, of: series.master) { series.overrides.append(override) }
    }
    return series.master == nil && series.overrides.isEmpty ? nil : series
  }

  private func sequence(_ event: Component) -> Int { event.number("SEQUENCE") ?? 0 }
}

extension EventReading {
  private mutating func description(_ event: Component, unless master: EventSeries.Description? = nil)
    -> EventSeries.Description?
  {
    guard let value = event.dateTime("DTSTART"), let start = Moments.written(value) else { return nil }
    let zone = zones.zone(of: value.form)
    let isAllDay = value.form == .date
    let status: CalendarEvent.Status =
      switch event.text("STATUS")?.uppercased() {
      case "TENTATIVE": .tentative
      case "CANCELLED": .cancelled
      default: .confirmed
      }
    let location = event.text("LOCATION").map { OneLine.folded($0) }
    return EventSeries.Description(
      start: start, zone: zone, isAllDay: isAllDay, length: length(event, value, start, zone),
      title: OneLine.folded(event.text("SUMMARY") ?? ""), location: location == "" ? nil : location,
      isBusy: event.text("TRANSP")?.uppercased() != "TRANSPARENT" && status != .cancelled, status: status)
  }

  /// DTEND, else DURATION, else a day for whole days and no time at all for the rest.
  private mutating func length(
    _ event: Component, _ start: ICalDateTime, _ wall: WallClock, _ zone: EventZone
  ) -> EventSeries.Length {
    let isAllDay = start.form == .date
    if let value = event.dateTime("DTEND"), let end = Moments.written(value) {
      if isAllDay { return .nominal(days: max(1, end.day - wall.day), seconds: 0) }
      let there = value.form == .date ? zone : zones.zone(of: value.form)
      guard let from = zone.instant(wall), let until = there.instant(end) else { return .seconds(0) }
      return .seconds(max(0, until.seconds - from.seconds))
    }
    if let text = event.first("DURATION")?.rawValue { return Self.length(duration: text, isAllDay: isAllDay) }
    return isAllDay ? .nominal(days: 1, seconds: 0) : .seconds(0)
  }

  /// A hundred years; nothing real lasts longer.
  private static let longest = 36_525 * 86_400

  /// Days and weeks of a duration are those of the calendar (RFC 5545 §3.8.2.5).
  static func length(duration text: String, isAllDay: Bool) -> EventSeries.Length {
    let total = min(longest, max(0, ICalDuration(text)?.seconds ?? 0))
    if isAllDay { return .nominal(days: max(1, total / 86_400), seconds: 0) }
    let dayPart = text.uppercased().split(separator: "T", omittingEmptySubsequences: false).first.map { String($0) }
    let days = min(longest, max(0, dayPart.flatMap { ICalDuration($0)?.seconds } ?? 0)) / 86_400
    return days == 0 ? .seconds(Int64(total)) : .nominal(days: days, seconds: Int64(total - days * 86_400))
  }

  private mutating func override(_ event: Component, of master: EventSeries.Description?) -> EventSeries.Override? {
    guard let value = event.dateTime("RECURRENCE-ID"), let description = description(event) else { return nil }
    guard let id = wall(value, in: master?.zone ?? description.zone) else { return nil }
    let range = event.first("RECURRENCE-ID")?.parameter("RANGE")?.uppercased()
    return EventSeries.Override(
      id: id, isDayOnly: value.form == .date, isForFuture: range == "THISANDFUTURE", description: description)
  }

  /// A written time as clocks in the zone of the series show it.
  private mutating func wall(_ value: ICalDateTime, in zone: EventZone) -> WallClock? {
    guard let written = Moments.written(value) else { return nil }
    if value.form == .date || value.form == .floating { return written }
    return zones.zone(of: value.form).instant(written).flatMap { zone.wall($0) }
  }
}

extension EventReading {
  private mutating func readRules(
    _ event: Component, _ master: EventSeries.Description, into series: inout EventSeries
  ) {
    // A rule nobody can read leaves the occurrences that are known.
    series.rules = event.all("RRULE").compactMap { try? RecurrenceRule(parsing: $0.rawValue) }
    series.exclusions = event.all("EXRULE").compactMap { try? RecurrenceRule(parsing: $0.rawValue) }
    for line in event.all("RDATE") { readAdded(line, master, into: &series) }
    for line in event.all("EXDATE") {
      for value in values(line) {
        if value.form == .date, !master.isAllDay, let day = Moments.written(value)?.day {
          series.leftOutDays.insert(day)
        } else if let wall = wall(value, in: master.zone) {
          series.leftOut.insert(master.isAllDay ? WallClock(day: wall.day) : wall)
        }
      }
    }
  }

  private mutating func readAdded(
    _ line: ContentLine, _ master: EventSeries.Description, into series: inout EventSeries
  ) {
    for part in line.rawValue.split(separator: ",") {
      let ends = part.split(separator: "/", maxSplits: 1).map { String($0) }
      guard let first = ends.first, let start = ICalDateTime(first, zone: line.parameter("TZID")),
        let wall = wall(start, in: master.zone)
      else { continue }
      let key = master.isAllDay ? WallClock(day: wall.day) : wall
      series.added[key] = .some(ends.count == 2 ? periodLength(ends[1], start, line) : nil)
    }
  }

  /// The second half of a period: an end or a duration.
  private mutating func periodLength(
    _ text: String, _ start: ICalDateTime, _ line: ContentLine
  ) -> EventSeries.Length? {
    if text.uppercased().hasPrefix("P") { return Self.length(duration: text, isAllDay: false) }
    guard let value = ICalDateTime(text, zone: line.parameter("TZID")), let end = Moments.written(value),
      let begin = Moments.written(start), let until = zones.zone(of: value.form).instant(end),
      let from = zones.zone(of: start.form).instant(begin)
    else { return nil }
    return .seconds(max(0, until.seconds - from.seconds))
  }

  private func values(_ line: ContentLine) -> [ICalDateTime] {
    line.rawValue.split(separator: ",").compactMap { ICalDateTime(String($0), zone: line.parameter("TZID")) }
  }
}
