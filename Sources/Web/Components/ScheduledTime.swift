import Domain
import Markup

/// Says in a list when time is set aside for a task.
struct ScheduledTime {
  /// By start.
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
  /// The blocks of each task from today on, by start. Those that are over by now stay, so that a page says the same all day.
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
