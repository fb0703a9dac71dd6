/// Checks which parts of a proposal are still possible, both to show and to accept it.
struct PlanCheck<Reader: PlannerReader> {
  let reader: Reader
  let environment: Environment
  /// Times taken by blocks and events that stay, with their titles.
  private var fixed: [(range: Range<Instant>, title: String)] = []
  /// Minutes of each task that still lack a block.
  private var missing: [TaskID: Int] = [:]
  /// Blocks that would be moved or removed.
  private let giving: Set<BlockID>
  /// Names of read-only calendars.
  private let closed: [ListID: String]

  /// Seconds after its start for which a proposed block can still be accepted.
  private static var grace: Int64 { 300 }

  /// - Parameters:
  ///   - placements: everything that would be accepted together.
  ///   - removals: blocks that would be removed at the same time.
  init(
    _ placements: [Proposal.Placement], removing removals: [BlockID], _ reader: Reader, in environment: Environment
  ) throws(PlannerFailure) {
    self.reader = reader
    self.environment = environment
    let giving = Set(placements.compactMap { $0.moves } + removals)
    self.giving = giving
    closed = try reader.closedCalendars()
    guard let from = placements.map({ $0.start }).min(), let until = placements.map({ $0.end }).max() else { return }
    let window = PlanWindow(
      from: from, until: until, first: environment.zones.here(from).day, last: environment.zones.here(until).day)
    for block in try reader.blocks(in: window) where !giving.contains(block.id) {
      fixed.append((block.start..<max(block.start, block.end), block.title))
    }
    // Buffers apply only to automatic planning; the user may accept a block inside one.
    fixed += try reader.busyStretches(in: window, .none, environment.zones)
  }

  /// Returns the obstacle to each placement, nil if there is none. Placements before it count as accepted.
  mutating func obstacles(_ placements: [Proposal.Placement]) throws(PlannerFailure) -> [PlanObstacle?] {
    var found: [PlanObstacle?] = []
    for placement in placements {
      let obstacle = try obstacle(placement)
      found.append(obstacle)
      guard obstacle == nil else { continue }
      fixed.append((placement.start..<placement.end, placement.title))
      if let left = missing[placement.task] { missing[placement.task] = left - placement.minutes }
    }
    return found
  }

  private mutating func obstacle(_ placement: Proposal.Placement) throws(PlannerFailure) -> PlanObstacle? {
    guard let task = try reader.item(placement.task) else { return .taskGone }
    if task.isCompleted { return .taskDone }
    if placement.start.seconds + Self.grace <= environment.now.seconds { return .past }
    let lacks = try minutesMissing(task)
    if let id = placement.moves {
      guard let block = try reader.block(id), block.isMovable(at: environment.now), block.task == placement.task else {
        return .blockChanged
      }
      if let name = closed[calendarOf: block] { return .calendarReadOnly(name) }
    } else if lacks <= 0 {
      return .planned
    }
    let taken = fixed.first { $0.range.lowerBound < placement.end && placement.start < $0.range.upperBound }
    return taken.map { .taken(by: $0.title) }
  }

  private mutating func minutesMissing(_ task: PlanItem) throws(PlannerFailure) -> Int {
    if let known = missing[task.id] { return known }
    let blocks = try reader.blocks(of: task.id).filter { !giving.contains($0.id) }
    let found = task.effectiveDuration.minutes - blocks.reduce(0) { $0 + $1.minutesAhead(of: environment.now) }
    missing[task.id] = found
    return found
  }
}

extension TimeBlock {
  /// Whether automatic planning may move or remove the block.
  func isMovable(at now: Instant) -> Bool { !isPinned && task != nil && start > now }

  /// Returns the length in minutes if the block has not ended, or else 0.
  func minutesAhead(of now: Instant) -> Int { end > now ? minutes : 0 }
}
