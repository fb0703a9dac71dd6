extension Int {
  /// The largest magnitude of a number read from outside: beyond any count, length or offset, yet small enough that the
  /// sum of two fits into 32 bits.
  public static let farthest = 1_000_000_000

  /// Parses a number from user or network input. Clamps it to ±`farthest`, which prevents overflow but still fails any
  /// later range check. Returns nil if the text is not a whole number.
  public init?(outside text: some StringProtocol) {
    let isNegative = text.utf8.first == Ascii.hyphen
    let digits = text.utf8.first == UInt8(ascii: "+") || isNegative ? text.utf8.dropFirst() : text.utf8[...]
    guard !digits.isEmpty else { return nil }
    var value = 0
    for digit in digits {
      guard Ascii.isDigit(digit) else { return nil }
      if value < Int.farthest { value = Swift.min(value * 10 + Int(digit - Ascii.zero), Int.farthest) }
    }
    self = isNegative ? -value : value
  }

  /// Clamps a received number to ±`farthest`.
  public init(outside number: Int64) {
    self = Int(Swift.min(Swift.max(number, -Int64(Int.farthest)), Int64(Int.farthest)))
  }
}

extension JSON {
  /// The value as a whole number clamped to ±`Int.farthest`; nil for any other value.
  public var smallInteger: Int? { integer.map { Int(outside: $0) } }
}
