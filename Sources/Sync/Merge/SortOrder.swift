public import Domain

/// A task among its siblings: same list, same parent.
public struct Sibling: Equatable, Sendable {
  public var id: TaskID
  public var order: RemoteOrder

  public init(id: TaskID, order: RemoteOrder) {
    self.id = id
    self.order = order
  }

  /// By order, then creation, then identity.
  static func precedes(_ left: Sibling, _ right: Sibling) -> Bool {
    (left.order.value, left.order.created?.seconds ?? 0, left.id)
      < (right.order.value, right.order.created?.seconds ?? 0, right.id)
  }
}

/// The manual order as numbers on a server, X-APPLE-SORT-ORDER.
public enum SortOrder {
  /// What is written lies in this range, which every program tried can read.
  static let range: ClosedRange<Int64> = 0...Int64(Int32.max)
  /// The distance left between neighbours that are numbered anew.
  static let gap: Int64 = 1_000

  public struct Assignment: Equatable, Sendable {
    public let id: TaskID
    public let order: Int64
  }

  /// The numbers to write so that the moved task stands where it stands here: one where there is room between its
  /// neighbours, otherwise a new number for each task of the shortest run around it that makes room.
  /// - Parameter siblings: in their order here, the moved one at its new place.
  public static func assignments(moving moved: Int, in siblings: [Sibling]) -> [Assignment] {
    guard siblings.indices.contains(moved) else { return [] }
    for length in 1...siblings.count {
      let first = max(0, moved - length + 1)
      let last = min(moved, siblings.count - length)
      // The run that reaches behind the moved task is tried first: later tasks give way.
      for start in stride(from: last, through: first, by: -1) {
        if let orders = orders(start..<(start + length), in: siblings) {
          return zip(siblings[start..<(start + length)], orders).map { Assignment(id: $0.id, order: $1) }
        }
      }
    }
    return []
  }

  /// Where a task with this order stands among siblings; their order here need not be that of their numbers.
  /// - Parameter siblings: without the task itself.
  public static func position(of task: Sibling, among siblings: [Sibling]) -> Received.Task.Position {
    let earlier = siblings.filter { Sibling.precedes($0, task) }
    if let previous = earlier.max(by: Sibling.precedes) { return .after(previous.id) }
    if let next = siblings.min(by: Sibling.precedes) { return .before(next.id) }
    return .keep
  }

  /// Numbers for a run between the numbers of its neighbours; nil when there is no room.
  private static func orders(_ run: Range<Int>, in siblings: [Sibling]) -> [Int64]? {
    let lower = run.lowerBound > 0 ? siblings[run.lowerBound - 1].order.value : nil
    let upper = run.upperBound < siblings.count ? siblings[run.upperBound].order.value : nil
    let count = Int64(run.count)
    let floor = max(lower ?? range.lowerBound - 1, range.lowerBound - 1)
    let ceiling = min(upper ?? range.upperBound + 1, range.upperBound + 1)
    let room = ceiling.subtractingReportingOverflow(floor)
    // A run of several leaves room for the next move too.
    guard !room.overflow, room.partialValue >= (count == 1 ? 2 : 2 * (count + 1)) else { return nil }
    let step = min(room.partialValue / (count + 1), gap)
    if lower == nil, upper != nil { return (1...count).map { ceiling - step * (count + 1 - $0) } }
    if lower == nil || upper == nil { return (1...count).map { floor + step * $0 } }
    return (1...count).map { floor + room.partialValue * $0 / (count + 1) }
  }
}
