/// Byte classes and decimal numbers, for text formats that are ASCII by definition.
public enum Ascii {
  static let hyphen = UInt8(ascii: "-")
  static let colon = UInt8(ascii: ":")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")

  /// Returns true for `0` to `9`.
  public static func isDigit(_ byte: UInt8) -> Bool {
    byte >= zero && byte <= nine
  }

  /// Returns the number these digits spell, or nil if they are empty, more than 9, or include another byte.
  static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 9 else { return nil }
    var value = 0
    for digit in digits {
      guard isDigit(digit) else { return nil }
      value = value * 10 + Int(digit - zero)
    }
    return value
  }

  /// Returns the number in decimal, padded with leading zeros to `width` digits.
  static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number.magnitude)
    let zeros = String(repeating: "0", count: max(0, width - digits.utf8.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }

  /// Appends the text that `padded` returns.
  static func print<Sink: ByteSink & ~Copyable>(_ number: Int, to width: Int, into bytes: inout Sink) {
    switch (width, number) {
    case (2, 0..<100): printTwo(number, into: &bytes)
    case (4, 0..<10_000):
      printTwo(number / 100, into: &bytes)
      printTwo(number % 100, into: &bytes)
    default: bytes.append(short: padded(number, to: width))
    }
  }

  private static func printTwo<Sink: ByteSink & ~Copyable>(_ number: Int, into bytes: inout Sink) {
    bytes.append(zero + UInt8(truncatingIfNeeded: number / 10))
    bytes.append(zero + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Returns true for `a` to `z`.
  public static func isLower(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  /// Returns true for `A` to `Z`.
  public static func isUpper(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  public static func isLetter(_ byte: UInt8) -> Bool { isLower(byte) || isUpper(byte) }

  public static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  /// Returns the value of a hexadecimal digit, or nil for another byte.
  public static func hexValue(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte - zero }
    let lower = lowercased(byte)
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "f") ? lower - UInt8(ascii: "a") + 10 : nil
  }

  public static func lowercased(_ byte: UInt8) -> UInt8 {
    isUpper(byte) ? byte + 32 : byte
  }

  static func uppercased(_ byte: UInt8) -> UInt8 {
    isLower(byte) ? byte - 32 : byte
  }
}
