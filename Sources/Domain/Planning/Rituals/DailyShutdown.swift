/// The outcome of a day: the completed tasks with their minutes, and the blocks whose task is still open.
public struct DailyShutdown: Equatable, Sendable {
  /// A task, or an occurrence of a recurring task, that was completed that day.
  public struct Done: Equatable, Sendable {
    public var task: PlanItem
    public var at: Instant
    /// Recorded minutes; 0 if there are none.
    public var minutes: Int
    /// Minutes of its blocks on that day.
    public var planned: Int
  }

  /// The tasks completed that day, sorted by completion time.
  public var done: [Done]
  /// Blocks whose task is still open, by start.
  public var open: [UnfinishedBlock]
  /// Number of tasks with such a block. A task with several blocks counts once.
  public var openTasks: Int { Set(open.compactMap { $0.planned.task?.id }).count }
  /// Minutes recorded for the completed tasks.
  public var worked: Int { done.reduce(0) { $0 + $1.minutes } }
}

extension PlannerReader {
  /// Returns the outcome of today.
  public func dailyShutdown(in environment: Environment) throws(PlannerFailure) -> DailyShutdown {
    let frame = DayFrame(environment.today, environment.zones)
    let blocks = try planned(try blocks(in: frame.window), in: environment)
    let open = blocks.filter { $0.task != nil && $0.standing.isUnfinished }
    return DailyShutdown(
      done: try done(in: frame, blocks), open: try unfinished(open.map { $0 }, in: environment).withoutToday)
  }

  /// Returns the tasks completed that day. Reads the latest first, so that older ones need not be read.
  private func done(in frame: DayFrame, _ blocks: [PlannedBlock]) throws(PlannerFailure) -> [DailyShutdown.Done] {
    var planned: [TaskID: Int] = [:]
    for block in blocks { if let task = block.block.task { planned[task, default: 0] += block.block.minutes } }
    var done: [DailyShutdown.Done] = []
    func add(_ item: PlanItem, _ at: Instant, _ minutes: Int) {
      done.append(DailyShutdown.Done(task: item, at: at, minutes: minutes, planned: planned[item.id] ?? 0))
    }
    let step = 50
    var offset = 0
    while true {
      let items = try items(ItemQuery(state: .completed, offset: offset, limit: step))
      for item in items {
        guard let at = item.completedAt, at >= frame.start, at < frame.end, item.recurrence == nil else { continue }
        add(item, at, item.actualMinutes)
      }
      guard items.count == step, let last = items.last?.completedAt, last >= frame.start else { break }
      offset += step
    }
    for completion in try completions(since: frame.start) where !completion.isSkipped && completion.at < frame.end {
      if let item = try item(completion.task) { add(item, completion.at, completion.minutes) }
    }
    return done.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map { $0.element }
  }
}

extension PlannedBlock.Standing {
  fileprivate var isUnfinished: Bool {
    switch self {
    case .planned, .running, .missed: true
    case .done, .over: false
    }
  }
}

extension [UnfinishedBlock] {
  /// The blocks without gaps for today, which are of no use in the evening.
  fileprivate var withoutToday: [UnfinishedBlock] {
    map { UnfinishedBlock($0.planned, later: $0.later) }
  }
}
