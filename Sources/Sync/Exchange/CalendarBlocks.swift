import Domain

/// The top-level components of a calendar file, each as written.
struct CalendarBlocks {
  struct Block {
    /// The component name, such as `VTODO` or `VTIMEZONE`.
    let name: String
    /// The line number of its BEGIN, counted from 1.
    let line: Int
    /// The lines as written, without line ends.
    let lines: [String]
    /// X-WR-CALNAME of its calendar.
    fileprivate(set) var calendarName: String?

    /// The bytes of the component, with CRLF line ends.
    var bytes: [UInt8] { lines.flatMap { Array($0.utf8) + [0x0D, 0x0A] } }

    /// Returns the value of a property of the component itself, including folded lines.
    func value(_ property: String) -> String? {
      var depth = 0
      for (index, line) in lines.enumerated() {
        let upper = line.prefix(property.count + 1).uppercased()
        if line.uppercased().hasPrefix("BEGIN:") { depth += 1 }
        if line.uppercased().hasPrefix("END:") { depth -= 1 }
        guard depth == 1, upper == property + ":" || upper == property + ";" else { continue }
        let rest = lines[(index + 1)...].prefix { $0.hasPrefix(" ") || $0.hasPrefix("\t") }
        let whole = line + rest.map { $0.dropFirst() }.joined()
        return whole.firstIndex(of: ":").map { String(whole[whole.index(after: $0)...]) }
      }
      return nil
    }
  }

  /// The components of all calendars in the file.
  private(set) var blocks: [Block] = []

  /// - Throws: `syntax` if there is content outside a calendar or an END without its BEGIN, `truncated` with the line
  ///   number of a BEGIN without END.
  init(_ text: SourceText) throws(ExchangeFailure) {
    var open: [(name: String, line: Int)] = []
    var lines: [String] = []
    var first = 0
    var calendarName: String?
    for (number, line) in text.lines {
      if open.isEmpty, line.allSatisfy({ $0 == " " }) { continue }
      if open.count > 1 || Self.mark("BEGIN:", line) != nil && open.count == 1 { lines.append(line) }
      if let name = Self.mark("BEGIN:", line) {
        guard !open.isEmpty || name == "VCALENDAR" else { throw .syntax(line: number) }
        open.append((name, number))
      } else if let name = Self.mark("END:", line) {
        guard let last = open.popLast(), last.name == name else { throw .syntax(line: number) }
        if open.count == 1 {
          blocks.append(Block(name: name, line: last.line, lines: lines))
          lines = []
        } else if open.isEmpty {
          // The name may follow the tasks.
          for index in first..<blocks.count { blocks[index].calendarName = calendarName }
          (first, calendarName) = (blocks.count, nil)
        }
      } else if open.isEmpty {
        throw .syntax(line: number)
      } else if open.count == 1, line.uppercased().hasPrefix("X-WR-CALNAME"), let colon = line.firstIndex(of: ":") {
        calendarName = String(line[line.index(after: colon)...])
      }
    }
    if let last = open.last { throw .truncated(line: last.line) }
  }

  private static func mark(_ word: String, _ line: String) -> String? {
    guard line.utf8.count < 64, line.uppercased().hasPrefix(word) else { return nil }
    return line.dropFirst(word.count).split(separator: " ").first.map { $0.uppercased() }
  }
}
