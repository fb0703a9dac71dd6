import Domain
import ICalendar

/// What a VTODO says about its series besides the rule.
struct SeriesReading {
  let todo: Component
  /// With the clock of the series for the own one.
  let moments: Moments
  private let zone: String?

  init(_ todo: Component, _ zones: ZoneResolver) {
    self.todo = todo
    zone = SeriesReading.zone(todo, zones)
    let clock = ZoneResolver(localZone: zone ?? zones.localZone, wall: zones.wall, instant: zones.instant)
    moments = Moments(zones: clock)
  }

  /// Nil when there is nothing to say.
  var series: Recurrence.Series? {
    var series = Recurrence.Series(zone: zone, lead: lead, leftOut: points("EXDATE"), added: points("RDATE"))
    series.telling = telling
    let isUntold = !todo.overrides.isEmpty && telling == nil
    series.isBeyond = todo.all("RRULE").count > 1 || todo.first("EXRULE") != nil || isUntold
    return series.isEmpty ? nil : series
  }

  private var lead: Int {
    guard let start = todo.dateTime("DTSTART").flatMap({ moments.due($0) }),
      let due = todo.dateTime("DUE").flatMap({ moments.due($0) }), (start.time == nil) == (due.time == nil)
    else { return 0 }
    return max(0, Int(clamping: (due.wall.total - start.wall.total) / 60))
  }

  /// A zone that is not the person's own. A time in UTC is one a program has made of a local time, so that the local
  /// one is kept.
  private static func zone(_ todo: Component, _ zones: ZoneResolver) -> String? {
    guard case .zoned(let name)? = (todo.dateTime("DTSTART") ?? todo.dateTime("DUE"))?.form,
      let known = zones.known(name), known != zones.localZone
    else { return nil }
    return known
  }

  /// The values of all lines of a name; of a period its start.
  private func points(_ name: String) -> [Due] {
    todo.all(name).flatMap { line in
      line.rawValue.split(separator: ",").compactMap { value in
        let start = value.split(separator: "/").first.map { String($0) } ?? ""
        return ICalDateTime(start, zone: line.parameter("TZID")).flatMap { moments.due($0) }
      }
    }
  }
}

extension PlanItem {
  /// The task with what follows from start and due of a series as the server has them. Nobody edits these here, so they
  /// are no changes to be merged.
  func withSeries(of remote: PlanItem) -> PlanItem {
    guard case .rule? = recurrence?.pattern, case .rule? = remote.recurrence?.pattern else { return self }
    var item = self
    var series = item.recurrence?.series ?? Recurrence.Series()
    series.zone = remote.recurrence?.series?.zone
    series.lead = remote.recurrence?.series?.lead ?? 0
    item.recurrence?.series = series.isEmpty ? nil : series
    return item
  }
}
