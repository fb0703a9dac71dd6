extension Int {
  /// The farthest number read from outside: beyond any count, length or place, and small enough that two of them can be
  /// added within 32 bits.
  public static let farthest = 1_000_000_000

  /// A number somebody has typed or sent. One beyond `farthest` becomes that, so that whoever checks its range refuses it
  /// and nothing overflows before; nil for what is no whole number.
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

  /// A number a program has sent, as near as `farthest` lets it be.
  public init(outside number: Int64) {
    self = Int(Swift.min(Swift.max(number, -Int64(Int.farthest)), Int64(Int.farthest)))
  }
}

extension JSON {
  /// A whole number, as near as `Int.farthest` lets it be; nil for anything else.
  public var smallInteger: Int? { integer.map { Int(outside: $0) } }
}
