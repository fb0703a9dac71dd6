/// A piece of a line: letters that belong together, digits that do, or one other character.
struct Token: Sendable {
  enum Kind: Sendable { case word, number, mark }

  var kind: Kind
  /// Where it begins in the UTF-8 bytes of the line.
  var start: Int
  /// Where the next byte after it stands.
  var end: Int
  /// Whether white space, or the line's beginning, stands before it.
  var spaceBefore: Bool
  /// The ASCII byte of a mark, or one of `Mark`.
  var mark: UInt8 = 0
  /// The value of a number of up to nine digits.
  var number = -1
  var digits = 0
  var isCapitalised = false
  var isUpperCase = false
  var lexeme = Lexeme()
  /// Inside quotation marks, behind a backslash, part of an address: words nobody may read.
  var isProtected = false
}

/// Bytes that stand for characters outside ASCII.
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
