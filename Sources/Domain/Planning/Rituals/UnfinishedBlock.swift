/// A time block whose task is still open, with the times it could move to.
public struct UnfinishedBlock: Equatable, Sendable {
  public var planned: PlannedBlock
  /// Start of the next gap today that is long enough.
  public var today: Instant?
  /// Start of the next gap from tomorrow on, within 14 days.
  public var later: Instant?

  public init(_ planned: PlannedBlock, today: Instant? = nil, later: Instant? = nil) {
    self.planned = planned
    self.today = today
    self.later = later
  }
}

extension PlannerReader {
  /// Returns the gaps that each block could move to. Two blocks may get the same gap, since each is considered alone.
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
