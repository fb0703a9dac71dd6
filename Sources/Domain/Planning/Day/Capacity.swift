/// The time budget of a day in minutes. `gone + inside + proposed + free == available` always holds.
public struct Capacity: Equatable, Sendable {
  /// Working time.
  public var working = 0
  /// Working time blocked by events.
  public var busy = 0
  /// Available time covered by blocks.
  public var inside = 0
  /// Available time covered by proposed blocks only.
  public var proposed = 0
  /// Available time that has passed without a block.
  public var gone = 0
  /// Available time that is still to come and not covered.
  public var free = 0
  /// Length of all blocks, inside and outside working hours. Overlapping blocks count in full.
  public var planned = 0
  /// The part of `planned` that is still to come.
  public var ahead = 0
  /// Time recorded for the tasks that were done.
  public var actual = 0

  public init() {}

  public var available: Int { working - busy }
  /// Time planned outside working hours, during events or more than once.
  public var outside: Int { planned - inside }
  /// Time planned beyond what is available.
  public var over: Int { max(0, planned - available) }

  /// Returns the sum over several days.
  public static func + (left: Capacity, right: Capacity) -> Capacity {
    var sum = left
    sum.working += right.working
    sum.busy += right.busy
    sum.inside += right.inside
    sum.proposed += right.proposed
    sum.gone += right.gone
    sum.free += right.free
    sum.planned += right.planned
    sum.ahead += right.ahead
    sum.actual += right.actual
    return sum
  }
}

extension Capacity {
  /// The ranges of minutes from which the capacity of a day is computed.
  struct Ground {
    var working: [Range<Int>]
    var busy: [Range<Int>]
    var blocks: [Range<Int>]
    var proposed: [Range<Int>]
    /// The first minute that is not past.
    var now: Int
  }

  /// Counts minute by minute, so that overlapping ranges count once.
  init(_ ground: Ground, minutes: Int) {
    var marks = [UInt8](repeating: 0, count: minutes)
    for (bit, stretches) in [ground.working, ground.busy, ground.blocks, ground.proposed].enumerated() {
      for stretch in stretches {
        for minute in stretch.clamped(to: 0..<minutes) { marks[minute] |= 1 << UInt8(bit) }
      }
    }
    for (minute, mark) in marks.enumerated() where mark & 1 != 0 {
      working += 1
      if mark & 2 != 0 {
        busy += 1
      } else if mark & 4 != 0 {
        inside += 1
      } else if mark & 8 != 0 {
        proposed += 1
      } else if minute < ground.now {
        gone += 1
      } else {
        free += 1
      }
    }
    planned = ground.blocks.reduce(0) { $0 + $1.count }
    ahead = ground.blocks.reduce(0) { $0 + max(0, $1.upperBound - max($1.lowerBound, ground.now)) }
  }
}
