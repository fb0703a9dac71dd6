/// One plan on its way: everything it is made from, read once.
struct ProposalMaking<Reader: PlannerReader> {
  let reader: Reader
  let environment: Environment
  let first: Day
  let last: Day
  let settings: PlanSettings
  let isGuarded: Bool
  /// All open tasks, in manual order.
  let tasks: [TaskFacts]
  /// What takes time and its title, by start.
  let taken: [(range: Range<Instant>, title: String)]
  let time: PlanTime
  let blocks: PlanBlocks
  /// Those looked at, in manual order.
  let candidates: [PlanCandidate]
  /// Positions of the candidates, those first that go first.
  let order: [Int]
  /// Others were looked at instead; those that would have been next come first.
  let beyond: [PlanCandidate]
  let waiting: [PlanWaiting]

  /// Tasks without a place that are looked at; more would make planning slow and find none.
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

  /// Positions of candidates, those first that go first.
  private static func ranked(_ all: [PlanCandidate], by: PlanBy, _ isGuarded: Bool) -> [Int] {
    switch by {
    case .order: return isGuarded ? GradedOrder.positions(all.map { ($0.grade, $0.number) }) : Array(all.indices)
    case .points:
      let weights = all.map { PlanWeight.base($0, isGuarded) }
      return all.indices.sorted { weights[$0] == weights[$1] ? $0 < $1 : weights[$0] > weights[$1] }
    }
  }

  /// What has a place already is always looked at, so that it keeps it.
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
  /// A plan for some days as it would be proposed now; nothing is kept.
  /// - Parameter days: 1…14.
  public func makeProposal(first: Day, days: Int, in environment: Environment) throws(PlannerFailure) -> Proposal {
    let making = try ProposalMaking(self, first: first, days: min(max(days, 1), 14), in: environment)
    return try making.proposal()
  }
}
