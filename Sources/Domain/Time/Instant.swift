/// A point in time: whole seconds since 1970-01-01T00:00:00Z, not counting leap seconds.
public struct Instant: Hashable, Comparable, Sendable {
  public let seconds: Int64

  /// Clamps to the supported range of `Day`, so that arithmetic with seconds cannot overflow.
  public init(seconds: Int64) {
    self.seconds = min(max(seconds, -Instant.most), Instant.most)
  }

  private static let most = Int64(Day.numbers.upperBound) * 86_400

  /// The UTC day and the second of that day, 0…86399.
  public var utc: (day: Day, second: Int) {
    var days = seconds / 86_400
    var rest = seconds % 86_400
    if rest < 0 {
      rest += 86_400
      days -= 1
    }
    return (Day(number: Int32(clamping: days)), Int(rest))
  }

  /// Reads `2026-11-21T04:32:10Z`. Returns nil for anything else.
  public init?(iso text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 20, bytes[10] == UInt8(ascii: "T"), bytes[19] == UInt8(ascii: "Z") else { return nil }
    guard bytes[13] == Ascii.colon, bytes[16] == Ascii.colon,
      let day = Day(iso: bytes[..<10]),
      let hour = Ascii.number(bytes[11..<13]), let minute = Ascii.number(bytes[14..<16]),
      let second = Ascii.number(bytes[17..<19]), hour < 24, minute < 60, second < 60
    else { return nil }
    seconds = Int64(day.number) * 86_400 + Int64(hour * 3_600 + minute * 60 + second)
  }

  /// `2026-11-21T04:32:10Z`.
  public var iso: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(20)
    printISO(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  func printISO<Sink: ByteSink & ~Copyable>(into bytes: inout Sink) {
    let parts = utc
    parts.day.printISO(into: &bytes)
    bytes.append(UInt8(ascii: "T"))
    Ascii.print(parts.second / 3_600, to: 2, into: &bytes)
    bytes.append(Ascii.colon)
    Ascii.print(parts.second / 60 % 60, to: 2, into: &bytes)
    bytes.append(Ascii.colon)
    Ascii.print(parts.second % 60, to: 2, into: &bytes)
    bytes.append(UInt8(ascii: "Z"))
  }

  /// Whether `init(iso:)` can read `iso`, which is true for the years 0 to 9999.
  public var canBeWritten: Bool { (-62_167_219_200...253_402_300_799).contains(seconds) }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.seconds < right.seconds
  }
}
