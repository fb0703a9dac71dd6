/// A read-only view of a component in its text. Names of properties and components are compared ignoring case.
public struct Component: Sendable {
  let text: CalendarText
  public let id: ComponentID

  /// The name in uppercase.
  public var name: String { node.name }

  /// Whether the component has an END line.
  public var isClosed: Bool { node.isClosed }

  public var parent: Component? { node.parent.map { Component(text: text, id: $0) } }

  /// The component's own properties in order, without those of inner components.
  public var properties: [ContentLine] {
    text.ownLines(of: id).map { text.entries[$0].line }
  }

  /// The components directly inside this one.
  public var children: [Component] {
    text.children(of: id).map { Component(text: text, id: $0) }
  }

  /// Returns the first property with this name.
  public func first(_ name: String) -> ContentLine? {
    text.firstLine(named: name, in: id).map { text.entries[$0].line }
  }

  public func all(_ name: String) -> [ContentLine] { properties.filter { $0.isNamed(name) } }

  /// Returns the unescaped text of the first property with this name.
  public func text(_ name: String) -> String? { first(name)?.text }

  /// Returns the date or date-time of the first property with this name, or nil if it has none.
  public func dateTime(_ name: String) -> ICalDateTime? { first(name).flatMap { ICalDateTime($0) } }

  /// Returns the whole number in the first property with this name, or nil if it has none of at most nine digits.
  public func number(_ name: String) -> Int? {
    first(name).flatMap { ASCII.number(ASCII.trimmed($0.valueBytes)) }
  }

  private var node: CalendarText.Node { text.nodes[id.index] }
}

extension CalendarText {
  /// Returns the indices of the component's own property lines, without those of inner components.
  func ownLines(of id: ComponentID) -> [Int] {
    var found: [Int] = []
    var index = nodes[id.index].begin + 1
    while let (line, next) = nextOwnLine(from: index, of: id) {
      found.append(line)
      index = next
    }
    return found
  }

  func firstLine(named name: String, in id: ComponentID) -> Int? {
    var index = nodes[id.index].begin + 1
    while let (line, next) = nextOwnLine(from: index, of: id) {
      if entries[line].line.isNamed(name) { return line }
      index = next
    }
    return nil
  }

  func children(of id: ComponentID) -> [ComponentID] {
    var found: [ComponentID] = []
    var index = nodes[id.index].begin + 1
    while index < nodes[id.index].end {
      guard case .begin(let child) = entries[index].role else {
        index += 1
        continue
      }
      found.append(child)
      index = lineAfter(child)
    }
    return found
  }

  /// Returns the next own property at or after `index` and the index at which to continue.
  private func nextOwnLine(from start: Int, of id: ComponentID) -> (line: Int, next: Int)? {
    var index = start
    while index < nodes[id.index].end {
      switch entries[index].role {
      case .property: return (index, index + 1)
      case .begin(let child): index = lineAfter(child)
      case .end, .strayEnd, .opaque: index += 1
      }
    }
    return nil
  }

  /// Returns the line after a component; one without END ends before the line that closed it.
  private func lineAfter(_ id: ComponentID) -> Int {
    let node = nodes[id.index]
    return node.isClosed ? node.end + 1 : max(node.end, node.begin + 1)
  }
}
