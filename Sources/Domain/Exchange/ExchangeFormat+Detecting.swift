extension ExchangeFormat {
  /// Detects the format of a file from its contents; its name decides only between plain-text formats. Returns nil if
  /// the format is unknown.
  public static func detected(in bytes: [UInt8], named name: String? = nil) -> ExchangeFormat? {
    let start = Array(bytes.prefix(4_096).drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF })
    switch start.first {
    case UInt8(ascii: "{"): return isOwn(start) ? .json : .taskwarrior
    case UInt8(ascii: "["): return .taskwarrior
    default: break
    }
    if isCalendar(start) { return .ics }
    return table(start) ?? lines(start, name?.lowercased())
  }

  /// Zeitblock's own format begins with its name.
  private static func isOwn(_ start: [UInt8]) -> Bool {
    let text = start.prefix(200).filter { $0 > 0x20 }
    return text.starts(with: Array("{\"format\":\"zeitblock\"".utf8))
  }

  private static func isCalendar(_ start: [UInt8]) -> Bool {
    let head = start.prefix(15).map { Ascii.uppercased($0) }
    return head == Array("BEGIN:VCALENDAR".utf8)
  }

  private static func table(_ start: [UInt8]) -> ExchangeFormat? {
    // If the sample ends inside a quotation, only its first line is parsed.
    let rows = (try? CSVTable(start))?.rows ?? (try? CSVTable(Array(start.prefix { $0 != 0x0A })))?.rows ?? []
    if rows.contains(where: { TickTickCSV.isHeader($0) && CSVHeader($0).has("Folder Name") }) { return .ticktick }
    guard let first = rows.first, first.cells.count > 1 || rows.count > 1 else { return nil }
    let header = CSVHeader(first)
    if header.has("TYPE"), header.has("CONTENT") { return .todoist }
    return first.cells.count > 1 && PlainCSV.place("title", in: header) != nil ? .csv : nil
  }

  /// Returns the plain-text format that the file name or the look of the lines indicates.
  private static func lines(_ start: [UInt8], _ name: String?) -> ExchangeFormat? {
    if name?.hasSuffix(".txt") == true { return .todotxt }
    if name?.hasSuffix(".csv") == true { return .csv }
    let lines = start.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    return lines.contains { TodoTxtLine.hasMarks($0) } ? .todotxt : nil
  }
}

extension TodoTxtLine {
  /// Returns whether a line has a mark that only this format uses.
  static func hasMarks(_ text: String) -> Bool {
    var line = TodoTxtLine(text, 0)
    return line.takeMark() || line.takePriority() != nil || line.takeDay() != nil
  }
}
