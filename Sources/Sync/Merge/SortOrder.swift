public import Domain

/// A task among its siblings: same list, same parent.
public struct Sibling: Equatable, Sendable {
  public var id: TaskID
  public var order: RemoteOrder

  public init(id: TaskID, order: RemoteOrder) {
    self.id = id
    self.order = order
  }

  /// Sorts by order, then creation, then ID.
  static func precedes(_ left: Sibling, _ right: Sibling) -> Bool {
    (left.order.value, left.order.created?.seconds ?? 0, left.id)
      < (right.order.value, right.order.created?.seconds ?? 0, right.id)
  }
}

/// The manual order as X-APPLE-SORT-ORDER numbers on a server.
public enum SortOrder {
  /// The range of written numbers, which every tested program can read.
  static let range: ClosedRange<Int64> = 0...Int64(Int32.max)
  /// The distance between renumbered neighbours.
  static let gap: Int64 = 1_000

  public struct Assignment: Equatable, Sendable {
    public let id: TaskID
    public let order: Int64
  }

  /// Returns the numbers to write so that the moved task has its local position on the server: a single one if there is
  /// room between its neighbours, otherwise new numbers for the shortest run of tasks around it that makes room.
  /// - Parameter siblings: in local order, with the moved task at its new position.
  public static func assignments(moving moved: Int, in siblings: [Sibling]) -> [Assignment] {
    guard siblings.indices.contains(moved) else { return [] }
    for length in 1...siblings.count {
      let first = max(0, moved - length + 1)
      let last = min(moved, siblings.count - length)
      // Runs that extend after the moved task come first, so that later tasks give way.
      for start in stride(from: last, through: first, by: -1) {
        if let orders = orders(start..<(start + length), in: siblings) {
          return zip(siblings[start..<(start + length)], orders).map { Assignment(id: $0.id, order: $1) }
        }
      }
    }
    return []
  }

  /// Returns the position of a task with this order among its siblings, whose local order may differ from their
  /// numbers.
  /// - Parameter siblings: without the task itself.
  public static func position(of task: Sibling, among siblings: [Sibling]) -> Received.Task.Position {
    let earlier = siblings.filter { Sibling.precedes($0, task) }
    if let previous = earlier.max(by: Sibling.precedes) { return .after(previous.id) }
    if let next = siblings.min(by: Sibling.precedes) { return .before(next.id) }
    return .keep
  }

  /// Returns numbers for a run between the numbers of its neighbours, or nil if there is no room.
  private static func orders(_ run: Range<Int>, in siblings: [Sibling]) -> [Int64]? {
    let lower = run.lowerBound > 0 ? siblings[run.lowerBound - 1].order.value : nil
    let upper = run.upperBound < siblings.count ? siblings[run.upperBound].order.value : nil
    let count = Int64(run.count)
    let floor = max(lower ?? range.lowerBound - 1, range.lowerBound - 1)
    let ceiling = min(upper ?? range.upperBound + 1, range.upperBound + 1)
    let room = ceiling.subtractingReportingOverflow(floor)
    // A run of several tasks must also leave room for the next move.
    guard !room.overflow, room.partialValue >= (count == 1 ? 2 : 2 * (count + 1)) else { return nil }
    let step = min(room.partialValue / (count + 1), gap)
    if lower == nil, upper != nil { return (1...count).map { ceiling - step * (count + 1 - $0) } }
    if lower == nil || upper == nil { return (1...count).map { floor + step * $0 } }
    return (1...count).map { floor + room.partialValue * $0 / (count + 1) }
  }
}
