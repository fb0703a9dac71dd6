extension CommandHandler {
  func move(_ id: TaskID, to destination: Destination) throws(PlannerFailure) -> Step {
    let before = try required(id)
    try requireWritable(before.list)
    let old = try place(of: before)
    let new = try place(for: try onLevel(destination, of: before), of: before)
    guard new != old else { return Step(.move, changes: [], event: .nothingChanged) }
    var after = before
    after.rank = try rank(at: new, for: id)
    try writer.setRank(after.rank, of: id)
    let change = Change.task(before: .init(item: before, place: old), after: .init(item: after, place: new))
    let position = try writer.listedPosition(of: after)
    return Step(
      .move, changes: [change], event: .moved(title: after.title, position: position, of: try writer.openCount()))
  }

  /// Returns a task's current neighbours.
  func place(of item: PlanItem) throws(PlannerFailure) -> Place {
    Place(
      after: try writer.keys(before: item.rankKey, limit: 1).first?.id,
      before: try writer.keys(after: item.rankKey, limit: 1).first?.id)
  }

  func endRank() throws(PlannerFailure) -> Rank {
    Rank.after(try writer.keys(before: nil, limit: 1).first?.rank)
  }

  private func place(for destination: Destination, of item: PlanItem) throws(PlannerFailure) -> Place {
    switch destination {
    case .top: return Place(after: nil, before: try neighbour(after: nil, skipping: item.id)?.id)
    case .bottom: return Place(after: try neighbour(before: nil, skipping: item.id)?.id, before: nil)
    case .before(item.id), .after(item.id): return try place(of: item)
    case .before(let other): return try place(before: try required(other).rankKey, skipping: item.id)
    case .after(let other): return try place(after: try required(other).rankKey, skipping: item.id)
    case .position(let number): return try place(atPosition: number, of: item)
    }
  }

  /// Returns the position next to the open task currently at `number`, on the side the task comes from.
  private func place(atPosition number: Int, of item: PlanItem) throws(PlannerFailure) -> Place {
    let wanted = max(1, number)
    let others = try writer.items(ItemQuery(offset: wanted - 1, limit: 1))
    guard let other = others.first else {
      return try place(for: .bottom, of: item)
    }
    guard other.id != item.id else { return try place(of: item) }
    let comesFromAbove = !item.isCompleted && item.rankKey < other.rankKey
    return comesFromAbove
      ? try place(after: other.rankKey, skipping: item.id) : try place(before: other.rankKey, skipping: item.id)
  }

  private func place(before key: RankKey, skipping id: TaskID) throws(PlannerFailure) -> Place {
    Place(after: try neighbour(before: key, skipping: id)?.id, before: key.id)
  }

  private func place(after key: RankKey, skipping id: TaskID) throws(PlannerFailure) -> Place {
    Place(after: key.id, before: try neighbour(after: key, skipping: id)?.id)
  }

  private func neighbour(before key: RankKey?, skipping id: TaskID) throws(PlannerFailure) -> RankKey? {
    try writer.keys(before: key, limit: 2).first { $0.id != id }
  }

  private func neighbour(after key: RankKey?, skipping id: TaskID) throws(PlannerFailure) -> RankKey? {
    try writer.keys(after: key, limit: 2).first { $0.id != id }
  }
}
