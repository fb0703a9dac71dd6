/// The duration assumed for a task, and whether it is only the default.
public struct EffectiveDuration: Hashable, Sendable {
  /// Minutes, 1…1440.
  public let minutes: Int
  /// True if the task has neither a manual duration nor one in its title.
  public let isDefault: Bool

  public init(minutes: Int, isDefault: Bool) {
    self.minutes = minutes
    self.isDefault = isDefault
  }

  /// The minutes assumed for a task without an estimate.
  public static let defaultMinutes = 15

  /// The longest duration of a task in minutes: one day.
  public static let longest = 1_440
}

extension PlanItem {
  /// The manual duration, else the first `#30min` in the title, else 15 minutes.
  public var effectiveDuration: EffectiveDuration {
    if let manualDuration {
      return EffectiveDuration(minutes: manualDuration, isDefault: false)
    }
    if let written = PlanItem.minutesWritten(in: title) {
      return EffectiveDuration(minutes: written, isDefault: false)
    }
    return EffectiveDuration(minutes: EffectiveDuration.defaultMinutes, isDefault: true)
  }

  /// Returns the first `#(digits)min` in a title, in any case, whose number is in 1…1440.
  static func minutesWritten(in title: String) -> Int? {
    guard title.holds(byte: UInt8(ascii: "#")) else { return nil }
    let bytes = Array(title.utf8)
    var index = 0
    while let hash = bytes[index...].firstIndex(of: UInt8(ascii: "#")) {
      var end = hash + 1
      while end < bytes.count, Ascii.isDigit(bytes[end]) { end += 1 }
      if let minutes = Ascii.number(bytes[(hash + 1)..<end]), isUnit(bytes, at: end), minutes >= 1,
        minutes <= EffectiveDuration.longest
      {
        return minutes
      }
      index = hash + 1
    }
    return nil
  }

  private static func isUnit(_ bytes: [UInt8], at index: Int) -> Bool {
    guard index + 3 <= bytes.count else { return false }
    return Ascii.lowercased(bytes[index]) == UInt8(ascii: "m")
      && Ascii.lowercased(bytes[index + 1]) == UInt8(ascii: "i")
      && Ascii.lowercased(bytes[index + 2]) == UInt8(ascii: "n")
  }
}
