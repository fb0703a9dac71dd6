/// Places a dropped task or a moved block on a day: on the grid, snapping to the ends of free gaps. All minutes count
/// from the start of the day.
///
/// The drag preview of the page follows the same rules. `Tests/Plan/placing.json` tests both.
public struct Placing: Equatable, Sendable {
  public enum Kind: String, Sendable {
    /// A task from the backlog: in a gap that it nearly fills, it begins with the gap.
    case drop
    /// A block: it stays where it was dropped unless an end of the gap is near.
    case move
  }

  public enum Place: Equatable, Sendable {
    case at(Int)
    /// The requested time is taken or the gap is too short. The next free time in working hours that is long enough
    /// begins at this minute.
    case offered(Int)
    case none
  }

  /// Length of the day in minutes.
  public var minutes: Int
  /// Minutes taken by blocking events and other blocks.
  public var taken: [Range<Int>]
  /// Minutes at which working hours begin.
  public var edges: [Int]
  /// Working hours, to which offers are limited; nil allows any time.
  public var working: [Range<Int>]?
  /// The current minute; nil except for today.
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

  /// Distance in minutes within which a dropped task snaps.
  static let reach = 30
  /// Minimum snapping distance of a moved block in minutes. If a grid step is longer, the distance is one step.
  static let moveReach = 10

  /// Returns where a task or block is placed.
  /// - Parameters:
  ///   - minute: where it was dropped.
  ///   - length: its length in minutes.
  ///   - magnet: false places it there on the grid, even if the time is taken.
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

  /// Returns the nearest grid point within the day.
  private func onGrid(_ minute: Int) -> Int {
    min((minute + grid / 2) / grid * grid, (minutes - 1) / grid * grid)
  }

  /// The first grid point that is not past; nil except for today.
  private var nextStep: Int? { now.map { rounded($0) } }

  private func rounded(_ minute: Int) -> Int { (minute + grid - 1) / grid * grid }
}

/// Free gaps on the day.
extension Placing {
  /// Returns the free gap around a minute; nil if the minute is taken. A gap also begins where working hours begin and,
  /// unless the minute is past, at the current time.
  private func gap(around minute: Int) -> PlacingGap? {
    if taken.contains(where: { $0.contains(minute) }) { return nil }
    var gap = PlacingGap(end: taken.first { $0.lowerBound > minute }?.lowerBound)
    let before = taken.map { $0.upperBound }.filter { $0 <= minute } + edges.filter { $0 <= minute }
    if let start = before.max() { gap.begin(at: start) }
    if let now, let nextStep, minute + grid > now, nextStep > gap.start { gap.begin(at: nextStep) }
    return gap
  }

  /// Returns the first place after a minute that is long enough and lies in working hours.
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

/// A free gap of a day.
private struct PlacingGap {
  /// The start of the day unless something else bounds the gap.
  private(set) var start = 0
  /// Whether something other than the start of the day bounds the gap, so that tasks and blocks snap to its start.
  private var draws = false
  /// Nil if nothing follows on this day, so that a block may reach into the next one.
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

  /// Returns the nearer end of the gap if it is within reach. If both are equally near, this is the start.
  func start(ofMoved length: Int, at wanted: Int, reach: Int) -> Int {
    let toStart = draws ? abs(wanted - start) : reach
    if let last = end.map({ $0 - length }), abs(wanted - last) < min(reach, toStart) { return last }
    return toStart < reach ? start : fitted(wanted, length)
  }

  /// Returns the start in the gap that is nearest to the wanted one.
  private func fitted(_ wanted: Int, _ length: Int) -> Int {
    max(start, end.map { min(wanted, $0 - length) } ?? wanted)
  }
}
