/// Checks which properties a component has, their values and their relations.
struct ComponentCheck {
  private let component: String
  private let beginLine: Int
  private let lines: [(line: ContentLine, name: String, number: Int)]

  init(_ text: CalendarText, _ id: ComponentID, _ numbers: [Int]) {
    let node = text.nodes[id.index]
    component = node.name
    beginLine = numbers[node.begin]
    lines = text.ownLines(of: id).map { (text.entries[$0].line, text.entries[$0].line.name, numbers[$0]) }
  }

  func problems() -> [Problem] {
    presence() + lines.flatMap { values(of: $0.line, named: $0.name, at: $0.number) } + relations()
  }

  /// Reports missing and repeated properties.
  private func presence() -> [Problem] {
    guard let rules = ComponentRules.rules(for: component) else { return [] }
    var counts: [String: Int] = [:]
    var repeated: [Problem] = []
    for (_, name, number) in lines {
      counts[name, default: 0] += 1
      guard counts[name] == 2, rules.single.contains(name) else { continue }
      repeated.append(Problem(line: number, kind: .repeatedProperty(name, component: component)))
    }
    let missing = rules.required.filter { counts[$0] == nil }
    return missing.map { Problem(line: beginLine, kind: .missingProperty($0, component: component)) } + repeated
  }

  private func values(of line: ContentLine, named name: String, at number: Int) -> [Problem] {
    if line.valueBytes.isEmpty {
      let mayBeEmpty = !name.utf8.starts(with: "X-".utf8) && !ValueCheck.needsValue.contains(name)
      return mayBeEmpty ? [] : [Problem(line: number, kind: .emptyValue(property: name))]
    }
    return ValueCheck.problem(of: line, named: name, in: component).map { [Problem(line: number, kind: $0)] } ?? []
  }

  /// Checks the relations between DUE or DTEND, DTSTART, DURATION and RRULE (RFC 5545 §3.6.2, §3.8.2.3, §3.8.5.3).
  private func relations() -> [Problem] {
    guard component == "VTODO" || component == "VEVENT" else { return [] }
    let start = first("DTSTART")
    let due = first(component == "VTODO" ? "DUE" : "DTEND")
    var problems: [Problem] = []
    if let duration = first("DURATION"), due != nil { problems.append(duration, .durationWithDue) }
    if let duration = first("DURATION"), start == nil { problems.append(duration, .durationWithoutStart) }
    if let rule = first("RRULE"), start == nil { problems.append(rule, .recurrenceWithoutStart) }
    if let due, let start, let kind = ValueCheck.conflict(due: due.line, start: start.line) {
      problems.append(due, kind)
    }
    return problems
  }

  private func first(_ name: String) -> (line: ContentLine, number: Int)? {
    lines.first { $0.name == name }.map { ($0.line, $0.number) }
  }
}

extension [Problem] {
  fileprivate mutating func append(_ place: (line: ContentLine, number: Int), _ kind: Problem.Kind) {
    append(Problem(line: place.number, kind: kind))
  }
}
