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
  /// Only on the page of today: what went by in the last two weeks and today.
  var missed: [PlannedBlock] = []
  var proposal: Proposal?
  /// Titles of the blocks that a proposal has no place for any more.
  var removed: [TimeBlock] = []
  var lists: [ListID: SourceList] = [:]
  /// What is shown behind the letter of A tasks.
  var numbers: [TaskID: Int]
  var grid: Int
  /// What is due at a time of the day.
  var dues: [DueMark]

  init(_ view: PlanView, from reader: some PlannerReader, in environment: Environment) throws(PlannerFailure) {
    let day = view.day ?? environment.today
    self.view = view
    proposal = try reader.proposal(in: environment)
    plan = try reader.dayPlan(day, with: proposal, in: environment)
    let open = try reader.facts(.open)
    tray = try reader.planTray(limit: Self.most, of: open, in: environment)
    dues = try reader.dueMarks(on: day, of: open, in: environment)
    if day == environment.today { missed = try reader.missedBlocks(in: environment) }
    for id in proposal?.removals ?? [] {
      if let block = try reader.block(id) { removed.append(block) }
    }
    for list in try reader.lists() { lists[list.id] = list }
    numbers = tray.tasks.contains { $0.subPriority != nil } ? try reader.shownNumbers() : [:]
    grid = try reader.grid()
  }

  var day: Day { plan.day }
  var isToday: Bool { plan.now != nil }
  /// Where forms on the page lead back to.
  var origin: Origin { .day(view) }
}
