extension CalendarText {
  /// Parses any bytes. Keeps lines that are not iCalendar as opaque lines.
  ///
  /// An END closes the nearest open component with its name and all components left open inside it; an END without such
  /// a component closes nothing. Components still open at the end of the text extend to its end.
  public init(parsing bytes: [UInt8]) {
    var builder = TreeBuilder()
    var lexer = LineLexer(bytes)
    while let line = lexer.next() { builder.append(line) }
    self = builder.finished()
  }
}

/// Finds the components in a sequence of lines, in time linear in their number: each component is closed once, and the
/// count of open components per name shows without a search whether an END closes anything.
private struct TreeBuilder {
  private var entries: [CalendarText.Entry] = []
  private var nodes: [CalendarText.Node] = []
  private var open: [ComponentID] = []
  /// Created at the first END that does not close the innermost component.
  private var openPerName: [String: Int]?

  init() { entries.reserveCapacity(16) }

  mutating func append(_ line: ContentLine) {
    entries.append(CalendarText.Entry(line: line, role: role(of: line)))
  }

  mutating func finished() -> CalendarText {
    while let id = open.popLast() { nodes[id.index].end = entries.count }
    return CalendarText(entries: entries, nodes: nodes)
  }

  private mutating func role(of line: ContentLine) -> CalendarText.Role {
    guard line.isProperty else { return .opaque }
    if line.isNamed("BEGIN") { return begin(ASCII.word(ASCII.trimmed(line.valueBytes))) }
    if line.isNamed("END") { return end(ASCII.word(ASCII.trimmed(line.valueBytes))) }
    return .property
  }

  private mutating func begin(_ name: String) -> CalendarText.Role {
    let id = ComponentID(index: nodes.count)
    let node = CalendarText.Node(
      name: name, parent: open.last, depth: open.count, begin: entries.count, end: entries.count, isClosed: false)
    nodes.append(node)
    open.append(id)
    openPerName?[name, default: 0] += 1
    return .begin(id)
  }

  private mutating func end(_ name: String) -> CalendarText.Role {
    if let id = open.last, nodes[id.index].name == name { return close(name) }
    let isOpen = countPerName()[name, default: 0] > 0
    return isOpen ? close(name) : .strayEnd
  }

  private mutating func countPerName() -> [String: Int] {
    if let openPerName { return openPerName }
    var counts: [String: Int] = [:]
    for id in open { counts[nodes[id.index].name, default: 0] += 1 }
    openPerName = counts
    return counts
  }

  private mutating func close(_ name: String) -> CalendarText.Role {
    while let id = open.popLast() {
      nodes[id.index].end = entries.count
      openPerName?[nodes[id.index].name, default: 1] -= 1
      guard nodes[id.index].name == name else { continue }
      nodes[id.index].isClosed = true
      return .end(id)
    }
    return .strayEnd
  }
}
