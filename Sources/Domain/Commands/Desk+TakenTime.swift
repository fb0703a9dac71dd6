/// Time that something else has already.
extension Desk {
  /// Refuses a block that would lie over something, unless it lay over it as long before.
  func requireFree(
    _ block: TimeBlock, over before: TimeBlock? = nil, _ validation: inout Validation
  ) throws(PlannerFailure) {
    guard let obstacle = try obstacle(to: block, over: before) else { return }
    let next = try nextPlace(for: block, besides: before?.id ?? block.id)
    validation.add(Problem(.start, .timeTaken(title: obstacle.title, next: next)))
  }

  /// The first thing a block would lie over, or longer than before: an event that takes time, or another block. Events of
  /// whole days do not count, for they say nothing of an hour.
  func obstacle(
    to block: TimeBlock, over before: TimeBlock? = nil, besides own: Set<BlockID> = []
  ) throws(PlannerFailure) -> TakenTime? {
    guard block.start < block.end else { return nil }
    let own = own.union([block.id, before?.id ?? block.id])
    let taken = try takenTime(from: block.start, until: block.end, besides: own)
    return taken.first { time in time.overlap(with: block) > (before.map { time.overlap(with: $0) } ?? 0) }
  }

  /// Where a block of its length would fit next: as a page offers it that day, else in working hours.
  private func nextPlace(for block: TimeBlock, besides own: BlockID) throws(PlannerFailure) -> Instant? {
    let frame = DayFrame(environment.zones.here(block.start).day, environment.zones)
    let settings = try writer.planSettings()
    // A block may reach into the next day.
    let taken = try takenTime(from: frame.start, until: frame.end.advanced(minutes: block.minutes), besides: [own])
    let placing = Placing(
      minutes: frame.minutes, taken: taken.map { frame.minute(of: $0.start)..<frame.minuteEnding(at: $0.end) },
      now: frame.day == environment.today ? frame.minute(of: environment.now) : nil, grid: settings.grid)
    // Nothing of a day that is over can be used any more.
    if frame.day >= environment.today,
      case .offered(let minute) = placing.next(after: frame.minute(of: block.start), block.minutes)
    {
      return frame.instant(at: minute)
    }
    let from = max(block.start, environment.now)
    return try writer.nextGaps(minutes: block.minutes, limit: 1, from: from, besides: own, in: environment)
      .first?.lowerBound
  }

  /// By start.
  private func takenTime(
    from: Instant, until: Instant, besides own: Set<BlockID>
  ) throws(PlannerFailure) -> [TakenTime] {
    let day = environment.zones.here(from).day
    let window = PlanWindow(from: from, until: until, first: day, last: day)
    var taken: [TakenTime] = []
    for event in try writer.events(in: window) where event.takesTime {
      guard case .timed(let start, let end) = event.span, start < end else { continue }
      taken.append(TakenTime(title: event.title, start: start, end: end))
    }
    for block in try writer.blocks(in: window) where !own.contains(block.id) {
      taken.append(TakenTime(title: block.title, start: block.start, end: block.end))
    }
    return taken.sorted { $0.start < $1.start }
  }
}

/// Something that is in the way.
struct TakenTime {
  var title: String
  var start: Instant
  var end: Instant

  /// Seconds.
  func overlap(with block: TimeBlock) -> Int64 {
    max(0, min(end.seconds, block.end.seconds) - max(start.seconds, block.start.seconds))
  }
}
