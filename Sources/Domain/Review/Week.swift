/// An ISO 8601 week: from Monday to Sunday; week 1 contains the year's first Thursday.
public struct Week: Hashable, Sendable {
  public let monday: Day

  /// Creates the week that contains a day.
  public init(of day: Day) {
    monday = day.monday
  }

  /// Parses `2026-W47`. Returns nil for other text and for weeks that the year does not have.
  public init?(iso: String) {
    let bytes = Array(iso.utf8)
    guard bytes.count == 8, bytes[4] == UInt8(ascii: "-"), bytes[5] == UInt8(ascii: "W"),
      let year = Ascii.number(bytes[0..<4]), let number = Ascii.number(bytes[6..<8]), number >= 1,
      let inFirst = Day(year: year, month: 1, day: 4)
    else { return nil }
    self.init(of: inFirst + (number - 1) * 7)
    guard self.number == number, self.year == year else { return nil }
  }

  /// The week's Thursday, which determines the year.
  private var thursday: Day { monday + 3 }

  public var year: Int { thursday.civil.year }

  /// Number of the week in its year, 1…53.
  public var number: Int {
    let first = Day(year: year, month: 1, day: 1) ?? thursday
    return (thursday - first) / 7 + 1
  }

  public var days: [Day] { (0..<7).map { monday + $0 } }

  /// ISO 8601 text such as `2026-W47`.
  public var iso: String {
    var bytes: [UInt8] = []
    Ascii.print(max(0, year), to: 4, into: &bytes)
    bytes.append(contentsOf: "-W".utf8)
    Ascii.print(number, to: 2, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
