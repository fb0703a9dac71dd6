import Domain

/// The data of the Backlog, read in one transaction.
struct BacklogScreen {
  /// The number of rows per page without a script; a script fetches more while scrolling. A form may have 200 fields,
  /// and each row can be selected.
  static let rowsPerPage = 100

  var list: TaskList
  /// The tasks of the rows starting at `first`.
  var items: [PlanItem]
  /// The parents' titles of subtasks that are not directly below their parent.
  var parents: [TaskID: String]
  /// The blocks from today on, by start. Blocks that ended earlier today are included, so that the page stays the
  /// same all day.
  var blocks: [TaskID: [TimeBlock]] = [:]
  /// The lists in use that can contain tasks.
  var lists: [SourceList]
  /// The number of all tasks in lists in use, regardless of the filter.
  var counts: Counts
  /// The position of the first row, counted from 1.
  var first: Int
  /// The page number, limited to the last page.
  var page: Int
  var pages: Int
  /// How far today's free time reaches; nil if there is none, or if not all tasks are shown in manual order.
  var reach: TimeReach?
  /// The row after which the free time ends; nil if all tasks fit.
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

  /// Returns the parents of subtasks shown on their own because their parent is not shown.
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

  /// Whether rows can be reordered manually.
  var isManual: Bool { view.sort == .manual && view.filter.completion != .completed }
}
