/// Time that events and other blocks already take.
extension CommandHandler {
  /// Refuses a block that would overlap something, unless it already overlapped it for at least as long.
  func requireFree(
    _ block: TimeBlock, over before: TimeBlock? = nil, _ validation: inout Validation
  ) throws(PlannerFailure) {
    guard let obstacle = try obstacle(to: block, over: before) else { return }
    let next = try nextPlace(for: block)
    validation.add(Problem(.start, .timeTaken(title: obstacle.title, next: next)))
  }

  /// Returns the first event or block that a block would overlap, or would overlap for longer than before.
  /// - Parameter wholeDays: Whether whole-day events count too.
  func obstacle(
    to block: TimeBlock, over before: TimeBlock? = nil, besides own: Set<BlockID> = [], wholeDays: Bool = true
  ) throws(PlannerFailure) -> TakenTime? {
    guard block.start < block.end else { return nil }
    let own = own.union([block.id, before?.id ?? block.id])
    let taken = try takenTime(from: block.start, until: block.end, besides: own, wholeDays)
    return taken.first { time in time.overlap(with: block) > (before.map { time.overlap(with: $0) } ?? 0) }
  }

  /// Returns the next start in working hours, on the same day or later, where a block of this length fits. The time the
  /// block occupies now is not offered.
  private func nextPlace(for block: TimeBlock) throws(PlannerFailure) -> Instant? {
    let from = max(block.start, environment.now)
    return try writer.nextGaps(minutes: block.minutes, limit: 1, from: from, in: environment).first?.lowerBound
  }

  /// Returns the taken time, sorted by start.
  private func takenTime(
    from: Instant, until: Instant, besides own: Set<BlockID>, _ wholeDays: Bool
  ) throws(PlannerFailure) -> [TakenTime] {
    let last = Instant(seconds: max(from.seconds, until.seconds - 1))
    let window = PlanWindow(
      from: from, until: until, first: environment.zones.here(from).day, last: environment.zones.here(last).day)
    var taken: [TakenTime] = []
    for event in try writer.events(in: window) where wholeDays || !event.isOfWholeDays {
      guard let stretch = event.taken(.none, environment.zones) else { continue }
      taken.append(TakenTime(title: event.title, start: stretch.lowerBound, end: stretch.upperBound))
    }
    for block in try writer.blocks(in: window) where !own.contains(block.id) {
      taken.append(TakenTime(title: block.title, start: block.start, end: block.end))
    }
    return taken.sorted { $0.start < $1.start }
  }
}

/// An event or block that takes time.
struct TakenTime {
  var title: String
  var start: Instant
  var end: Instant

  /// Returns the length of the overlap in seconds.
  func overlap(with block: TimeBlock) -> Int64 {
    max(0, min(end.seconds, block.end.seconds) - max(start.seconds, block.start.seconds))
  }
}
