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
  /// Weightier ones were looked at instead; the weightiest first.
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
    (candidates, beyond) = Self.considered(found.candidates, isGuarded)
  }

  /// What has a place already is always looked at, so that it keeps it.
  private static func considered(
    _ all: [PlanCandidate], _ isGuarded: Bool
  ) -> (candidates: [PlanCandidate], beyond: [PlanCandidate]) {
    let weights = all.map { PlanWeight.base($0, isGuarded) }
    let order = all.indices.filter { all[$0].movable.isEmpty }
      .sorted { weights[$0] == weights[$1] ? $0 < $1 : weights[$0] > weights[$1] }
    let beyond = Array(order.dropFirst(limit))
    let left = Set(beyond)
    return (all.indices.filter { !left.contains($0) }.map { all[$0] }, beyond.map { all[$0] })
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
