import Domain
import Sync

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Environment {
  /// The clock and zone of this machine and random identifiers (UUID version 4, RFC 9562 §5.4).
  static func live() -> Environment {
    var now = secondsNow()
    var local = tm()
    tzset()
    localtime_r(&now, &local)
    let today = Day(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
    let instant = Instant(seconds: Int64(now))
    guard let today, let wall = WallTime(hour: Int(local.tm_hour), minute: Int(local.tm_min)) else {
      preconditionFailure("localtime_r gave no civil time")
    }
    return Environment(now: instant, today: today, time: wall, zones: zones, makeIdentifier: randomUUID)
  }

  /// Those of the operating system, each looked up when it is asked for.
  private static var zones: Zones {
    Zones(
      instant: { wall, zone in
        let platform = ZoneResolver.platform()
        return platform.instant(wall, zone ?? platform.localZone)
      },
      wall: { instant, zone in
        let platform = ZoneResolver.platform()
        return platform.wall(instant, zone ?? platform.localZone)
      })
  }

  private static func randomUUID() -> String {
    let high = UInt64.random(in: .min ... .max) & ~0xF000 | 0x4000
    let low = UInt64.random(in: .min ... .max) & ~(0b11 << 62) | 0b10 << 62
    let digits = hex(high) + hex(low)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index == 8 || index == 12 || index == 16 || index == 20 { text.append("-") }
      text.append(digit)
    }
    return text
  }

  private static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

private func secondsNow() -> time_t { time(nil) }
