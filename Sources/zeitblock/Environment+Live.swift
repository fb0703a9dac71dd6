import Domain
import Sync
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Environment {
  /// The clock and zone of this machine and random identifiers (UUID version 4, RFC 9562 §5.4).
  static func live() -> Environment {
    var now = time_t(secondsNow)
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

  /// Since 1970.
  static var secondsNow: Int64 { Int64(systemTime()) }

  /// Those of the operating system, looked up when one is asked for first.
  private static var zones: Zones {
    let platform = Looked { ZoneResolver.platform() }
    return Zones(
      instant: { wall, zone in platform.value.instant(wall, zone ?? platform.value.localZone) },
      wall: { instant, zone in platform.value.wall(instant, zone ?? platform.value.localZone) },
      name: { platform.value.localZone })
  }

  private static func randomUUID() -> String {
    let high = UInt64.random(in: .min ... .max) & ~0xF000 | 0x4000
    let low = UInt64.random(in: .min ... .max) & ~(0b11 << 62) | 0b10 << 62
    return UUIDText.grouped(Array((hex(high) + hex(low)).utf8))
  }

  private static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

private func systemTime() -> time_t { time(nil) }

/// A value that is made when it is asked for first.
private final class Looked<Value: Sendable>: Sendable {
  private let found = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  var value: Value {
    found.withLock { found in
      if let found { return found }
      let made = make()
      found = made
      return made
    }
  }
}
