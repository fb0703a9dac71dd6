/// The free time of some days, cut into slots.
struct PlanTime {
  /// Free working time, in order.
  let stretches: [Range<Instant>]
  let slotMinutes: Int
  let slots: [PlanProblem.Slot]
  /// Minute 0 of the slots.
  let origin: Instant

  /// More slots than this make planning slow.
  static let mostSlots = 240

  /// - Parameters:
  ///   - frames: the days planned, and the one before, whose hours may reach into them.
  ///   - taken: what nothing may be put over, by start.
  ///   - slotMinutes: nil for as few as there may be.
  init(
    _ frames: [DayFrame], _ settings: PlanSettings, taken: [Range<Instant>], slotMinutes: Int? = nil,
    in environment: Environment
  ) {
    let zones = environment.zones
    origin = frames[0].start
    var free: [(frame: DayFrame, stretch: Range<Instant>)] = []
    let begin = max(frames[1].start, environment.now)
    for frame in frames {
      for stretch in settings.hours.stretches(on: frame.day, zones) where stretch.upperBound > begin {
        let rest = max(stretch.lowerBound, begin)..<stretch.upperBound
        free += rest.free(of: taken).map { (frame, $0) }
      }
    }
    let minutes = free.reduce(0) { $0 + $1.stretch.upperBound.minutes(since: $1.stretch.lowerBound) }
    let slotMinutes = slotMinutes ?? PlanTime.slotMinutes(for: minutes, grid: settings.grid)
    self.slotMinutes = slotMinutes
    var slots: [PlanProblem.Slot] = []
    var stretches: [Range<Instant>] = []
    for (frame, stretch) in free {
      let start = frame.onGrid(stretch.lowerBound, settings.grid)
      if start < stretch.upperBound { stretches.append(start..<stretch.upperBound) }
      var slot = frame.onGrid(stretch.lowerBound, slotMinutes)
      while slot.advanced(minutes: slotMinutes) <= stretch.upperBound {
        let isAfternoon = zones.here(slot).second >= 43_200
        slots.append(.init(start: slot.minutes(since: origin), isAfternoon: isAfternoon))
        slot = slot.advanced(minutes: slotMinutes)
      }
    }
    self.slots = slots
    self.stretches = stretches
  }

  /// The grid itself for a day or two, a multiple of it for more time.
  static func slotMinutes(for free: Int, grid: Int) -> Int {
    let sizes = [1, 2, 3, 4, 6, 12].map { $0 * grid }
    return sizes.first { free / $0 <= mostSlots } ?? sizes[sizes.count - 1]
  }

  func minute(of instant: Instant) -> Int { instant.minutes(since: origin) }
  func instant(at minute: Int) -> Instant { origin.advanced(minutes: minute) }

  /// Whether a block lies in free working time.
  func isFree(_ block: TimeBlock) -> Bool {
    stretches.contains { $0.lowerBound <= block.start && block.end <= $0.upperBound }
  }

  /// Whether a block begins with a slot and all it reaches into are free.
  func holds(_ block: TimeBlock) -> Bool {
    let start = minute(of: block.start)
    guard let first = slots.firstIndex(where: { $0.start == start }) else { return false }
    let last = (block.minutes + slotMinutes - 1) / slotMinutes - 1
    return first + last < slots.count && slots[first + last].start == start + last * slotMinutes
  }

  /// What is free from one moment until another; nil stands for no limit.
  /// - Parameter taken: what is not free either, by start.
  func free(from: Instant?, until: Instant?, besides taken: [Range<Instant>]) -> [Int] {
    stretches.flatMap { stretch in
      let start = max(stretch.lowerBound, from ?? stretch.lowerBound)
      let end = min(stretch.upperBound, until ?? stretch.upperBound)
      return start < end ? (start..<end).free(of: taken).map { $0.upperBound.minutes(since: $0.lowerBound) } : []
    }
  }
}

extension Instant {
  /// Whole minutes, rounded down; not before `other`.
  func minutes(since other: Instant) -> Int { Int(clamping: (seconds - other.seconds) / 60) }
}
