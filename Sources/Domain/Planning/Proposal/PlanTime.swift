/// The free time of some days, cut into slots.
struct PlanTime {
  /// Free working time, in order.
  let stretches: [Range<Instant>]
  let slotMinutes: Int
  let slots: [PlanProblem.Slot]
  /// The instant of minute 0 on the axis of the slots.
  let origin: Instant

  /// Slots are made longer to keep their number within this limit, since more of them would make planning slow.
  static let mostSlots = 240

  /// - Parameters:
  ///   - frames: the planned days, preceded by the day before, whose hours may reach into them.
  ///   - taken: times that are not free, by start.
  ///   - slotMinutes: nil chooses the shortest length that keeps within `mostSlots`.
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

  /// Returns the grid step for a day or two, and a multiple of it for more time.
  static func slotMinutes(for free: Int, grid: Int) -> Int {
    let sizes = [1, 2, 3, 4, 6, 12].map { $0 * grid }
    return sizes.first { free / $0 <= mostSlots } ?? sizes[sizes.count - 1]
  }

  func minute(of instant: Instant) -> Int { instant.minutes(since: origin) }
  func instant(at minute: Int) -> Instant { origin.advanced(minutes: minute) }

  /// Returns whether a block lies in free working time.
  func isFree(_ block: TimeBlock) -> Bool {
    stretches.contains { $0.lowerBound <= block.start && block.end <= $0.upperBound }
  }

  /// Returns whether a block begins with a slot and all slots it extends over are free.
  func holds(_ block: TimeBlock) -> Bool {
    let start = minute(of: block.start)
    guard let first = slots.firstIndex(where: { $0.start == start }) else { return false }
    let last = (block.minutes + slotMinutes - 1) / slotMinutes - 1
    return first + last < slots.count && slots[first + last].start == start + last * slotMinutes
  }

  /// Returns the lengths of the free gaps between two instants in minutes; nil means no limit.
  /// - Parameter taken: more times that are not free, by start.
  func free(from: Instant?, until: Instant?, besides taken: [Range<Instant>]) -> [Int] {
    stretches.flatMap { stretch in
      let start = max(stretch.lowerBound, from ?? stretch.lowerBound)
      let end = min(stretch.upperBound, until ?? stretch.upperBound)
      return start < end ? (start..<end).free(of: taken).map { $0.upperBound.minutes(since: $0.lowerBound) } : []
    }
  }
}

extension Instant {
  /// Returns whole minutes since `other`, rounded down. `other` must not be later.
  func minutes(since other: Instant) -> Int { Int(clamping: (seconds - other.seconds) / 60) }
}
