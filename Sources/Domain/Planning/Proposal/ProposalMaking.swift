/// A plan in the making, with all the data it is based on, read once.
struct ProposalMaking<Reader: PlannerReader> {
  let reader: Reader
  let environment: Environment
  let first: Day
  let last: Day
  let settings: PlanSettings
  let isGuarded: Bool
  /// All open tasks, in manual order.
  let tasks: [TaskFacts]
  /// Times that are taken, with the titles of their events and blocks, by start.
  let taken: [(range: Range<Instant>, title: String)]
  let time: PlanTime
  let blocks: PlanBlocks
  /// The tasks considered, in manual order.
  let candidates: [PlanCandidate]
  /// Indices of the candidates in planning order.
  let order: [Int]
  /// Tasks not considered because of the limit, in planning order.
  let beyond: [PlanCandidate]
  let waiting: [PlanWaiting]

  /// Maximum number of tasks without a block that are considered. With more, planning would be slow and find no place
  /// for them anyway.
  static var limit: Int { 60 }

  init(_ reader: Reader, first: Day, days: Int, in environment: Environment) throws(PlannerFailure) {
    self.reader = reader
    self.environment = environment
    self.first = first
    last = first + (days - 1)
    settings = try reader.planSettings()
    isGuarded = try reader.isGuarded()
    tasks = try reader.facts(.open)
    let frames = (-1..<days).map { DayFrame(first + $0, environment.zones) }
    let material = try PlanMaterial(reader, frames, tasks, in: environment)
    let settings = settings
    let draft = PlanTime(frames, settings, taken: material.taken.map { $0.range }, in: environment)
    (blocks, time) = material.blocks { taken in
      PlanTime(frames, settings, taken: taken, slotMinutes: draft.slotMinutes, in: environment)
    }
    taken = material.taken(besides: blocks)
    let found = PlanCandidates(tasks, last: last, blocks: blocks, in: environment)
    waiting = found.waiting
    let ranked = Self.ranked(found.candidates, by: settings.by, isGuarded)
    (candidates, order, beyond) = Self.considered(found.candidates, ranked)
  }

  /// Returns the indices of candidates in planning order.
  private static func ranked(_ all: [PlanCandidate], by: PlanBy, _ isGuarded: Bool) -> [Int] {
    switch by {
    case .order: return isGuarded ? GradedOrder.positions(all.map { ($0.grade, $0.number) }) : Array(all.indices)
    case .points:
      let weights = all.map { PlanWeight.base($0, isGuarded) }
      return all.indices.sorted { weights[$0] == weights[$1] ? $0 < $1 : weights[$0] > weights[$1] }
    }
  }

  /// Selects the tasks to consider. Always includes tasks that have a block, so that they keep it.
  private static func considered(
    _ all: [PlanCandidate], _ ranked: [Int]
  ) -> (candidates: [PlanCandidate], order: [Int], beyond: [PlanCandidate]) {
    let beyond = Array(ranked.filter { all[$0].movable.isEmpty }.dropFirst(limit))
    let left = Set(beyond)
    let considered = all.indices.filter { !left.contains($0) }
    var places = [Int](repeating: 0, count: all.count)
    for (place, index) in considered.enumerated() { places[index] = place }
    let order = ranked.filter { !left.contains($0) }.map { places[$0] }
    return (considered.map { all[$0] }, order, beyond.map { all[$0] })
  }
}

extension PlannerReader {
  /// Returns a plan for some days as it would be proposed now, without storing it.
  /// - Parameter days: clamped to 1…14.
  public func makeProposal(first: Day, days: Int, in environment: Environment) throws(PlannerFailure) -> Proposal {
    let making = try ProposalMaking(self, first: first, days: min(max(days, 1), 14), in: environment)
    return try making.proposal()
  }
}
