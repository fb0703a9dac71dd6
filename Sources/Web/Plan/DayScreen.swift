import Domain

/// The data of a day's page, read in one transaction.
struct DayScreen {
  /// The maximum number of unscheduled tasks; the Backlog shows the rest.
  static let most = 60
  /// The maximum number of missed blocks listed.
  static let mostMissed = 8

  var view: PlanView
  var plan: DayPlan
  var tray: PlanTray
  /// How many unscheduled tasks fit in the day's free time, and their duration; nil if all of them fit.
  var fitting: (count: Int, minutes: Int)?
  /// The missed blocks of the last two weeks and today; only on today's page.
  var missed: [PlannedBlock] = []
  var proposal: Proposal?
  /// The blocks that a proposal removes because there is no slot for them any more.
  var removed: [TimeBlock] = []
  /// Upcoming blocks in the days of a proposal that stay in place.
  var kept: [TimeBlock] = []
  /// The current starts of the blocks that a proposal moves.
  var former: [BlockID: Instant] = [:]
  /// Tasks due in the days of a proposal that got no slot.
  var pressing: [Pressing] = []
  var lists: [ListID: SourceList] = [:]
  /// The numbers shown after the letter of A tasks.
  var numbers: [TaskID: Int]
  var grid: Int
  /// Tasks due at a time of day.
  var dues: [DueMark]

  /// A due task that got no slot, with possible remedies.
  struct Pressing {
    var task: Proposal.LeftOut
    var due: Due
    var remedies: [PlanRemedy]
  }

  init(_ view: PlanView, from reader: some PlannerReader, in environment: Environment) throws(PlannerFailure) {
    let day = view.day ?? environment.today
    self.view = view
    proposal = try reader.proposal(in: environment)
    plan = try reader.dayPlan(day, with: proposal, in: environment)
    let open = try reader.facts(.open)
    tray = try reader.planTray(limit: Self.most, of: open, in: environment)
    let proposed = Set(proposal?.placements.map { $0.task } ?? [])
    if plan.capacity.free > 0 {
      fitting = TimeReach(
        free: plan.capacity.free, readiness: Readiness(open, today: environment.today), planned: proposed
      ).end(of: tray.tasks.lazy.map { TaskFacts($0) })
    }
    dues = try reader.dueMarks(on: day, of: open, in: environment)
    if day == environment.today { missed = try reader.missedBlocks(in: environment) }
    for id in proposal?.removals ?? [] {
      if let block = try reader.block(id) { removed.append(block) }
    }
    if let proposal {
      pressing = try DayScreen.pressing(proposal, reader)
      kept = try DayScreen.kept(proposal, reader, in: environment)
      former = try reader.starts(movedBy: proposal)
    }
    for list in try reader.lists() { lists[list.id] = list }
    numbers = tray.tasks.contains { $0.subPriority != nil } ? try reader.shownNumbers() : [:]
    grid = try reader.grid()
  }

  private static func kept(
    _ proposal: Proposal, _ reader: some PlannerReader, in environment: Environment
  ) throws(PlannerFailure) -> [TimeBlock] {
    let window = PlanWindow(from: proposal.first, through: proposal.last, environment.zones)
    let going = Set(proposal.placements.compactMap { $0.moves } + proposal.removals)
    return try reader.blocks(in: window).filter { $0.end > environment.now && !going.contains($0.id) }
  }

  private static func pressing(
    _ proposal: Proposal, _ reader: some PlannerReader
  ) throws(PlannerFailure) -> [Pressing] {
    guard proposal.leftOut.contains(where: { $0.due != nil }) else { return [] }
    let (by, isGuarded) = (try reader.planSettings().by, try reader.isGuarded())
    let numbers = try reader.shownNumbers()
    var pressing: [Pressing] = []
    for left in proposal.leftOut {
      // Tasks completed or postponed since then are no longer pressing.
      guard left.due != nil, let item = try reader.item(left.task), item.completedAt == nil, let due = item.due,
        due.day <= proposal.last
      else { continue }
      let remedies = left.remedies(
        for: item, number: numbers[item.id], by: by, isGuarded: isGuarded, last: proposal.last)
      pressing.append(Pressing(task: left, due: due, remedies: remedies))
    }
    return pressing
  }

  var day: Day { plan.day }
  var isToday: Bool { plan.now != nil }
  /// The page that forms return to.
  var origin: Origin { .day(view) }
}

extension PlannerReader {
  /// Returns the current starts of the blocks that a proposal moves.
  func starts(movedBy proposal: Proposal?) throws(PlannerFailure) -> [BlockID: Instant] {
    var starts: [BlockID: Instant] = [:]
    for placement in proposal?.placements ?? [] {
      if let id = placement.moves, let block = try block(id) { starts[id] = block.start }
    }
    return starts
  }
}
