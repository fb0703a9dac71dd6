import Domain

/// The data of the page of all tasks, read in one transaction.
struct AllScreen {
  /// The maximum number of rows per page.
  static let rowsPerPage = 100

  /// The view, with the page number limited to the last page.
  var view: AllView
  var query: SearchQuery
  var items: [PlanItem]
  /// The number of open tasks, among all tasks or among the matches.
  var open: Int
  var completed: Int
  /// The number of tasks in the chosen state that paging can reach.
  var reachable: Int
  var trashed: Int
  /// The numbers shown after the letter of A tasks.
  var numbers: [TaskID: Int]
  /// The blocks from today on, sorted by start.
  var blocks: [TaskID: [TimeBlock]]

  init(_ view: AllView, from reader: some PlannerReader, in environment: Environment) throws(PlannerFailure) {
    self.view = view
    query = SearchQuery(view.text)
    trashed = try reader.trashCount(since: TrashedTask.limit(now: environment.now))
    blocks = try reader.blocksFromToday(in: environment)
    numbers = view.state == .completed ? [:] : try reader.shownNumbers()
    guard view.isSearch else {
      let counts = try reader.counts(nil)
      (open, completed) = (counts.open, counts.completed)
      reachable = AllScreen.count(view.state, open, completed)
      self.view.page = AllScreen.page(view.page, of: reachable)
      items = try AllScreen.items(self.view, open: counts.open, from: reader)
      return
    }
    var result = try AllScreen.found(view, from: reader)
    self.view.page = AllScreen.page(view.page, of: result.ranked)
    if self.view.page != view.page { result = try AllScreen.found(self.view, from: reader) }
    (open, completed, reachable, items) = (result.open, result.completed, result.ranked, result.items)
  }

  var pages: Int { max(1, (reachable + Self.rowsPerPage - 1) / Self.rowsPerPage) }

  /// The number of all matches in the chosen state.
  var total: Int { AllScreen.count(view.state, open, completed) }

  private static func count(_ state: ItemQuery.State, _ open: Int, _ completed: Int) -> Int {
    switch state {
    case .open: open
    case .completed: completed
    case .all: open + completed
    }
  }

  private static func page(_ wanted: Int, of count: Int) -> Int {
    min(wanted, max(1, (count + rowsPerPage - 1) / rowsPerPage))
  }

  private static func found(_ view: AllView, from reader: some PlannerReader) throws(PlannerFailure) -> SearchResult {
    try reader.search(
      TaskSearch(view.text, state: view.state, offset: (view.page - 1) * rowsPerPage, limit: rowsPerPage))
  }

  /// Returns open tasks in their order, then completed ones, latest first.
  private static func items(
    _ view: AllView, open: Int, from reader: some PlannerReader
  ) throws(PlannerFailure) -> [PlanItem] {
    let offset = (view.page - 1) * rowsPerPage
    guard view.state == .all else {
      return try reader.items(ItemQuery(state: view.state, offset: offset, limit: rowsPerPage))
    }
    var items: [PlanItem] = []
    if offset < open { items = try reader.items(ItemQuery(offset: offset, limit: rowsPerPage)) }
    let rest = rowsPerPage - items.count
    guard rest > 0 else { return items }
    return items
      + (try reader.items(ItemQuery(state: .completed, offset: max(0, offset - open), limit: rest)))
  }
}
