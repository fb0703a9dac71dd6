/// Checks that every BEGIN has an END, every END has a BEGIN, and every property is inside a component.
enum TreeCheck {
  static func problems(in text: CalendarText, numbers: [Int]) -> [Problem] {
    guard !text.nodes.isEmpty else { return [Problem(line: 1, kind: .noComponent)] + strays(in: text, numbers) }
    let open = text.nodes.filter { !$0.isClosed }
      .map { Problem(line: numbers[$0.begin], kind: .missingEnd(component: $0.name)) }
    return open + strays(in: text, numbers)
  }

  /// Reports each END without a BEGIN and each property outside all components.
  private static func strays(in text: CalendarText, _ numbers: [Int]) -> [Problem] {
    var problems: [Problem] = []
    var depth = 0
    for (index, entry) in text.entries.enumerated() {
      switch entry.role {
      case .begin: depth += 1
      case .end(let id): depth = text.depth(of: id)
      case .strayEnd:
        let name = ASCII.word(ASCII.trimmed(entry.line.valueBytes))
        problems.append(Problem(line: numbers[index], kind: .endWithoutBegin(component: name)))
      case .property where depth == 0:
        problems.append(Problem(line: numbers[index], kind: .outsideComponent(property: entry.line.name)))
      case .property, .opaque: break
      }
    }
    return problems
  }
}
