import Domain
public import Foundation

extension ZoneResolver {
  /// The zones of the operating system.
  public static func platform(local: TimeZone = .current) -> ZoneResolver {
    ZoneResolver(
      localZone: local.identifier,
      wall: { instant, name in
        zone(name, local).map { WallClock(utc: Instant(seconds: instant.seconds + $0.offset(at: instant.seconds))) }
      },
      instant: { wall, name in
        zone(name, local).map { Instant(seconds: $0.seconds(showing: wall.utc.seconds)) }
      })
  }

  private static func zone(_ name: String, _ local: TimeZone) -> TimeZone? {
    name == local.identifier ? local : TimeZone(identifier: name)
  }
}

extension TimeZone {
  fileprivate func offset(at seconds: Int64) -> Int64 {
    Int64(secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))))
  }

  /// The seconds since 1970 at which a clock here shows `wall`, given as if it were UTC.
  ///
  /// The offset before a change is tried first: that gives the first occurrence in an overlap. When neither offset fits,
  /// the time falls in a gap, and the offset before it moves the time forward by the gap (RFC 5545 §3.3.5).
  fileprivate func seconds(showing wall: Int64) -> Int64 {
    let before = offset(at: wall - 86_400)
    let after = offset(at: wall + 86_400)
    let first = wall - before
    if offset(at: first) == before { return first }
    let second = wall - after
    return offset(at: second) == after ? second : first
  }
}
