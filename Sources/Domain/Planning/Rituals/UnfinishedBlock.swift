/// A time block whose task is still open, and where it could go instead.
public struct UnfinishedBlock: Equatable, Sendable {
  public var planned: PlannedBlock
  /// The next free gap of today that holds it.
  public var today: Instant?
  /// The next one from tomorrow on, within 14 days.
  public var later: Instant?

  public init(_ planned: PlannedBlock, today: Instant? = nil, later: Instant? = nil) {
    self.planned = planned
    self.today = today
    self.later = later
  }
}

extension PlannerReader {
  /// The gaps each block could move to, on its own: two blocks may be offered the same one.
  func unfinished(_ blocks: [PlannedBlock], in environment: Environment) throws(PlannerFailure) -> [UnfinishedBlock] {
    if blocks.isEmpty { return [] }
    let gaps = try nextGaps(
      minutes: TimeBlock.lengths.lowerBound, limit: .max, from: environment.now, in: environment)
    let ofToday = gaps.filter { environment.zones.here($0.lowerBound).day == environment.today }
    let ofLater = gaps.dropFirst(ofToday.count)
    return blocks.map { planned in
      let holds: (Range<Instant>) -> Bool = { $0.lowerBound.advanced(minutes: planned.block.minutes) <= $0.upperBound }
      return UnfinishedBlock(
        planned, today: ofToday.first(where: holds)?.lowerBound, later: ofLater.first(where: holds)?.lowerBound)
    }
  }
}
