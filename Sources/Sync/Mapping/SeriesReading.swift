import Domain
import ICalendar

/// The properties of a recurring VTODO other than its rule.
struct SeriesReading {
  let todo: Component
  /// Converts times, using the zone of the recurring task as the local zone.
  let moments: Moments
  private let zone: String?

  init(_ todo: Component, _ zones: ZoneResolver) {
    self.todo = todo
    zone = SeriesReading.zone(todo, zones)
    let clock = ZoneResolver(localZone: zone ?? zones.localZone, wall: zones.wall, instant: zones.instant)
    moments = Moments(zones: clock)
  }

  /// Nil if there is nothing besides the rule.
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

  /// Returns the task's zone if it differs from the local one. A time in UTC was usually converted from a local time,
  /// so the local zone is kept.
  private static func zone(_ todo: Component, _ zones: ZoneResolver) -> String? {
    guard case .zoned(let name)? = (todo.dateTime("DTSTART") ?? todo.dateTime("DUE"))?.form,
      let known = zones.known(name), known != zones.localZone
    else { return nil }
    return known
  }

  /// Returns the values of all lines with this name; of a period, its start.
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
  /// Returns the task with the zone and lead time of the recurrence as the server has them. They cannot be edited here,
  /// so they are not changes to merge.
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
