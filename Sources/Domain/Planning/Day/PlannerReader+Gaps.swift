extension PlannerReader {
  /// Returns the next gaps of free working time that are at least `minutes` long, within 14 days. A gap begins on the
  /// grid and ends with the free time.
  /// - Parameter own: a block whose time counts as free.
  public func nextGaps(
    minutes: Int, limit: Int, from: Instant, besides own: BlockID? = nil, in environment: Environment
  ) throws(PlannerFailure) -> [Range<Instant>] {
    let settings = try planSettings()
    let first = environment.zones.here(from).day
    let frames = (-1..<FreeTime.reach).map { DayFrame(first + $0, environment.zones) }
    let window = PlanWindow(
      from: from, until: max(from, frames[frames.count - 1].end), first: first, last: first + (FreeTime.reach - 1))
    let taken = try taken(in: window, besides: own, environment)
    var gaps: [Range<Instant>] = []
    for frame in frames {
      for stretch in settings.hours.stretches(on: frame.day, environment.zones) {
        for free in stretch.free(of: taken) {
          let start = frame.onGrid(max(free.lowerBound, from), settings.grid)
          guard start.advanced(minutes: minutes) <= free.upperBound, start < free.upperBound else { continue }
          gaps.append(start..<free.upperBound)
          if gaps.count >= limit { return gaps }
        }
      }
    }
    return gaps
  }

  /// Returns the time that events and blocks take, by start.
  private func taken(
    in window: PlanWindow, besides own: BlockID?, _ environment: Environment
  ) throws(PlannerFailure) -> [Range<Instant>] {
    let events = try busyStretches(in: window, try eventBuffers(), environment.zones).map { $0.range }
    let others = try blocks(in: window).filter { $0.id != own && $0.start < $0.end }
    let blocks = others.map { $0.start..<$0.end }
    return (events + blocks).sortedByStart()
  }
}

extension PlannerReader {
  /// Returns the time that events block, including their buffers, with their titles.
  func busyStretches(
    in window: PlanWindow, _ buffers: EventBuffers, _ zones: Environment.Zones
  ) throws(PlannerFailure) -> [(range: Range<Instant>, title: String)] {
    var busy: [(range: Range<Instant>, title: String)] = []
    for event in try events(in: window.widened(by: buffers)) {
      if let range = event.taken(buffers, zones) { busy.append((range, event.title)) }
    }
    return busy
  }
}

extension DayFrame {
  /// Returns the next grid point at or after an instant. The grid begins with the day.
  func onGrid(_ instant: Instant, _ grid: Int) -> Instant {
    let minute = minuteEnding(at: instant)
    return self.instant(at: (minute + grid - 1) / grid * grid)
  }
}
