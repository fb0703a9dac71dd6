/// Events and blocks of the planned days, divided into fixed and movable ones.
struct PlanMaterial {
  /// Times that are taken in any case, with their titles, by start.
  let taken: [(range: Range<Instant>, title: String)]
  private let frames: [DayFrame]
  private let events: [(range: Range<Instant>, title: String)]
  /// Blocks that have not ended, by start.
  private let ahead: [TimeBlock]
  private let movable: Set<BlockID>
  private let missed: [PlannedBlock]

  /// - Parameters:
  ///   - frames: the day before the planned days, and the planned days.
  ///   - tasks: all open tasks.
  init(
    _ reader: some PlannerReader, _ frames: [DayFrame], _ tasks: [TaskFacts], in environment: Environment
  ) throws(PlannerFailure) {
    self.frames = frames
    let now = environment.now
    let window = PlanWindow(
      from: max(frames[1].start, now), until: frames[frames.count - 1].end.advanced(minutes: 1_440),
      first: frames[1].day, last: frames[frames.count - 1].day + 1)
    let events = try reader.busyStretches(in: window, try reader.eventBuffers(), environment.zones)
    self.events = events
    ahead = try reader.blocks(in: .ahead(of: environment)).filter { $0.end > now }
    let closed = try reader.closedCalendars()
    let days = frames[1].start..<frames[frames.count - 1].end
    let open = Set(tasks.map { $0.id })
    var movable: Set<BlockID> = []
    for block in ahead where block.isMovable(at: now) && days.contains(block.start) {
      if closed[calendarOf: block] == nil, let task = block.task, open.contains(task) { movable.insert(block.id) }
    }
    self.movable = movable
    missed = try reader.missedBlocks(in: environment)
    taken = PlanMaterial.sorted(events, ahead.filter { !movable.contains($0.id) })
  }

  /// Returns the existing blocks and the free time. A movable block that does not match whole slots stays, unless
  /// something else takes its time. It then takes slots from its neighbours, so that they may have to stay as well.
  func blocks(_ time: (_ taken: [Range<Instant>]) -> PlanTime) -> (blocks: PlanBlocks, time: PlanTime) {
    var movable = movable
    while true {
      let blocks = PlanBlocks(ahead, missed: missed) { movable.contains($0.id) }
      let time = time(taken(besides: blocks).map { $0.range })
      let staying = ahead.filter { movable.contains($0.id) && !isCovered($0) && !isOnSlots($0, time) }
      if staying.isEmpty { return (blocks, time) }
      movable.subtract(staying.map { $0.id })
    }
  }

  func taken(besides blocks: PlanBlocks) -> [(range: Range<Instant>, title: String)] {
    PlanMaterial.sorted(events, blocks.fixed)
  }

  /// Returns whether a block begins on a slot boundary and, if it lies in free working time, only needs slots that are
  /// free.
  private func isOnSlots(_ block: TimeBlock, _ time: PlanTime) -> Bool {
    guard let frame = frames.last(where: { $0.start <= block.start }),
      (block.start.seconds - frame.start.seconds) % Int64(time.slotMinutes * 60) == 0
    else { return false }
    return time.holds(block) || !time.isFree(block)
  }

  private func isCovered(_ block: TimeBlock) -> Bool {
    taken.contains { $0.range.lowerBound < block.end && block.start < $0.range.upperBound }
  }

  private static func sorted(
    _ events: [(range: Range<Instant>, title: String)], _ blocks: [TimeBlock]
  ) -> [(range: Range<Instant>, title: String)] {
    let own = blocks.filter { $0.start < $0.end }.map { (range: $0.start..<$0.end, title: $0.title) }
    return (events + own).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
