import Domain
import Sync

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Environment {
  /// The system clock, the user's zone, and random identifiers (UUID version 4, RFC 9562 §5.4).
  static func live() -> Environment {
    let now = Instant(seconds: secondsNow)
    let zones = Zones(.live())
    let wall = zones.here(now)
    return Environment(
      now: now, today: wall.day, time: wall.wallTime, zones: zones, makeIdentifier: randomUUID)
  }

  /// The current time in seconds since 1970.
  static var secondsNow: Int64 { Int64(systemTime()) }

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
