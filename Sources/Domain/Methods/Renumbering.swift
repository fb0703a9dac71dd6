/// How the number given to one A task changed the numbers of others.
public struct Renumbering: Equatable, Sendable {
  public struct Other: Equatable, Sendable {
    public var title: String
    /// Number now shown after its grade letter.
    public var number: Int
  }

  /// Title of the task that was given a number.
  public var title: String
  /// Number now shown after its grade letter.
  public var number: Int
  /// Other tasks whose number changed, by number.
  public var others: [Other]
}

extension PlannerReader {
  /// Returns the numbers changed by the latest history entry; nil if it gave no A task a number.
  public func renumbering(by entry: HistoryEntry) throws(PlannerFailure) -> Renumbering? {
    guard [.add, .edit, .grade].contains(entry.summary.kind), entry.summary.count == 1,
      case .task(let before, let after?) = entry.changes.first, after.item.grade == .a,
      after.item.subPriority != nil, before?.item.subPriority != after.item.subPriority || entry.changes.count > 1
    else { return nil }
    let facts = try facts(.open)
    let now = GradeSections.numbers(of: facts)
    guard let number = now[after.item.id] else { return nil }
    var old: [TaskID: PlanItem?] = [:]
    for case .task(let before, let after?) in entry.changes { old[after.item.id] = .some(before?.item) }
    let then = GradeSections.numbers(
      of: facts.compactMap { task in
        guard let known = old[task.id] else { return task }
        return known.map { TaskFacts($0) }
      })
    var others: [Renumbering.Other] = []
    for (id, number) in now.sorted(by: { $0.value < $1.value }) where id != after.item.id && then[id] != number {
      if let item = try item(id) { others.append(.init(title: item.title, number: number)) }
    }
    return Renumbering(title: after.item.title, number: number, others: others)
  }
}
