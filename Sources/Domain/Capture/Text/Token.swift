/// A part of a line: a run of letters, a run of digits, or one other character.
struct Token: Sendable {
  enum Kind: Sendable { case word, number, mark }

  var kind: Kind
  /// The start, as an offset into the UTF-8 bytes of the line.
  var start: Int
  /// The end, as an offset into the UTF-8 bytes of the line, exclusive.
  var end: Int
  /// Whether it begins the line or follows white space.
  var spaceBefore: Bool
  /// The ASCII byte of a mark, or a value of `Mark`.
  var mark: UInt8 = 0
  /// The value of a number with up to nine digits; −1 for other tokens.
  var number = -1
  var digits = 0
  var isCapitalised = false
  var isUpperCase = false
  var lexeme = Lexeme()
  /// Whether it must not be interpreted: in quotation marks, after a backslash, or part of an address.
  var isProtected = false
}

/// The bytes that identify marks. Values up to 8 represent characters outside ASCII.
enum Mark {
  static let half: UInt8 = 1
  static let quarter: UInt8 = 2
  static let threeQuarters: UInt8 = 3
  static let currency: UInt8 = 4
  static let openQuote: UInt8 = 5
  static let closeQuote: UInt8 = 6
  static let paragraph: UInt8 = 7
  static let other: UInt8 = 8
  static let hyphen = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let slash = UInt8(ascii: "/")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
}
