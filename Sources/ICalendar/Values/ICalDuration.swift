/// A DURATION value: `PT90M`, `P1DT2H`, `-P1W` (RFC 5545 §3.3.6). Days count as 24 hours.
public struct ICalDuration: Sendable, Equatable {
  /// Negative for a duration that runs backwards.
  public let seconds: Int

  public init(seconds: Int) { self.seconds = seconds }

  public init(minutes: Int) { seconds = minutes * 60 }

  /// Parses a duration; returns nil if it is invalid or a number has more than nine digits.
  public init?(_ text: String) { self.init(Array(text.utf8)[...]) }

  init?(_ bytes: ArraySlice<UInt8>) {
    var rest = ASCII.trimmed(bytes)
    let sign = rest.first == 0x2D ? -1 : 1
    if rest.first == 0x2D || rest.first == 0x2B { rest = rest.dropFirst() }
    guard let mark = rest.first, ASCII.uppercased(mark) == 0x50 else { return nil }
    guard let total = ICalDuration.total(rest.dropFirst()) else { return nil }
    seconds = sign * total
  }

  /// Whole minutes; positive durations are rounded up, so that they are never zero.
  public var minutes: Int { seconds > 0 ? (seconds + 59) / 60 : seconds / 60 }

  /// In minutes if possible: `PT90M`, `-PT15M`, `PT30S`.
  public var rawValue: String {
    let sign = seconds < 0 ? "-" : ""
    let amount = seconds.magnitude
    return amount % 60 == 0 ? "\(sign)PT\(amount / 60)M" : "\(sign)PT\(amount)S"
  }

  /// Returns the total seconds of `1DT2H30M`, with each unit at most once and in descending order.
  private static func total(_ bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    var total: Int64 = 0
    var lastRank = 0
    var isTime = false
    while let first = rest.first {
      if ASCII.uppercased(first) == 0x54, !isTime {
        isTime = true
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix(while: ASCII.isDigit)
      rest = rest.dropFirst(digits.count)
      guard let amount = ASCII.number(digits), let letter = rest.popFirst() else { return nil }
      guard let unit = unit(ASCII.uppercased(letter), isTime: isTime), unit.rank > lastRank else { return nil }
      lastRank = unit.rank
      total += Int64(amount) * unit.seconds
    }
    // Leave room to round up by a minute, even where `Int` has 32 bits.
    return lastRank > 0 && total < Int64(Int.max - 60) ? Int(total) : nil
  }

  private static func unit(_ letter: UInt8, isTime: Bool) -> (rank: Int, seconds: Int64)? {
    switch (letter, isTime) {
    case (0x57, false): (1, 604_800)
    case (0x44, false): (2, 86_400)
    case (0x48, true): (3, 3_600)
    case (0x4D, true): (4, 60)
    case (0x53, true): (5, 1)
    default: nil
    }
  }
}
