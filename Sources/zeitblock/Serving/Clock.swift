import Domain
import Web

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

enum Clock {
  /// Milliseconds of a clock that never goes back and also runs while the machine sleeps.
  static var milliseconds: Int64 {
    var time = timespec()
    #if canImport(Glibc)
      clock_gettime(CLOCK_BOOTTIME, &time)
    #else
      clock_gettime(CLOCK_MONOTONIC, &time)
    #endif
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }
}

extension SyncStatus.Moment {
  /// What a clock on this machine showed at an instant.
  init(_ instant: Instant) {
    var seconds = time_t(instant.seconds)
    var local = tm()
    localtime_r(&seconds, &local)
    let day = Day(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
    guard let day, let time = WallTime(hour: Int(local.tm_hour), minute: Int(local.tm_min)) else {
      preconditionFailure("localtime_r gave no civil time")
    }
    self.init(day: day, time: time)
  }
}
