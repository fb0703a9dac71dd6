#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

enum Clock {
  /// Milliseconds of a monotonic clock that also runs while the machine sleeps.
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
