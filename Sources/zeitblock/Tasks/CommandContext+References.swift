import CommandLine
import Domain
import Storage

extension CommandContext {
  /// Returns the tasks named by the references.
  func tasks(_ references: some Sequence<String>) throws -> [TaskID] {
    let shown = try lastShown()
    var ids: [TaskID] = []
    for reference in references.flatMap({ Self.singly($0) }) { ids.append(try task(reference, shown)) }
    return ids
  }

  /// Expands a range such as `5-7` into `5`, `6` and `7`; returns any other reference unchanged.
  static func singly(_ reference: String) -> [String] {
    positions(reference).map { $0.map { String($0) } } ?? [reference]
  }

  /// Parses `5-9` as the positions 5 to 9; nil for anything else.
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

  /// Resolves a reference. A short number is always a position: it must not match another task's id after a task has
  /// left the list.
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

  /// Returns the id if the task still exists. If it was deleted since the list was shown, throws an error with its
  /// title.
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

  /// Returns the tasks of the last list shown; empty if none was shown, in which case positions count all open tasks.
  func lastShown() throws -> ShownTasks {
    // Opens the store first, so that errors about positions use the configured language.
    LastShown(in: try store().directory).shown()
  }

  private func openCount() throws -> Int {
    try read { reader throws(PlannerFailure) in try reader.openCount() }
  }

  /// Returns the list with the given id or, ignoring case, name.
  func list(_ name: String) throws -> SourceList {
    let lists = try read { reader throws(PlannerFailure) in try reader.lists() }
    if let list = lists.first(where: { $0.id.text == name }) { return list }
    let named = lists.filter { $0.name.lowercased() == name.lowercased() }
    if named.count > 1 { throw Refusal.ambiguousList(name) }
    guard let list = named.first else { throw Refusal.unknownList(name, known: lists.map(\.name)) }
    return list
  }
}
