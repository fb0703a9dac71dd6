import Domain

/// What the page of a day shows, read in one go.
struct DayScreen {
  /// The most tasks beside the timeline; the Backlog shows the others.
  static let most = 60
  /// The most missed blocks told about one by one.
  static let mostMissed = 8

  var view: PlanView
  var plan: DayPlan
  var tray: PlanTray
  /// How many tasks of the tray the free time of the day holds, and for how long; nil where all of them fit.
  var fitting: (count: Int, minutes: Int)?
  /// Only on the page of today: what went by in the last two weeks and today.
  var missed: [PlannedBlock] = []
  var proposal: Proposal?
  /// Titles of the blocks that a proposal has no place for any more.
  var removed: [TimeBlock] = []
  /// Blocks to come in the days of a proposal that stay where they are.
  var kept: [TimeBlock] = []
  /// When the blocks begin now that it would move.
  var former: [BlockID: Instant] = [:]
  /// What is due in the days of a proposal and found no place.
  var pressing: [Pressing] = []
  var lists: [ListID: SourceList] = [:]
  /// What is shown behind the letter of A tasks.
  var numbers: [TaskID: Int]
  var grid: Int
  /// What is due at a time of the day.
  var dues: [DueMark]

  /// A task that is due and found no place, and what would help.
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
      // What is done or put off meanwhile presses no more.
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
  /// Where forms on the page lead back to.
  var origin: Origin { .day(view) }
}

extension PlannerReader {
  /// When the blocks begin that a proposal would move.
  func starts(movedBy proposal: Proposal?) throws(PlannerFailure) -> [BlockID: Instant] {
    var starts: [BlockID: Instant] = [:]
    for placement in proposal?.placements ?? [] {
      if let id = placement.moves, let block = try block(id) { starts[id] = block.start }
    }
    return starts
  }
}
