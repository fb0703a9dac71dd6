extension DayPlan {
  /// The input for the plan of a day. It may include more than that day.
  struct Material {
    var hours: WorkingHours
    /// In minutes.
    var grid: Int
    var events: [CalendarEvent]
    var buffers = EventBuffers.none
    var blocks: [PlannedBlock]
    var placements: [Proposal.Placement]
    /// Minutes recorded for tasks done that day.
    var actual = 0
  }

  init(_ frame: DayFrame, _ material: Material, in environment: Environment) {
    let window = frame.window
    let events = material.events.filter { $0.status != .cancelled && window.contains($0.span) }
    let isToday = frame.day == environment.today
    self.frame = frame
    buffers = material.buffers
    now = isToday ? frame.minute(of: environment.now) : nil
    let begun = [frame.day + -1, frame.day].flatMap { material.hours.stretches(on: $0, environment.zones) }
    let working = begun.compactMap { frame.minutes(of: $0) }
    self.working = working
    allDay = events.filter { frame.isFilled(by: $0) }
    let blocks = material.blocks.compactMap { frame.entry(.block($0), $0.block.start, $0.block.end) }
    let proposed = material.placements.compactMap { frame.entry(.proposed($0), $0.start, $0.end) }
    let timed = events.compactMap { frame.entry(of: $0, grid: material.grid) }
    entries = DayPlan.inColumns(timed + blocks + proposed)
    let busy = material.events.compactMap { event in
      event.taken(material.buffers, environment.zones).flatMap { frame.minutes(of: $0) }
    }
    let first = frame.firstMinute(in: environment)
    let ground = Capacity.Ground(
      working: working, busy: busy, blocks: blocks.map { $0.minutes }, proposed: proposed.map { $0.minutes },
      now: first)
    capacity = Capacity(ground, minutes: frame.minutes)
    capacity.actual = material.actual
    let taken = (ground.busy + ground.blocks + ground.proposed).sortedByStart()
    gaps = working.flatMap { stretch in
      first < stretch.upperBound ? (max(first, stretch.lowerBound)..<stretch.upperBound).free(of: taken) : []
    }
    gaps.removeAll { $0.count < DayPlan.shortestGap }
  }
}

extension DayFrame {
  /// Returns the first minute of the day that is not past.
  func firstMinute(in environment: Environment) -> Int {
    min(minutes, max(0, minuteEnding(at: environment.now)))
  }

  /// Returns whether an event lasts the whole day. An event from before the day until after it says nothing about a
  /// time of day, so it is treated like an event of whole days.
  fileprivate func isFilled(by event: CalendarEvent) -> Bool {
    guard case .timed(let from, let until) = event.span else { return true }
    return from <= start && end <= until
  }

  fileprivate func entry(_ content: DayPlan.Entry.Content, _ start: Instant, _ end: Instant) -> DayPlan.Entry? {
    guard start < self.end, end > self.start || start >= self.start else { return nil }
    let from = min(minutes - 1, max(0, minute(of: start)))
    let until = max(from + 1, min(minutes, minuteEnding(at: end)))
    return DayPlan.Entry(
      content, from: from, until: until, startsBefore: start < self.start, endsAfter: end > self.end)
  }

  /// Returns nil for events that fill the day or lie on other days.
  fileprivate func entry(of event: CalendarEvent, grid: Int) -> DayPlan.Entry? {
    guard !isFilled(by: event), case .timed(let start, let end) = event.span,
      var entry = entry(.event(event), start, max(start, end))
    else { return nil }
    if start >= end { entry.until = min(minutes, entry.from + grid) }
    return entry
  }
}

extension DayPlan.Entry {
  fileprivate var minutes: Range<Int> { from..<until }
}
