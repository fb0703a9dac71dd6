extension CommandHandler {
  /// Returns a free rank at a position, located by a neighbour that still exists, or the end if neither does.
  func rank(at place: Place, for id: TaskID) throws(PlannerFailure) -> Rank {
    if let lower = try existing(place.after) {
      return try rank(after: lower, for: id)
    }
    if let upper = try existing(place.before) {
      return try rank(before: upper, for: id)
    }
    if place.after == nil, let first = try writer.keys(after: nil, limit: 2).first(where: { $0.id != id }) {
      return try rank(before: first, for: id)
    }
    return try endRank()
  }

  private func existing(_ id: TaskID?) throws(PlannerFailure) -> RankKey? {
    guard let id else { return nil }
    return try writer.item(id)?.rankKey
  }

  private func rank(after lower: RankKey, for id: TaskID) throws(PlannerFailure) -> Rank {
    let upper = try writer.keys(after: lower, limit: 2).first { $0.id != id }
    if let free = Rank.between(lower.rank, upper?.rank) { return free }
    try makeRoom(around: lower)
    return try rank(after: required(lower.id).rankKey, for: id)
  }

  private func rank(before upper: RankKey, for id: TaskID) throws(PlannerFailure) -> Rank {
    let lower = try writer.keys(before: upper, limit: 2).first { $0.id != id }
    if let free = Rank.between(lower?.rank, upper.rank) { return free }
    try makeRoom(around: upper)
    return try rank(before: required(upper.id).rankKey, for: id)
  }

  /// Respreads the smallest window around a key that has enough room, and the whole list only if it is that short.
  private func makeRoom(around key: RankKey) throws(PlannerFailure) {
    var reach = 16
    while true {
      let before = try writer.keys(before: key, limit: reach + 1)
      let after = try writer.keys(after: key, limit: reach + 1)
      let window = before.prefix(reach).reversed() + [key] + after.prefix(reach)
      let lower = before.count > reach ? before[reach].rank : nil
      let upper = after.count > reach ? after[reach].rank : nil
      if let ranks = Rank.spread(window.count, above: lower, below: upper) {
        for (entry, rank) in zip(window, ranks) where entry.rank != rank {
          try writer.setRank(rank, of: entry.id)
        }
        return
      }
      reach *= 4
    }
  }
}

extension Rank {
  /// The smallest gap that respreading leaves.
  static let smallestSpread: Int64 = 1 << 10

  /// Returns evenly spread ranks between two bounds, of which nil is unbounded; returns nil if the bounds are too
  /// close.
  static func spread(_ count: Int, above lower: Rank?, below upper: Rank?) -> [Rank]? {
    guard let lower, let upper else {
      let first = lower.map { $0.value + gap } ?? upper.map { $0.value - Int64(count) * gap } ?? 0
      return (0..<count).map { Rank(first + Int64($0) * gap) }
    }
    let step = (upper.value - lower.value) / Int64(count + 1)
    guard step >= smallestSpread else { return nil }
    return (1...count).map { Rank(lower.value + Int64($0) * step) }
  }
}
