/// iCalendar text as a tree that remembers every byte: printing what was parsed gives the same bytes, whatever they were.
///
/// The tree is kept flat, lines beside a table of components, so that nesting of any depth costs no stack.
public struct CalendarText: Sendable {
  var entries: [Entry]
  var nodes: [Node]

  /// What a line is in the tree.
  enum Role: Sendable, Equatable {
    case property
    case begin(ComponentID)
    case end(ComponentID)
    /// An END that closes nothing.
    case strayEnd
    /// A blank line or one without name and colon.
    case opaque
  }

  struct Entry: Sendable {
    var line: ContentLine
    let role: Role
  }

  /// A component: its lines are `begin..<end`, and `end` is the line of its END when it has one.
  struct Node: Sendable {
    let name: String
    let parent: ComponentID?
    /// How many components it lies in.
    let depth: Int
    var begin: Int
    var end: Int
    var isClosed: Bool
  }

  /// True when it ends before the calendar it has begun does, as an answer cut on its way.
  public var isCut: Bool { nodes.contains { $0.parent == nil && !$0.isClosed } }

  /// The text; equal to the bytes parsed as long as nothing was changed.
  public var bytes: [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(entries.reduce(0) { $0 + $1.line.raw.count })
    for entry in entries { output += entry.line.raw }
    return output
  }

  /// All components in the order of their BEGIN lines, nested ones included.
  public var components: [Component] {
    nodes.indices.map { Component(text: self, id: ComponentID(index: $0)) }
  }

  /// The first component with this name at any depth.
  public func firstComponent(_ name: String) -> Component? {
    for (index, node) in nodes.enumerated() where ASCII.equal(node.name.utf8, name.utf8) {
      return Component(text: self, id: ComponentID(index: index))
    }
    return nil
  }

  /// The first VTODO that is not an exception to a recurring one; the first VTODO when all are.
  public var todo: Component? {
    let all = components.filter { $0.name == "VTODO" }
    return all.first { $0.first("RECURRENCE-ID") == nil } ?? all.first
  }

  /// How many components are open behind the END of this one.
  func depth(of id: ComponentID) -> Int { nodes[id.index].depth }

  public subscript(id: ComponentID) -> Component { Component(text: self, id: id) }
}

extension CalendarText: Equatable {
  /// Texts are equal when their bytes are.
  public static func == (left: CalendarText, right: CalendarText) -> Bool { left.bytes == right.bytes }
}

/// The place of a component among all of a text. Stays valid while properties are changed, inserted and removed, and
/// while components are appended behind it.
public struct ComponentID: Sendable, Hashable {
  let index: Int
}
