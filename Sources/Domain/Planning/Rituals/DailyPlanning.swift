/// The input for planning a day: missed blocks, and tasks that are due by the end of the planned days.
public struct DailyPlanning: Equatable, Sendable {
  /// A task that is due by the end of the planned days.
  public struct Must: Equatable, Sendable {
    public var task: PlanItem
    /// Its blocks in this period that have not ended, by start.
    public var blocks: [TimeBlock]
    /// Actions that help if it has too little time.
    public var remedies: [PlanRemedy]

    /// Minutes that no block covers yet.
    public var missing: Int { max(0, task.effectiveDuration.minutes - blocks.reduce(0) { $0 + $1.minutes }) }
  }

  /// Maximum number of missed blocks, and of due tasks, that are read.
  public static let most = 40

  /// Missed blocks, latest first.
  public var left: [UnfinishedBlock] = []
  /// Number of all missed blocks.
  public var leftCount = 0
  /// The due tasks, soonest first.
  public var musts: [Must] = []
  /// Number of all due tasks; `mustMinutes` is the sum of their durations.
  public var mustCount = 0
  public var mustMinutes = 0
}

extension PlannerReader {
  /// Returns the input for planning the days up to `last`.
  /// - Parameter last: the last day planned.
  public func dailyPlanning(through last: Day, in environment: Environment) throws(PlannerFailure) -> DailyPlanning {
    var planning = DailyPlanning()
    let missed = try missedBlocks(in: environment).filter { $0.task != nil }
    planning.leftCount = missed.count
    planning.left = try unfinished(Array(missed.reversed().prefix(DailyPlanning.most)), in: environment)
    let open = try facts(.open)
    let musts = open.due(by: last, today: environment.today)
    planning.mustCount = musts.count
    planning.mustMinutes = musts.reduce(0) { $0 + $1.minutes }
    planning.musts = try self.musts(musts.prefix(DailyPlanning.most), top: open.first?.id, last, environment)
    return planning
  }

  private func musts(
    _ tasks: ArraySlice<TaskFacts>, top: TaskID?, _ last: Day, _ environment: Environment
  ) throws(PlannerFailure) -> [DailyPlanning.Must] {
    if tasks.isEmpty { return [] }
    let (by, isGuarded, numbers) = (try planSettings().by, try self.isGuarded(), try shownNumbers())
    var musts: [DailyPlanning.Must] = []
    for task in tasks {
      guard let item = try item(task.id) else { continue }
      let blocks = try blocks(of: task.id).filter { block in
        block.end > environment.now && environment.zones.here(block.start).day <= last
      }
      var must = DailyPlanning.Must(task: item, blocks: blocks.sorted { $0.start < $1.start }, remedies: [])
      if must.missing > 0 {
        let forward = PlanRemedy.forward(item, number: numbers[item.id], by: by, isGuarded: isGuarded)
        if let forward, forward != .first || item.id != top { must.remedies.append(forward) }
        must.remedies.append(.postpone(last + 1))
      }
      musts.append(must)
    }
    return musts
  }
}

extension [TaskFacts] {
  /// Returns the tasks that are due by a day and can be begun, soonest first, without grade E.
  fileprivate func due(by last: Day, today: Day) -> [TaskFacts] {
    let readiness = Readiness(self, today: today)
    let due = filter { task in task.due.map { $0.day <= last } == true && task.grade != .e && readiness(task.id) }
    return due.enumerated().sorted { one, other in
      (one.element.dueMinute, one.offset) < (other.element.dueMinute, other.offset)
    }.map { $0.element }
  }
}
