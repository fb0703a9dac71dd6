/// A local time of day without a zone: minutes since midnight, 0…1439.
public struct WallTime: Hashable, Comparable, Sendable {
  public let minutes: Int

  /// Returns nil outside 0…1439.
  public init?(minutes: Int) {
    guard minutes >= 0, minutes < 1_440 else { return nil }
    self.minutes = minutes
  }

  /// Returns nil outside 0:00…23:59.
  public init?(hour: Int, minute: Int) {
    guard hour >= 0, hour <= 23, minute >= 0, minute <= 59 else { return nil }
    minutes = hour * 60 + minute
  }

  /// Reads `15:00`. Returns nil for anything else.
  public init?(iso text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == Ascii.colon, let hour = Ascii.number(bytes[0..<2]),
      let minute = Ascii.number(bytes[3..<5])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  public var hour: Int { minutes / 60 }
  public var minute: Int { minutes % 60 }

  /// `15:00`.
  public var iso: String {
    "\(Ascii.padded(hour, to: 2)):\(Ascii.padded(minute, to: 2))"
  }

  public static func < (left: WallTime, right: WallTime) -> Bool {
    left.minutes < right.minutes
  }
}

extension WallTime {
  public static let midnight = WallTime(unchecked: 0)

  private init(unchecked minutes: Int) {
    self.minutes = minutes
  }
}
