/// Where a task comes to lie when somebody drops it on a day, or a block when somebody moves it: on the grid, and drawn to
/// where a free stretch begins or ends. All minutes are counted from where the day begins.
///
/// What a page shows while something is dragged follows the same rules, which `Tests/Plan/placing.json` holds both to.
public struct Placing: Equatable, Sendable {
  public enum Kind: String, Sendable {
    /// A task from the backlog: in a gap it nearly fills it begins where that does.
    case drop
    /// A block: it stays where it was put unless an end of the gap is near.
    case move
  }

  public enum Place: Equatable, Sendable {
    case at(Int)
    /// What was wanted is taken, or the gap is too short; the next one of the working hours that holds it begins then.
    case offered(Int)
    case none
  }

  /// Of the day.
  public var minutes: Int
  /// Under events that take time and under other blocks.
  public var taken: [Range<Int>]
  /// Where working hours begin.
  public var edges: [Int]
  /// Working hours, in which alone another place is offered; nil offers any.
  public var working: [Range<Int>]?
  /// Only today.
  public var now: Int?
  public var grid: Int

  public init(
    minutes: Int, taken: [Range<Int>], edges: [Int] = [], working: [Range<Int>]? = nil, now: Int? = nil, grid: Int = 5
  ) {
    self.minutes = minutes
    self.taken = taken.filter { !$0.isEmpty }.sortedByStart()
    self.edges = edges
    self.working = working
    self.now = now
    self.grid = grid
  }

  /// Minutes a start may be away from what draws a dropped task there.
  static let reach = 30
  /// The same for a block, at least; one step of a coarser grid.
  static let moveReach = 10

  /// - Parameters:
  ///   - minute: where it was let go.
  ///   - length: its minutes.
  ///   - magnet: false puts it there on the grid, whatever is there.
  public func place(_ minute: Int, length: Int, _ kind: Kind, magnet: Bool = true) -> Place {
    let minute = min(max(minute, 0), minutes - 1)
    let wanted = onGrid(minute)
    guard magnet else { return .at(wanted) }
    guard let gap = gap(around: minute), gap.holds(length) else { return next(after: minute, length) }
    let start =
      switch kind {
      case .drop: gap.start(ofDropped: length, at: wanted)
      case .move: gap.start(ofMoved: length, at: wanted, reach: max(grid, Placing.moveReach))
      }
    return .at(start)
  }

  /// The nearest step of the grid that begins in the day.
  private func onGrid(_ minute: Int) -> Int {
    min((minute + grid / 2) / grid * grid, (minutes - 1) / grid * grid)
  }

  /// The first step of the grid that is not past; only today.
  private var nextStep: Int? { now.map { rounded($0) } }

  private func rounded(_ minute: Int) -> Int { (minute + grid - 1) / grid * grid }
}

/// Gaps.
extension Placing {
  /// The free stretch around a minute; nil when that is taken. It begins anew where working hours begin and, unless the
  /// minute is past, now.
  private func gap(around minute: Int) -> PlacingGap? {
    if taken.contains(where: { $0.contains(minute) }) { return nil }
    var gap = PlacingGap(end: taken.first { $0.lowerBound > minute }?.lowerBound)
    let before = taken.map { $0.upperBound }.filter { $0 <= minute } + edges.filter { $0 <= minute }
    if let start = before.max() { gap.begin(at: start) }
    if let now, let nextStep, minute + grid > now, nextStep > gap.start { gap.begin(at: nextStep) }
    return gap
  }

  /// The first place after a minute that holds so many and lies in working hours.
  func next(after minute: Int, _ length: Int) -> Place {
    let begun = taken.map { $0.upperBound } + (working ?? []).map { $0.lowerBound }
    for start in begun.filter({ $0 > minute }).sorted() {
      let start = max(rounded(start), nextStep ?? 0)
      guard start < minutes else { break }
      let place = start..<start + length
      let isWorked = working?.contains { $0.lowerBound <= start && place.upperBound <= $0.upperBound } ?? true
      if isWorked, !taken.contains(where: { $0.overlaps(place) }) { return .offered(start) }
    }
    return .none
  }
}

/// A free stretch of a day.
private struct PlacingGap {
  /// The day's own beginning where nothing else begins it.
  private(set) var start = 0
  /// Whether anything but midnight begins it.
  private var draws = false
  /// None where nothing follows on this day: a block may reach into the next.
  let end: Int?

  init(end: Int?) {
    self.end = end
  }

  mutating func begin(at minute: Int) {
    start = minute
    draws = true
  }

  func holds(_ length: Int) -> Bool { end.map { $0 - start >= length } ?? true }

  func start(ofDropped length: Int, at wanted: Int) -> Int {
    if draws {
      if let end, end - start <= 2 * length { return start }
      if wanted - start < min(length, Placing.reach) { return start }
    }
    return fitted(wanted, length)
  }

  /// The nearer end; where both are as near, the start.
  func start(ofMoved length: Int, at wanted: Int, reach: Int) -> Int {
    let toStart = draws ? abs(wanted - start) : reach
    if let last = end.map({ $0 - length }), abs(wanted - last) < min(reach, toStart) { return last }
    return toStart < reach ? start : fitted(wanted, length)
  }

  /// The nearest place to the wanted one inside.
  private func fitted(_ wanted: Int, _ length: Int) -> Int {
    max(start, end.map { min(wanted, $0 - length) } ?? wanted)
  }
}
