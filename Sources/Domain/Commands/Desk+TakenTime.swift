/// Time that something else has already.
extension Desk {
  /// Refuses a block that would lie over something, unless it lay over it as long before.
  func requireFree(
    _ block: TimeBlock, over before: TimeBlock? = nil, _ validation: inout Validation
  ) throws(PlannerFailure) {
    guard let obstacle = try obstacle(to: block, over: before) else { return }
    let next = try nextPlace(for: block)
    validation.add(Problem(.start, .timeTaken(title: obstacle.title, next: next)))
  }

  /// The first thing a block would lie over, or longer than before: an event that takes time, or another block.
  /// - Parameter wholeDays: whether events of whole days count too.
  func obstacle(
    to block: TimeBlock, over before: TimeBlock? = nil, besides own: Set<BlockID> = [], wholeDays: Bool = true
  ) throws(PlannerFailure) -> TakenTime? {
    guard block.start < block.end else { return nil }
    let own = own.union([block.id, before?.id ?? block.id])
    let taken = try takenTime(from: block.start, until: block.end, besides: own, wholeDays)
    return taken.first { time in time.overlap(with: block) > (before.map { time.overlap(with: $0) } ?? 0) }
  }

  /// Where a block of its length would fit next in working hours, that day or later. Where it lies now is no other place.
  private func nextPlace(for block: TimeBlock) throws(PlannerFailure) -> Instant? {
    let from = max(block.start, environment.now)
    return try writer.nextGaps(minutes: block.minutes, limit: 1, from: from, in: environment).first?.lowerBound
  }

  /// By start.
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
