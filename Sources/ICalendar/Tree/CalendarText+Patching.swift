extension CalendarText {
  /// Sets the value of the first property with this name and keeps its parameters as spelled; appends the property if
  /// there is none. Setting an equal value changes no byte.
  /// - Parameter rawValue: already escaped; control characters and line breaks are removed.
  public mutating func set(_ name: String, rawValue: String, in id: ComponentID) {
    guard let index = firstLine(named: name, in: id) else {
      return append(ContentLine(name: name, rawValue: rawValue), to: id)
    }
    replace(index, with: entries[index].line.withValue(rawValue))
  }

  /// Sets the value and parameters of the first property with this name; appends it if there is none.
  public mutating func set(_ name: String, rawValue: String, parameters: [Parameter], in id: ComponentID) {
    let line = ContentLine(name: name, parameters: parameters, rawValue: rawValue)
    guard let index = firstLine(named: name, in: id) else { return append(line, to: id) }
    let old = entries[index].line
    guard old.parameters != parameters || old.rawValue != rawValue else { return }
    replace(index, with: line)
  }

  /// Sets the first property with this name to a TEXT value, which is escaped here, and keeps its parameters.
  public mutating func setText(_ name: String, _ text: String, in id: ComponentID) {
    set(name, rawValue: ICalText.escaped(text), in: id)
  }

  /// Writes a date or date-time with the parameters its form needs; keeps the property's other parameters.
  public mutating func set(_ name: String, _ value: ICalDateTime, in id: ComponentID) {
    let old = firstLine(named: name, in: id).map { entries[$0].line.parameters } ?? []
    let kept = old.filter { $0.name != "VALUE" && $0.name != "TZID" }
    set(name, rawValue: value.rawValue, parameters: value.parameters + kept, in: id)
  }

  /// Removes every property with this name; keeps the properties of inner components.
  public mutating func remove(_ name: String, in id: ComponentID) {
    removeLines(at: ownLines(of: id).filter { entries[$0].line.isNamed(name) })
  }

  /// Sets the first property with this name to this value and removes the others.
  public mutating func replaceAll(_ name: String, rawValue: String, in id: ComponentID) {
    let all = ownLines(of: id).filter { entries[$0].line.isNamed(name) }
    removeLines(at: Array(all.dropFirst()))
    set(name, rawValue: rawValue, in: id)
  }

  /// Replaces the property with this name at `position`, counted from 0; does nothing if there is none.
  public mutating func replace(_ name: String, at position: Int, with line: ContentLine, in id: ComponentID) {
    let all = ownLines(of: id).filter { entries[$0].line.isNamed(name) }
    guard all.indices.contains(position), line.isProperty else { return }
    replace(all[position], with: line)
  }

  /// Removes the property with this name at `position`, counted from 0; does nothing if there is none.
  public mutating func remove(_ name: String, at position: Int, in id: ComponentID) {
    let all = ownLines(of: id).filter { entries[$0].line.isNamed(name) }
    guard all.indices.contains(position) else { return }
    removeLines(at: [all[position]])
  }

  /// Adds a property after the existing ones, before inner components and before END. Ignores BEGIN and END lines,
  /// which are not properties.
  public mutating func append(_ line: ContentLine, to id: ComponentID) {
    guard line.isProperty, !line.isNamed("BEGIN"), !line.isNamed("END") else { return }
    insert(Entry(line: line, role: .property), at: placeForProperty(in: id))
  }

  private mutating func replace(_ index: Int, with line: ContentLine) {
    guard entries[index].line.content != line.content else { return }
    entries[index].line = line
  }

  /// Returns the line of the first inner component, else of END, else the end of a component without END.
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

  /// Removes all lines in one pass, because untrusted text may repeat a property any number of times.
  /// - Parameter lines: in ascending order.
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

  /// Moves the bounds of components at or after `index`.
  private mutating func shiftNodes(from index: Int, by distance: Int) {
    for node in nodes.indices {
      if nodes[node].begin >= index { nodes[node].begin += distance }
      if nodes[node].end >= index { nodes[node].end += distance }
    }
  }
}
