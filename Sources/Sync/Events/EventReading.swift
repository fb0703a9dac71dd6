import Domain
import ICalendar

/// Parses the VEVENTs of a text (RFC 5545 §3.6.1).
struct EventReading {
  private(set) var zones: EventZones
  private(set) var series: [EventSeries] = []

  private var notes = Remarks()

  /// The maximum number of rules per event; further rules are ignored.
  static let ruleLimit = 20

  init(_ text: CalendarText, _ resolver: ZoneResolver) {
    zones = EventZones(text, resolver)
    var groups: [String: [Component]] = [:]
    var order: [String] = []
    var makeshifts: [String: Int] = [:]
    for event in text.components where event.name == "VEVENT" {
      let uid = event.text("UID").flatMap { OneLine.folded($0).isEmpty ? nil : $0 } ?? makeshift(event, &makeshifts)
      if groups[uid] == nil { order.append(uid) }
      groups[uid, default: []].append(event)
    }
    for uid in order {
      if let found = read(uid, groups[uid] ?? []) { series.append(found) }
    }
    noteEncoding(of: text)
  }

  /// Parts of the text that could not be read as written.
  var remarks: [Remark] {
    var all = notes
    if !zones.unknown.isEmpty {
      let names = zones.unknown.sorted()
      for name in names.prefix(Remarks.named) { all.note(.unknownZones, name) }
      all.add(Remark(.unknownZones, [], count: max(0, names.count - Remarks.named)))
    }
    return all.all
  }

  /// Reports events that are not in UTF-8, which are read as Windows-1252.
  private mutating func noteEncoding(of text: CalendarText) {
    if text.isUTF8 { return }
    for event in text.components where event.name == "VEVENT" && event.properties.contains(where: { !$0.isUTF8 }) {
      notes.note(.foreignBytes, name(event))
    }
  }

  /// Returns a UID for an event without one: unique, and the same each time the text is read.
  private func makeshift(_ event: Component, _ seen: inout [String: Int]) -> String {
    let words = ["DTSTART", "DTEND", "SUMMARY", "RRULE"].map { event.first($0)?.rawValue ?? "" }
    let name = "without-uid-" + ShortHash.digits(of: words.joined(separator: "\n"))
    seen[name, default: 0] += 1
    return "\(name)-\(seen[name, default: 1])"
  }

  private mutating func read(_ uid: String, _ events: [Component]) -> EventSeries? {
    var series = EventSeries(uid: uid)
    // If several events claim to be the master, the newest counts.
    let masters = events.filter { $0.first("RECURRENCE-ID") == nil }
    if let event = newest(masters), let master = description(event) {
      series.master = master
      readRules(event, master, into: &series)
    }
    var exceptions: [Exception: [(Component, EventSeries.Override)]] = [:]
    var order: [Exception] = []
    for event in events where event.first("RECURRENCE-ID") != nil {
      guard let override = override(event, of: series.master) else { continue }
      let exception = Exception(override)
      if exceptions[exception] == nil { order.append(exception) }
      exceptions[exception, default: []].append((event, override))
    }
    for exception in order {
      guard let all = exceptions[exception], let event = newest(all.map(\.0)) else { continue }
      series.overrides += all.filter { $0.0.id == event.id }.map(\.1)
    }
    return series.master == nil && series.overrides.isEmpty ? nil : series
  }

  /// The occurrences that an exception replaces.
  private struct Exception: Hashable {
    let id: WallClock
    let isDayOnly: Bool
    let isForFuture: Bool

    init(_ override: EventSeries.Override) {
      (id, isDayOnly, isForFuture) = (override.id, override.isDayOnly, override.isForFuture)
    }
  }

  /// Returns the newest of several versions: the one with the highest SEQUENCE, then with the latest change, then the
  /// last one (RFC 5545 §3.8.7.4). Reports a choice between different versions of the same age.
  private mutating func newest(_ events: [Component]) -> Component? {
    guard events.count > 1 else { return events.first }
    let ages = events.map { Age($0) }
    guard let best = ages.max() else { return nil }
    guard let place = ages.lastIndex(of: best) else { return nil }
    let chosen = events[place].properties.map(\.content)
    for (event, age) in zip(events[..<place], ages) where age == best && event.properties.map(\.content) != chosen {
      notes.note(.repeatedEvents, name(event))
    }
    return events[place]
  }

  private struct Age: Comparable {
    let sequence: Int
    let modified: String

    init(_ event: Component) {
      sequence = event.number("SEQUENCE") ?? 0
      modified = (event.first("LAST-MODIFIED") ?? event.first("DTSTAMP"))?.rawValue ?? ""
    }

    static func < (left: Age, right: Age) -> Bool {
      (left.sequence, left.modified) < (right.sequence, right.modified)
    }
  }

  /// Returns the name by which the user knows an event.
  private func name(_ event: Component) -> String {
    let names = [event.text("SUMMARY"), event.text("UID"), event.first("DTSTART")?.rawValue]
    return names.lazy.compactMap { $0.map { OneLine.folded($0) } }.first { !$0.isEmpty } ?? "VEVENT"
  }
}

