import Domain

/// The data of the week page, read in one transaction.
struct WeekScreen {
  var view: PlanView
  var days: [DayPlan]
  var lists: [ListID: SourceList] = [:]
  var grid: Int
  var proposal: Proposal?
  /// The current starts of the blocks that the proposal moves.
  var former: [BlockID: Instant]
  /// The tasks due at a time of day, for each day.
  var dues: [Day: [DueMark]] = [:]

  init(_ view: PlanView, from reader: some PlannerReader, in environment: Environment) throws(PlannerFailure) {
    self.view = view
    proposal = try reader.proposal(in: environment)
    days = try reader.weekPlan(view.day ?? environment.today, with: proposal, in: environment)
    former = try reader.starts(movedBy: proposal)
    let open = try reader.facts(.open)
    for day in days { dues[day.day] = try reader.dueMarks(on: day.day, of: open, in: environment) }
    for list in try reader.lists() { lists[list.id] = list }
    grid = try reader.grid()
  }
}

/// A suggestion for an overfull day: move one of its blocks to a gap on another day of the week.
struct WeekRelief {
  var over: DayPlan
  var other: DayPlan?
  /// The gap, in minutes of the other day.
  var gap: Range<Int>?
  var block: PlannedBlock?

  /// Returns nil if no day from today on is overfull.
  init?(_ days: [DayPlan], today: Day) {
    guard let over = days.first(where: { $0.day >= today && $0.capacity.over > 0 }) else { return nil }
    self.over = over
    let movable = over.blocks.filter { $0.standing == .planned && $0.allowsChanges }.reversed()
    for block in movable.filter({ !$0.block.isPinned }) + movable.filter({ $0.block.isPinned }) {
      for day in days where day.day >= today && day.day != over.day && day.capacity.over == 0 {
        // The latest gap of a day is the least disruptive.
        guard let gap = day.gaps.last(where: { $0.count >= block.block.minutes }) else { continue }
        (other, self.gap, self.block) = (day, gap, block)
        return
      }
    }
  }
}
