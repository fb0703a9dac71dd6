import Domain
import ICalendar

/// Converts iCalendar dates to days and wall times of the local zone, and back to their original form.
struct Moments {
  let zones: ZoneResolver

  /// Returns the local wall time; for a date only the day is meaningful. An unknown zone counts as the local one.
  func local(_ value: ICalDateTime) -> WallClock? {
    guard let wall = Moments.written(value) else { return nil }
    switch value.form {
    case .date, .floating: return wall
    case .utc: return zones.wall(wall.utc, zones.localZone)
    case .zoned(let name):
      guard let zone = zones.known(name), let instant = zones.instant(wall, zone) else { return wall }
      return zones.wall(instant, zones.localZone)
    }
  }

  func due(_ value: ICalDateTime) -> Due? {
    guard let wall = local(value) else { return nil }
    return Due(day: wall.day, time: value.form == .date ? nil : WallTime(minutes: wall.second / 60))
  }

  /// Returns the instant; for a date, local midnight.
  func instant(_ value: ICalDateTime) -> Instant? {
    if value.form == .utc { return Moments.written(value)?.utc }
    return local(value).flatMap { zones.instant($0, zones.localZone) }
  }

  /// Returns a local wall time in the given form.
  func value(_ wall: WallClock, _ form: ICalDateTime.Form) -> ICalDateTime? {
    switch form {
    case .date: return Moments.date(wall.day).map { .date($0) }
    case .floating: return Moments.parts(wall).map { .floating($0.date, $0.time) }
    case .utc: return zones.instant(wall, zones.localZone).flatMap { Moments.utc($0) }
    case .zoned(let name):
      guard let zone = zones.known(name), let instant = zones.instant(wall, zones.localZone),
        let there = zones.wall(instant, zone)
      else { return Moments.parts(wall).map { .zoned($0.date, $0.time, zone: name) } }
      return Moments.parts(there).map { .zoned($0.date, $0.time, zone: name) }
    }
  }

  /// Returns the value as written, ignoring its zone. A leap second counts as the last second of its minute.
  static func written(_ value: ICalDateTime) -> WallClock? {
    guard let day = Day(year: value.date.year, month: value.date.month, day: value.date.day) else { return nil }
    guard let time = value.time else { return WallClock(day: day) }
    return WallClock(day: day, second: time.hour * 3_600 + time.minute * 60 + min(time.second, 59))
  }

  static func utc(_ instant: Instant) -> ICalDateTime? {
    parts(WallClock(utc: instant)).map { .utc($0.date, $0.time) }
  }

  private static func date(_ day: Day) -> ICalDate? {
    let civil = day.civil
    return ICalDate(year: civil.year, month: civil.month, day: civil.day)
  }

  static func parts(_ wall: WallClock) -> (date: ICalDate, time: ICalTime)? {
    let second = wall.second
    let time = ICalTime(hour: second / 3_600, minute: second / 60 % 60, second: second % 60)
    guard let date = date(wall.day), let time else { return nil }
    return (date, time)
  }
}
