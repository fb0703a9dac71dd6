extension PlannerReader {
  /// Returns the review of some days.
  /// - Parameter days: consecutive days in order, at least one.
  public func review(_ days: [Day], in environment: Environment) throws(PlannerFailure) -> Review {
    let frames = days.map { DayFrame($0, environment.zones) }
    let (first, last) = (frames[0], frames[frames.count - 1])
    let window = PlanWindow(from: first.start, until: last.end, first: first.day, last: last.day)
    let blocks = try blocks(in: window).filter { $0.start >= window.from }
    let steps = try reviewSteps(in: window)
    let completions = try completions(since: window.from).filter { $0.at < window.until }
    let completed = try completed(from: window.from, until: window.until, timedOnly: false)
    var ids = Set(blocks.compactMap { $0.task } + completions.map { $0.task })
    for step in steps where step.summary.kind != .record { ids.formUnion(step.changes.compactMap { $0.subject }) }
    var tasks: [TaskID: PlanItem] = [:]
    for item in try items(Array(ids)) { tasks[item.id] = item }
    var lists: [ListID: SourceList] = [:]
    for list in try self.lists() { lists[list.id] = list }
    let making = ReviewMaking(
      frames, blocks: blocks, steps: steps, tasks: tasks, lists: lists, completions: completions, in: environment)
    let start = try historyStart()
    return making.review(completed: completed, knownSince: start.flatMap { $0 > window.from ? $0 : nil })
  }
}
