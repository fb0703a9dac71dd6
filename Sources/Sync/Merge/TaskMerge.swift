public import Domain

/// A three-way merge of a task: the last agreed state, the local state and the server's state.
///
/// A field that changed on one side only is taken from that side. If it changed on both:
///
/// | field | rule |
/// |---|---|
/// | tags | merged one by one |
/// | title | the server's; the local text is returned for a copy |
/// | notes | line by line if the edits do not overlap, otherwise like the title |
/// | due, not before, recurrence | together, from the side changed last; if that is unknown, the local one |
/// | the same of a recurring task advanced on both sides | from the side that advanced further |
/// | grade and sub-priority | together, from the side changed last |
/// | all others | from the side changed last |
///
/// A text edited on one side and emptied on the other stays. Only whether a task is completed is merged, not when.
public struct TaskMerge: Equatable, Sendable {
  /// The local task with the merged values; its position and ID are local.
  public let item: PlanItem
  /// Local texts that were replaced by the server's.
  public let conflicts: [Conflict.Text]

  /// - Parameters:
  ///   - base: nil if unknown; then values present on one side only are kept, and differences count as changed on both.
  ///   - fields: the fields synced with the account; all others stay local.
  public init(base: PlanItem?, local: PlanItem, remote: PlanItem, fields: [Field]) {
    var merger = Merger(base: base ?? TaskMerge.blank(local), local: local, remote: remote, fields: fields)
    for group in Merger.groups { merger.merge(group) }
    item = merger.result.withSeries(of: remote)
    conflicts = merger.conflicts
  }

  /// Returns the base after a write whose outcome is unknown. Each field group counts as written if the server has the
  /// sent value, or if the change was reverted here, because the server may have continued from it.
  static func base(
    agreed: PlanItem, sent: PlanItem, local: PlanItem, remote: PlanItem, fields: [Field]
  ) -> PlanItem {
    var base = Merger(base: agreed, local: local, remote: remote, fields: fields)
    for group in Merger.groups { base.assume(sent, group) }
    return base.base
  }

  /// Returns a task with empty fields, which stands for an unknown base.
  private static func blank(_ item: PlanItem) -> PlanItem {
    PlanItem(id: item.id, list: item.list, title: "", rank: item.rank, createdAt: item.createdAt)
  }
}

private struct Merger {
  private(set) var base: PlanItem
  let local: PlanItem
  let remote: PlanItem
  let fields: [Field]
  var result: PlanItem
  var conflicts: [Conflict.Text] = []

  /// Fields that only make sense together, and all others on their own.
  static let groups: [[Field]] = {
    let together: [[Field]] = [[.due, .notBefore, .recurrence], [.grade, .subPriority]]
    return together + Field.allCases.filter { field in !together.contains { $0.contains(field) } }.map { [$0] }
  }()

  init(base: PlanItem, local: PlanItem, remote: PlanItem, fields: [Field]) {
    self.base = base
    self.local = local
    self.remote = remote
    self.fields = fields
    result = local
    result.modifiedAt = max(local.modifiedAt, remote.modifiedAt)
  }

  mutating func assume(_ sent: PlanItem, _ whole: [Field]) {
    let group = whole.filter { fields.contains($0) }
    guard isSame(group, sent, remote) || isSame(group, base, local) else { return }
    for field in group { base.take(field, from: sent) }
  }

  mutating func merge(_ whole: [Field]) {
    let group = whole.filter { fields.contains($0) }
    guard !isSame(group, local, remote), !isSame(group, base, remote) else { return }
    guard !isSame(group, base, local) else { return take(group) }
    switch group {
    case [.tags]: result.tags = mergedTags()
    case [.title]: mergeText(.title, base.title, local.title, remote.title)
    case [.notes]: mergeText(.notes, base.notes, local.notes, remote.notes)
    default: if isFurtherThere(group) ?? (remote.modifiedAt > local.modifiedAt) { take(group) }
    }
  }

  /// Completing an occurrence on both sides advances a recurring task twice, and the side that advanced further must
  /// win. Returns nil if this is not the case.
  private func isFurtherThere(_ group: [Field]) -> Bool? {
    guard group.contains(.recurrence), let rule = local.recurrence, rule.pattern == remote.recurrence?.pattern,
      base.recurrence != nil,
      let before = base.due?.day, let here = local.due?.day, let there = remote.due?.day,
      here > before, there > before, here != there
    else { return nil }
    return there > here
  }

  private mutating func take(_ group: [Field]) {
    for field in group { result.take(field, from: remote) }
  }

  private func isSame(_ group: [Field], _ left: PlanItem, _ right: PlanItem) -> Bool {
    group.allSatisfy { field in
      switch field {
      case .completedAt: left.isCompleted == right.isCompleted
      case .tags: keys(left.tags) == keys(right.tags)
      default: left.hasSame(field, as: right)
      }
    }
  }

  /// A text that was emptied on one side is not kept, so the edit of the other side stays.
  private mutating func mergeText(_ field: Field, _ base: String?, _ mine: String?, _ theirs: String?) {
    guard let theirs, !theirs.isEmpty else { return }
    guard let mine, !mine.isEmpty else { return take([field]) }
    if field == .notes, let base, let merged = LineMerge.merged(base: base, mine, theirs) {
      result.notes = merged
      return
    }
    take([field])
    conflicts.append(Conflict.Text(field: field, base: base, local: mine, remote: theirs))
  }

  /// Returns the server's tags in its spelling, without those removed here, followed by those added here.
  private func mergedTags() -> Tags {
    var tags = remote.tags
    for name in base.tags.names where !local.tags.contains(name) { tags.remove(name) }
    for name in local.tags.names where !base.tags.contains(name) { tags.insert(name) }
    return tags
  }

  private func keys(_ tags: Tags) -> Set<String> { Set(tags.names.map { Tags.key($0) }) }
}
