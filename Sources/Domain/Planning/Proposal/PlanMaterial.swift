/// Events and blocks of the days planned, parted into what stays and what may be moved.
struct PlanMaterial {
  /// What takes time in any case and its title, by start.
  let taken: [(range: Range<Instant>, title: String)]
  private let frames: [DayFrame]
  private let events: [(range: Range<Instant>, title: String)]
  /// Blocks that have not ended, by start.
  private let ahead: [TimeBlock]
  private let movable: Set<BlockID>
  private let missed: [PlannedBlock]

  /// - Parameters:
  ///   - frames: the day before those planned, and these.
  ///   - tasks: all open ones.
  init(
    _ reader: some PlannerReader, _ frames: [DayFrame], _ tasks: [TaskFacts], in environment: Environment
  ) throws(PlannerFailure) {
    self.frames = frames
    let now = environment.now
    let window = PlanWindow(
      from: max(frames[1].start, now), until: frames[frames.count - 1].end.advanced(minutes: 1_440),
      first: frames[1].day, last: frames[frames.count - 1].day + 1)
    let events = try reader.busyStretches(in: window, environment.zones)
    self.events = events
    ahead = try reader.blocks(in: .ahead(of: environment)).filter { $0.end > now }
    var closed: Set<ListID> = []
    for list in try reader.lists() where !list.allowsChanges { closed.insert(list.id) }
    let days = frames[1].start..<frames[frames.count - 1].end
    let open = Set(tasks.map { $0.id })
    var movable: Set<BlockID> = []
    for block in ahead where block.isMovable(at: now) && days.contains(block.start) {
      let isFree = block.calendar.map { !closed.contains($0) } ?? true
      if isFree, let task = block.task, open.contains(task) { movable.insert(block.id) }
    }
    self.movable = movable
    missed = try reader.missedBlocks(in: environment)
    taken = PlanMaterial.sorted(events, ahead.filter { !movable.contains($0.id) })
  }

  /// A block that does not lie on slots of a length stays as long as nothing else lies there.
  func blocks(onSlotsOf slotMinutes: Int) -> PlanBlocks {
    PlanBlocks(ahead, missed: missed) { block in
      movable.contains(block.id) && (isOnSlots(block, slotMinutes) || isCovered(block))
    }
  }

  func taken(besides blocks: PlanBlocks) -> [(range: Range<Instant>, title: String)] {
    PlanMaterial.sorted(events, blocks.fixed)
  }

  private func isOnSlots(_ block: TimeBlock, _ slotMinutes: Int) -> Bool {
    guard let frame = frames.last(where: { $0.start <= block.start }) else { return false }
    return (block.start.seconds - frame.start.seconds) % Int64(slotMinutes * 60) == 0
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