extension EventReading {
  private mutating func description(_ event: Component) -> EventSeries.Description? {
    guard let value = event.dateTime("DTSTART"), let start = Moments.written(value) else {
      notes.note(.unreadEvents, name(event))
      return nil
    }
    let isWhole = ["DTEND", "DURATION"].allSatisfy { event.first($0) == nil } || hasReadableEnd(event)
    if !isWhole { notes.note(.partlyReadEvents, name(event)) }
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

  private func hasReadableEnd(_ event: Component) -> Bool {
    event.dateTime("DTEND") != nil || event.first("DURATION").flatMap { ICalDuration($0.rawValue) } != nil
  }

  /// Returns the length from DTEND, otherwise from DURATION, otherwise one day for an all-day event and zero for
  /// others.
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

  /// The maximum length of an event in seconds: a hundred years.
  private static let longest = 36_525 * 86_400

  /// Parses a duration. Its days and weeks are calendar days (RFC 5545 §3.8.2.5).
  static func length(duration text: String, isAllDay: Bool) -> EventSeries.Length {
    let total = min(longest, max(0, ICalDuration(text)?.seconds ?? 0))
    if isAllDay { return .nominal(days: max(1, total / 86_400), seconds: 0) }
    let dayPart = text.uppercased().split(separator: "T", omittingEmptySubsequences: false).first.map { String($0) }
    let days = min(longest, max(0, dayPart.flatMap { ICalDuration($0)?.seconds } ?? 0)) / 86_400
    return days == 0 ? .seconds(Int64(total)) : .nominal(days: days, seconds: Int64(total - days * 86_400))
  }

  private mutating func override(_ event: Component, of master: EventSeries.Description?) -> EventSeries.Override? {
    guard let description = description(event) else { return nil }
    guard let value = event.dateTime("RECURRENCE-ID"), let id = wall(value, in: master?.zone ?? description.zone) else {
      notes.note(.unreadEvents, name(event))
      return nil
    }
    let range = event.first("RECURRENCE-ID")?.parameter("RANGE")?.uppercased()
    return EventSeries.Override(
      id: id, isDayOnly: value.form == .date, isForFuture: range == "THISANDFUTURE", description: description)
  }

  /// Converts a written time to wall time in the zone of the event.
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
    var isWhole = true
    series.rules = rules(event, "RRULE", &isWhole)
    series.exclusions = rules(event, "EXRULE", &isWhole)
    for line in event.all("RDATE") { readAdded(line, master, into: &series, &isWhole) }
    for line in event.all("EXDATE") {
      let zone = line.parameter("TZID")
      for text in line.rawValue.split(separator: ",") {
        guard let value = ICalDateTime(String(text), zone: zone) else {
          isWhole = false
          continue
        }
        if value.form == .date, !master.isAllDay, let day = Moments.written(value)?.day {
          series.leftOutDays.insert(day)
        } else if let wall = wall(value, in: master.zone) {
          series.leftOut.insert(master.isAllDay ? WallClock(day: wall.day) : wall)
        }
      }
    }
    if !isWhole { notes.note(.partlyReadEvents, name(event)) }
  }

  /// Parses the rules; unreadable ones are ignored.
  private func rules(_ event: Component, _ name: String, _ isWhole: inout Bool) -> [RecurrenceRule] {
    let lines = event.all(name)
    var rules: [RecurrenceRule] = []
    for line in lines.prefix(Self.ruleLimit) {
      let text = Self.withoutEmptyCount(line.rawValue)
      do {
        rules.append(try RecurrenceRule(parsing: text))
        if text != line.rawValue { isWhole = false }
      } catch {
        isWhole = false
      }
    }
    if lines.count > Self.ruleLimit { isWhole = false }
    return rules
  }

  /// Removes COUNT=0 and COUNT=-1, which some programs write for a recurrence without end.
  private static func withoutEmptyCount(_ rule: String) -> String {
    let parts = rule.split(separator: ";")
    let kept = parts.filter { part in !["COUNT=0", "COUNT=-1"].contains(part.uppercased()) }
    return kept.count == parts.count ? rule : kept.joined(separator: ";")
  }

  private mutating func readAdded(
    _ line: ContentLine, _ master: EventSeries.Description, into series: inout EventSeries, _ isWhole: inout Bool
  ) {
    let zone = line.parameter("TZID")
    for part in line.rawValue.split(separator: ",") {
      let ends = part.split(separator: "/", maxSplits: 1).map { String($0) }
      guard let first = ends.first, let start = ICalDateTime(first, zone: zone), let wall = wall(start, in: master.zone)
      else {
        isWhole = false
        continue
      }
      let key = master.isAllDay ? WallClock(day: wall.day) : wall
      series.added[key] = .some(ends.count == 2 ? periodLength(ends[1], start, line) : nil)
    }
  }

  /// Returns the length from the second part of a period: an end or a duration.
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
}
