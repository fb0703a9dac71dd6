/// Reports the components in iCalendar text and its problems. Accepts any bytes, never fails, and takes linear time.
public enum Checker {
  public static func report(on bytes: [UInt8]) -> CalendarReport {
    let text = CalendarText(parsing: bytes)
    let numbers = lineNumbers(of: text)
    let problems =
      LineCheck.problems(in: text, numbers: numbers) + TreeCheck.problems(in: text, numbers: numbers)
      + text.nodes.indices.flatMap { ComponentCheck(text, ComponentID(index: $0), numbers).problems() }
    return CalendarReport(
      components: counts(in: text), survivesUnchanged: text.bytes == bytes,
      problems: ordered(problems))
  }

  /// Sorts problems by line; problems on the same line keep the order in which they were found.
  private static func ordered(_ problems: [Problem]) -> [Problem] {
    problems.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map { $0.element }
  }

  /// Returns the physical line number at which each logical line starts.
  private static func lineNumbers(of text: CalendarText) -> [Int] {
    var next = 1
    return text.entries.map { entry in
      let number = next
      for byte in entry.line.raw where byte == ASCII.lineFeed { next += 1 }
      return number
    }
  }

  private static func counts(in text: CalendarText) -> [ComponentCount] {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for node in text.nodes {
      if counts[node.name] == nil { order.append(node.name) }
      counts[node.name, default: 0] += 1
    }
    return order.map { ComponentCount(name: $0, count: counts[$0, default: 0]) }
  }
}
