public import Domain

/// Three states of a task made one: what both sides last agreed on, what it became here, what it became there.
///
/// What changed on one side only is taken from there. What changed on both: tags are merged one by one; title and notes
/// stay as they are there and what was written here is handed back for a copy; of everything else the local value wins.
/// Grade and sub-priority go together. Being completed counts, not when.
public struct TaskMerge: Equatable, Sendable {
  /// The local task with what came from the server; place and identity are local.
  public let item: PlanItem
  /// Text written here that the server's took the place of.
  public let conflicts: [TextConflict]

  /// A text both sides changed differently.
  public struct TextConflict: Equatable, Sendable {
    /// `.title` or `.notes`.
    public let field: Field
    public let local: String?
    public let remote: String?
  }

  /// - Parameters:
  ///   - base: nil when it is not known; then what only one side has is kept, and differences count as changed on both.
  ///   - fields: those the account carries; all others stay local.
  public init(base: PlanItem?, local: PlanItem, remote: PlanItem, fields: [Field]) {
    var merger = Merger(base: base ?? TaskMerge.blank(local), local: local, remote: remote)
    for field in fields { merger.merge(field) }
    item = merger.result
    conflicts = merger.conflicts
  }

  /// A task about which nothing was ever said.
  private static func blank(_ item: PlanItem) -> PlanItem {
    PlanItem(id: item.id, list: item.list, title: "", rank: item.rank, createdAt: item.createdAt)
  }
}

private struct Merger {
  let base: PlanItem
  let local: PlanItem
  let remote: PlanItem
  var result: PlanItem
  var conflicts: [TaskMerge.TextConflict] = []

  init(base: PlanItem, local: PlanItem, remote: PlanItem) {
    self.base = base
    self.local = local
    self.remote = remote
    result = local
    result.modifiedAt = max(local.modifiedAt, remote.modifiedAt)
  }

  mutating func merge(_ field: Field) {
    guard !isSame(field, local, remote), !isSame(field, base, remote) else { return }
    guard !isSame(field, base, local) else { return take(field) }
    switch field {
    case .tags: result.tags = mergedTags()
    case .title: conflict(field, local.title, remote.title)
    case .notes: conflict(field, local.notes, remote.notes)
    default: break
    }
  }

  private mutating func take(_ field: Field) {
    for member in group(of: field) { result.take(member, from: remote) }
  }

  private func group(of field: Field) -> [Field] {
    field == .grade || field == .subPriority ? [.grade, .subPriority] : [field]
  }

  private func isSame(_ field: Field, _ left: PlanItem, _ right: PlanItem) -> Bool {
    switch field {
    case .completedAt: left.isCompleted == right.isCompleted
    case .tags: keys(left.tags) == keys(right.tags)
    default: group(of: field).allSatisfy { left.hasSame($0, as: right) }
    }
  }

  private mutating func conflict(_ field: Field, _ mine: String?, _ theirs: String?) {
    result.take(field, from: remote)
    // Text that was taken away here has nothing to keep a copy of.
    guard let mine, !mine.isEmpty else { return }
    conflicts.append(TaskMerge.TextConflict(field: field, local: mine, remote: theirs))
  }

  /// The server's tags in its spelling, without those removed here, followed by those added here.
  private func mergedTags() -> Tags {
    var tags = remote.tags
    for name in base.tags.names where !local.tags.contains(name) { tags.remove(name) }
    for name in local.tags.names where !base.tags.contains(name) { tags.insert(name) }
    return tags
  }

  private func keys(_ tags: Tags) -> Set<String> { Set(tags.names.map { Tags.key($0) }) }
}
