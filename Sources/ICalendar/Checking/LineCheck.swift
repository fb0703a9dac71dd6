/// Checks each line in isolation: line ends, lengths and characters (RFC 5545 §3.1).
enum LineCheck {
  static func problems(in text: CalendarText, numbers: [Int]) -> [Problem] {
    var problems: [Problem] = []
    var bareLineFeeds = 0
    var firstBare = 0
    for (entry, number) in zip(text.entries, numbers) {
      let physical = PhysicalLines(entry.line.raw)
      problems += findings(on: entry, physical, at: number)
      if bareLineFeeds == 0 { firstBare = number }
      bareLineFeeds += physical.bareLineFeeds
    }
    if bareLineFeeds > 0 { problems.append(Problem(line: firstBare, kind: .bareLineFeed(lines: bareLineFeeds))) }
    return problems
  }

  private static func findings(
    on entry: CalendarText.Entry, _ physical: PhysicalLines, at number: Int
  ) -> [Problem] {
    let line = entry.line
    var kinds: [Problem.Kind] = []
    if physical.longest > ContentLine.maximumOctets { kinds.append(.overlongLine(octets: physical.longest)) }
    if let control = line.content.first(where: ASCII.isControl) { kinds.append(.controlCharacter(control)) }
    if !UTF8Check.isWellFormed(line.content) { kinds.append(.badUTF8) }
    if entry.role == .opaque, !line.isBlank { kinds.append(.notAProperty) }
    return kinds.map { Problem(line: number, kind: $0) }
  }
}

/// The physical lines of one logical line.
private struct PhysicalLines {
  /// The length of the longest physical line in octets, without its line end.
  private(set) var longest = 0
  private(set) var bareLineFeeds = 0

  init(_ raw: ArraySlice<UInt8>) {
    var start = raw.startIndex
    for index in raw.indices where raw[index] == ASCII.lineFeed {
      if index == raw.startIndex || raw[index - 1] != ASCII.carriageReturn { bareLineFeeds += 1 }
      measure(raw[start..<index])
      start = index + 1
    }
    measure(raw[start...])
  }

  private mutating func measure(_ line: ArraySlice<UInt8>) {
    var end = line.endIndex
    while end > line.startIndex, line[end - 1] == ASCII.carriageReturn { end -= 1 }
    longest = max(longest, end - line.startIndex)
  }
}
