import CommandLine
import Domain
import Storage

extension World {
  /// The tasks some references name.
  func tasks(_ references: some Sequence<String>) throws -> [TaskID] {
    let shown = try lastShown()
    var ids: [TaskID] = []
    for reference in references.flatMap({ Self.singly($0) }) { ids.append(try task(reference, shown)) }
    return ids
  }

  /// `5-7` as `5`, `6` and `7`; anything else as it is.
  static func singly(_ reference: String) -> [String] {
    positions(reference).map { $0.map { String($0) } } ?? [reference]
  }

  /// `5-9` as the positions 5 to 9; nil for anything else.
  private static func positions(_ reference: String) -> ClosedRange<Int>? {
    let ends = reference.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.allSatisfy({ $0.utf8.count <= 5 && $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let first = Int(ends[0]), let last = Int(ends[1]), first >= 1, first <= last
    else { return nil }
    return first...last
  }

  func task(_ reference: String) throws -> TaskID {
    try task(reference, lastShown())
  }

  /// A short number is a position and nothing else: a task that has left the list must not make it mean another one.
  private func task(_ reference: String, _ shown: ShownTasks) throws -> TaskID {
    if let position = Int(reference), position >= 0 {
      if let id = try taskShown(at: position, shown) { return try present(id, position) }
      if reference.utf8.count < 6 {
        throw Refusal.noSuchPosition(position, shown: try shown.isEmpty ? openCount() : shown.count)
      }
    }
    if reference.isEmpty { throw Refusal.noSuchTask(reference) }
    let found = try read { reader throws(PlannerFailure) in
      if let item = try reader.item(TaskID(reference)) { return [item.id] }
      return try reader.ids(startingWith: reference, limit: 4)
    }
    if found.isEmpty { throw Refusal.noSuchTask(reference) }
    if found.count > 1 { throw Refusal.ambiguousTask(reference, ids: found.map(\.text)) }
    return found[0]
  }

  /// The task itself, unless it was deleted since it was shown: then its title says which one was meant.
  private func present(_ id: TaskID, _ position: Int) throws -> TaskID {
    let (isThere, trashed) = try read { reader throws(PlannerFailure) in
      (try reader.item(id) != nil, try reader.trashed(id))
    }
    if isThere { return id }
    throw Refusal.deletedSince(position, title: trashed?.item.title)
  }

  private func taskShown(at position: Int, _ shown: ShownTasks) throws -> TaskID? {
    guard position >= 1 else { return nil }
    if !shown.isEmpty { return shown.task(at: position) }
    return try read { reader throws(PlannerFailure) in try reader.listedTask(at: position) }
  }

  /// The tasks shown last; none when nothing was shown yet, then positions are those of all open tasks.
  func lastShown() throws -> ShownTasks {
    // Opened first, so that whatever is wrong with a position is told in the language that is set.
    LastShown(in: try store().directory).shown()
  }

  private func openCount() throws -> Int {
    try read { reader throws(PlannerFailure) in try reader.openCount() }
  }

  /// The list with an id or, regardless of case, a name.
  func list(_ name: String) throws -> SourceList {
    let lists = try read { reader throws(PlannerFailure) in try reader.lists() }
    if let list = lists.first(where: { $0.id.text == name }) { return list }
    let named = lists.filter { $0.name.lowercased() == name.lowercased() }
    if named.count > 1 { throw Refusal.ambiguousList(name) }
    guard let list = named.first else { throw Refusal.unknownList(name, known: lists.map(\.name)) }
    return list
  }
}
