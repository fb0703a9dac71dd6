import Domain

/// What the backlog shows, read in one go.
struct BacklogScreen {
  /// The rows of one page without a script; a script fetches more as one scrolls. A form may have 200 fields, and each
  /// row can be chosen.
  static let rowsPerPage = 100

  var list: TaskList
  /// The tasks of the rows from `first` on.
  var items: [PlanItem]
  /// Titles of tasks that are not right above their subtask.
  var parents: [TaskID: String]
  /// From today on, by start. Blocks that are over by now stay, so that the page says the same all day.
  var blocks: [TaskID: [TimeBlock]] = [:]
  /// Lists in use that can hold tasks.
  var lists: [SourceList]
  /// All tasks in lists in use, whatever the filter says.
  var counts: Counts
  /// The position of the first row, counted from 1.
  var first: Int
  /// The page shown, after one past the end was corrected.
  var page: Int
  var pages: Int
  /// How far today's free time reaches; nil where there is none, or not all tasks are shown in a person's order.
  var reach: TimeReach?
  /// Where it ends in the list; nil where all tasks fit.
  var fitting: (count: Int, minutes: Int)?
  var since: Int64?
  var now: Instant

  init(
    _ view: TaskView, page wanted: Int, window: RowWindow?, from reader: some PlannerReader, in environment: Environment
  ) throws(PlannerFailure) {
    let (tasks, planned) = (
      try reader.facts(view.filter.completion.state), try reader.plannedTasks(in: environment)
    )
    list = TaskList(view, of: tasks, planned: planned, today: environment.today, now: environment.now)
    counts = try reader.counts(nil)
    lists = try reader.lists().filter { $0.isUsed && $0.contents.holdsTasks }
    pages = max(1, (list.lines.count + Self.rowsPerPage - 1) / Self.rowsPerPage)
    page = min(wanted, pages)
    first = window?.first ?? (page - 1) * Self.rowsPerPage + 1
    let last = min(window?.last ?? page * Self.rowsPerPage, list.lines.count)
    items = first <= last ? try reader.items(list.lines[(first - 1)..<last].map { $0.task.id }) : []
    parents = try Self.parents(of: items, in: list, from: first, reader)
    blocks = try reader.blocksFromToday(in: environment)
    if view == TaskView(), !list.lines.isEmpty {
      let reach = try reader.reachToday(of: tasks, planned: planned, in: environment)
      if reach.free > 0 {
        self.reach = reach
        fitting = reach.end(of: list.lines.lazy.map { $0.task })
      }
    }
    since = window?.since
    now = environment.now
  }

  /// Tasks whose subtask stands on its own here, because they themselves are not shown.
  private static func parents(
    of items: [PlanItem], in list: TaskList, from first: Int, _ reader: some PlannerReader
  ) throws(PlannerFailure) -> [TaskID: String] {
    let alone = items.enumerated().filter { list.lines[first - 1 + $0.offset].depth == 0 }
    let parents = Set(alone.compactMap { $0.element.parent })
    if parents.isEmpty { return [:] }
    return Dictionary(
      try reader.items(Array(parents)).map { ($0.id, $0.title) }, uniquingKeysWith: { title, _ in title })
  }

  var view: TaskView { list.view }

  /// Whether rows can be moved by hand.
  var isManual: Bool { view.sort == .manual && view.filter.completion != .completed }
}
