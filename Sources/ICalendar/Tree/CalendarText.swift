/// iCalendar text as a lossless tree: printing parsed text always yields the same bytes.
///
/// The tree is flat, a list of lines with a table of components, so that deep nesting does not use stack.
public struct CalendarText: Sendable {
  var entries: [Entry]
  var nodes: [Node]

  /// The role of a line in the tree.
  enum Role: Sendable, Equatable {
    case property
    case begin(ComponentID)
    case end(ComponentID)
    /// An END that closes nothing.
    case strayEnd
    /// A blank line or a line without name and colon.
    case opaque
  }

  struct Entry: Sendable {
    var line: ContentLine
    let role: Role
  }

  /// A component: its lines are `begin..<end`, and `end` is the index of its END line if it has one.
  struct Node: Sendable {
    let name: String
    let parent: ComponentID?
    /// The number of components that enclose this one.
    let depth: Int
    var begin: Int
    var end: Int
    var isClosed: Bool
  }

  /// True if the text ends before its outermost component does, as in a truncated response.
  public var isCut: Bool { nodes.contains { $0.parent == nil && !$0.isClosed } }

  /// The text; equal to the parsed bytes as long as nothing has changed.
  public var bytes: [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(entries.reduce(0) { $0 + $1.line.raw.count })
    for entry in entries { output += entry.line.raw }
    return output
  }

  /// All components in the order of their BEGIN lines, including nested ones.
  public var components: [Component] {
    nodes.indices.map { Component(text: self, id: ComponentID(index: $0)) }
  }

  /// Returns the first component with this name at any depth.
  public func firstComponent(_ name: String) -> Component? {
    for (index, node) in nodes.enumerated() where ASCII.equal(node.name.utf8, name.utf8) {
      return Component(text: self, id: ComponentID(index: index))
    }
    return nil
  }

  /// The first VTODO without a RECURRENCE-ID, or the first VTODO if all have one.
  public var todo: Component? {
    let all = components.filter { $0.name == "VTODO" }
    return all.first { $0.first("RECURRENCE-ID") == nil } ?? all.first
  }

  /// Returns the number of components that are still open after this one's END.
  func depth(of id: ComponentID) -> Int { nodes[id.index].depth }

  public subscript(id: ComponentID) -> Component { Component(text: self, id: id) }
}

extension CalendarText: Equatable {
  public static func == (left: CalendarText, right: CalendarText) -> Bool { left.bytes == right.bytes }
}

/// The index of a component in a text. It stays valid while properties are changed, inserted and removed, and while
/// components are appended after it.
public struct ComponentID: Sendable, Hashable {
  let index: Int
}
