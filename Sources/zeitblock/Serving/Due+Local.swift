import Domain

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Due {
  /// The day and the time of day at which something happened, in the zone of this machine.
  init(local instant: Instant) {
    var seconds = time_t(instant.seconds)
    var local = tm()
    tzset()
    localtime_r(&seconds, &local)
    let day = Day(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
    self.init(
      day: day ?? Day(number: Int32(clamping: instant.seconds / 86_400)),
      time: WallTime(hour: Int(local.tm_hour), minute: Int(local.tm_min)))
  }
}
