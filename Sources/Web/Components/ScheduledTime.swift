import Domain
import Markup

/// Shows in a list when a task has time blocks.
struct ScheduledTime {
  /// Sorted by start.
  var blocks: [TimeBlock]
  var frame: Frame

  @HTMLBuilder var body: [HTML] {
    if let first = blocks.first {
      span(.class("on-plan")) {
        span(.class("vh"), text: "\(frame.words[day: .onPlan]) ")
        frame.words.moment(first.start, today: frame.today, zones: frame.zones)
        if blocks.count > 1 { " +\(blocks.count - 1)" }
      }
    }
  }
}

extension PlannerReader {
  /// Returns the blocks of each task from today on, by start. Blocks that ended earlier today are included, so that a
  /// page stays the same all day.
  func blocksFromToday(in environment: Environment) throws(PlannerFailure) -> [TaskID: [TimeBlock]] {
    let ahead = PlanWindow(
      from: DayFrame(environment.today, environment.zones).start, until: Instant(seconds: .max),
      first: environment.today, last: Day(number: .max))
    var blocks: [TaskID: [TimeBlock]] = [:]
    for block in try self.blocks(in: ahead) {
      if let task = block.task { blocks[task, default: []].append(block) }
    }
    return blocks
  }
}
