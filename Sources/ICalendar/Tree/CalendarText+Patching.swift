extension CalendarText {
  /// Gives the first property of this name another value and keeps its parameters as they are spelled; appends the
  /// property when there is none. The same value changes no byte.
  /// - Parameter rawValue: already escaped; control characters and line breaks are left out.
  public mutating func set(_ name: String, rawValue: String, in id: ComponentID) {
    guard let index = firstLine(named: name, in: id) else {
      return append(ContentLine(name: name, rawValue: rawValue), to: id)
    }
    replace(index, with: entries[index].line.withValue(rawValue))
  }

  /// Gives the first property of this name another value and other parameters; appends it when there is none.
  public mutating func set(_ name: String, rawValue: String, parameters: [Parameter], in id: ComponentID) {
    let line = ContentLine(name: name, parameters: parameters, rawValue: rawValue)
    guard let index = firstLine(named: name, in: id) else { return append(line, to: id) }
    let old = entries[index].line
    guard old.parameters != parameters || old.rawValue != rawValue else { return }
    replace(index, with: line)
  }

  /// Gives the first property of this name another TEXT value, escaped here, and keeps its parameters.
  public mutating func setText(_ name: String, _ text: String, in id: ComponentID) {
    set(name, rawValue: ICalText.escaped(text), in: id)
  }

  /// Writes a date or date-time with the parameters its form needs; other parameters of the property stay.
  public mutating func set(_ name: String, _ value: ICalDateTime, in id: ComponentID) {
    let old = firstLine(named: name, in: id).map { entries[$0].line.parameters } ?? []
    let kept = old.filter { $0.name != "VALUE" && $0.name != "TZID" }
    set(name, rawValue: value.rawValue, parameters: value.parameters + kept, in: id)
  }

  /// Removes every property of this name; properties of inner components stay.
  public mutating func remove(_ name: String, in id: ComponentID) {
    removeLines(at: ownLines(of: id).filter { entries[$0].line.isNamed(name) })
  }

  /// Leaves one property of this name, the first, with this value; removes the others.
  public mutating func replaceAll(_ name: String, rawValue: String, in id: ComponentID) {
    let all = ownLines(of: id).filter { entries[$0].line.isNamed(name) }
    removeLines(at: Array(all.dropFirst()))
    set(name, rawValue: rawValue, in: id)
  }

  /// Replaces the n-th property of this name, counted from 0; does nothing when there is none.
  public mutating func replace(_ name: String, at position: Int, with line: ContentLine, in id: ComponentID) {
    let all = ownLines(of: id).filter { entries[$0].line.isNamed(name) }
    guard all.indices.contains(position), line.isProperty else { return }
    replace(all[position], with: line)
  }

  /// Removes the n-th property of this name, counted from 0; does nothing when there is none.
  public mutating func remove(_ name: String, at position: Int, in id: ComponentID) {
    let all = ownLines(of: id).filter { entries[$0].line.isNamed(name) }
    guard all.indices.contains(position) else { return }
    removeLines(at: [all[position]])
  }

  /// Adds a property behind the others, before inner components and before END. BEGIN and END are not properties and
  /// are not added.
  public mutating func append(_ line: ContentLine, to id: ComponentID) {
    guard line.isProperty, !line.isNamed("BEGIN"), !line.isNamed("END") else { return }
    insert(Entry(line: line, role: .property), at: placeForProperty(in: id))
  }

  private mutating func replace(_ index: Int, with line: ContentLine) {
    guard entries[index].line.content != line.content else { return }
    entries[index].line = line
  }

  /// Before the first inner component, else before END, else at the end of a component that has none.
  private func placeForProperty(in id: ComponentID) -> Int {
    let node = nodes[id.index]
    for index in (node.begin + 1)..<max(node.end, node.begin + 1) {
      if case .begin = entries[index].role { return index }
    }
    return max(node.end, node.begin + 1)
  }
}

extension CalendarText {
  mutating func insert(_ entry: Entry, at index: Int) {
    entries[index - 1].line = entries[index - 1].line.ended
    entries.insert(entry, at: index)
    shiftNodes(from: index, by: 1)
  }

  /// - Parameter lines: ascending. All go in one pass, since a text from elsewhere may repeat a property without end.
  private mutating func removeLines(at lines: [Int]) {
    guard let first = lines.first else { return }
    var (kept, next) = (Array(entries[..<first]), 0)
    kept.reserveCapacity(entries.count - lines.count)
    for index in entries.indices[first...] {
      if next < lines.count, lines[next] == index { next += 1 } else { kept.append(entries[index]) }
    }
    entries = kept
    for node in nodes.indices {
      nodes[node].begin -= count(of: lines, below: nodes[node].begin)
      nodes[node].end -= count(of: lines, below: nodes[node].end)
    }
  }

  private func count(of lines: [Int], below bound: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] < bound { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Moves the bounds of components that lie at or behind `index`.
  private mutating func shiftNodes(from index: Int, by distance: Int) {
    for node in nodes.indices {
      if nodes[node].begin >= index { nodes[node].begin += distance }
      if nodes[node].end >= index { nodes[node].end += distance }
    }
  }
}
