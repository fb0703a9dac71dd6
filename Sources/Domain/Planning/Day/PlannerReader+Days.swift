extension PlannerReader {
  /// Returns the plan of a day: its events and blocks, and the blocks proposed for it.
  public func dayPlan(
    _ day: Day, with proposal: Proposal?, in environment: Environment
  ) throws(PlannerFailure) -> DayPlan {
    try dayPlans([day], proposal, environment)[0]
  }

  /// Returns the plans of the week that contains a day, Monday first.
  public func weekPlan(
    _ day: Day, with proposal: Proposal?, in environment: Environment
  ) throws(PlannerFailure) -> [DayPlan] {
    try dayPlans((0..<7).map { day.monday + $0 }, proposal, environment)
  }

  private func dayPlans(
    _ days: [Day], _ proposal: Proposal?, _ environment: Environment
  ) throws(PlannerFailure) -> [DayPlan] {
    let frames = days.map { DayFrame($0, environment.zones) }
    let (first, last) = (frames[0], frames[frames.count - 1])
    let window = PlanWindow(from: first.start, until: last.end, first: first.day, last: last.day)
    let buffers = try eventBuffers()
    var material = DayPlan.Material(
      hours: try workingHours(), grid: try grid(), events: try events(in: window.widened(by: buffers)),
      buffers: buffers, blocks: try planned(try blocks(in: window), in: environment),
      placements: proposal?.placements ?? [])
    var plans: [DayPlan] = []
    for frame in frames {
      material.actual = frame.start <= environment.now ? try minutesWorked(from: frame.start, until: frame.end) : 0
      plans.append(DayPlan(frame, material, in: environment))
    }
    return plans
  }

  /// Returns the blocks of the last 14 days that ended while their task stayed open, by start.
  public func missedBlocks(in environment: Environment) throws(PlannerFailure) -> [PlannedBlock] {
    let first = environment.today + -14
    let window = PlanWindow(
      from: environment.zones.midnight(of: first), until: environment.now, first: first, last: environment.today)
    return try planned(try blocks(in: window), in: environment).filter { $0.standing == .missed }
  }

  /// Returns blocks with their tasks and their state in the plan.
  public func planned(_ blocks: [TimeBlock], in environment: Environment) throws(PlannerFailure) -> [PlannedBlock] {
    let lists = try lists()
    var known: [TaskID: PlanContext] = [:]
    var planned: [PlannedBlock] = []
    for block in blocks {
      var context: PlanContext?
      if let id = block.task {
        context = known[id]
        if context == nil { context = try self.context(id) }
        known[id] = context
      }
      planned.append(
        PlannedBlock(
          block: block, task: context?.task,
          standing: PlannedBlock.Standing(
            of: block, context?.task, others: context?.blocks ?? [], completions: context?.completions ?? [],
            now: environment.now),
          isOnlyBlock: context.map { $0.blocks.count == 1 } ?? true,
          allowsChanges: lists.first { $0.id == block.calendar }?.allowsChanges ?? true))
    }
    return planned
  }

  private func context(_ id: TaskID) throws(PlannerFailure) -> PlanContext {
    let task = try item(id)
    let isRecurring = task?.recurrence != nil
    return PlanContext(
      task: task, blocks: try blocks(of: id), completions: isRecurring ? try completions(of: id, limit: 50) : [])
  }
}

/// The data that determines the state of a task's blocks.
private struct PlanContext {
  var task: PlanItem?
  var blocks: [TimeBlock]
  var completions: [Completion]
}
