/// A task's position in the manual order: an integer with gaps between neighbours, so that a move writes one row.
public struct Rank: Hashable, Comparable, Sendable {
  public let value: Int64

  public init(_ value: Int64) {
    self.value = value
  }

  /// The gap between neighbours at the end of the list and after a rebalance.
  public static let gap: Int64 = 1 << 20

  public static func < (left: Rank, right: Rank) -> Bool {
    left.value < right.value
  }

  /// Returns the rank after the last one, or the first rank of an empty list.
  public static func after(_ last: Rank?) -> Rank {
    guard let last else { return Rank(0) }
    return Rank(last.value + gap)
  }

  /// Returns a rank strictly between two neighbours, or nil if no gap is left between them.
  public static func between(_ lower: Rank?, _ upper: Rank?) -> Rank? {
    guard let lower else { return upper.map { Rank($0.value - gap) } ?? Rank(0) }
    guard let upper else { return after(lower) }
    let middle = lower.value + (upper.value - lower.value) / 2
    return middle > lower.value && middle < upper.value ? Rank(middle) : nil
  }
}

/// The sort key of the manual order: the rank, then the id.
public struct RankKey: Hashable, Comparable, Sendable {
  public let rank: Rank
  public let id: TaskID

  public init(rank: Rank, id: TaskID) {
    self.rank = rank
    self.id = id
  }

  public static func < (left: RankKey, right: RankKey) -> Bool {
    left.rank == right.rank ? left.id < right.id : left.rank < right.rank
  }
}

extension PlanItem {
  public var rankKey: RankKey { RankKey(rank: rank, id: id) }
}
