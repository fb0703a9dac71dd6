extension Day {
  /// Reads `2026-11-21` (ISO 8601 extended format). Returns nil for anything else.
  public init?(iso text: String) {
    self.init(iso: Array(text.utf8)[...])
  }

  /// - Parameter bytes: A slice with indices starting at 0.
  init?(iso bytes: ArraySlice<UInt8>) {
    guard bytes.count == 10, bytes[4] == Ascii.hyphen, bytes[7] == Ascii.hyphen else { return nil }
    guard let year = Ascii.number(bytes[0..<4]), let month = Ascii.number(bytes[5..<7]),
      let day = Ascii.number(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Whether `init(iso:)` can read `iso`, which is true for the years 0 to 9999.
  public var canBeWritten: Bool { (-719_528...2_932_896).contains(number) }

  /// `2026-11-21`; years outside 0…9999 have a sign or a fifth digit.
  public var iso: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(10)
    printISO(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  func printISO<Sink: ByteSink & ~Copyable>(into bytes: inout Sink) {
    let parts = civil
    Ascii.print(parts.year, to: 4, into: &bytes)
    bytes.append(Ascii.hyphen)
    Ascii.print(parts.month, to: 2, into: &bytes)
    bytes.append(Ascii.hyphen)
    Ascii.print(parts.day, to: 2, into: &bytes)
  }
}
