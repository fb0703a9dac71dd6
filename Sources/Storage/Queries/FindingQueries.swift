internal import Domain

extension Connection {
  func search(_ search: TaskSearch) throws(StorageError) -> SearchResult {
    guard !search.query.isEmpty else { return SearchResult(items: [], open: 0, completed: 0, ranked: 0) }
    let waits = try hasWaitingTexts()
    if waits { try gatherWaitingTexts() }
    let finding = Finding(search, shownOnly: try shownOnly(), alsoWaiting: waits)
    let hits = try count(.all, finding)
    let isRankable = hits <= TaskSearch.mostRanked
    let found = try isRankable ? candidates(.anywhere, .all, finding) : best(finding)
    let open = try isRankable ? found.count { !$0.match.isCompleted } : count(.open, finding)
    let page = search.page(of: found)
    var items: [PlanItem] = []
    for id in page.ids {
      if let item = try task(id) { items.append(item) }
    }
    return SearchResult(items: items, open: open, completed: hits - open, ranked: page.ranked)
  }

  /// Returns the best candidates if there are too many hits to rank: title matches first, then open tasks, then the
  /// newest.
  private func best(_ finding: Finding) throws(StorageError) -> [SearchCandidate] {
    var found: [SearchCandidate] = []
    var known: Set<TaskID> = []
    let states: [ItemQuery.State] = finding.search.state == .all ? [.open, .completed] : [finding.search.state]
    for place in [Finding.Place.title, .anywhere] {
      for state in states where found.count < TaskSearch.mostRanked {
        for candidate in try candidates(place, state, finding) where known.insert(candidate.key.id).inserted {
          found.append(candidate)
        }
      }
    }
    return found
  }

  private func candidates(
    _ place: Finding.Place, _ state: ItemQuery.State, _ finding: Finding
  ) throws(StorageError) -> [SearchCandidate] {
    let sql = """
      SELECT task.id, task.title, task.allTags, task.completedAt IS NOT NULL, task.rank
      \(finding.hits(withTasks: true))
        \(finding.shownOnly)
      ORDER BY \(finding.number) DESC
      LIMIT ?2
      """
    let query = finding.search.query
    return try all(sql, .text(finding.expression(place, state)), .integer(TaskSearch.mostRanked + 1)) { row in
      let id = TaskID(row.text())
      let title = row.text()
      let tags = (row.optionalText() ?? "").split(separator: "\n").map { String($0) }
      let match = query.match(title: title, tags: tags, isCompleted: row.flag())
      return SearchCandidate(match: match, key: RankKey(rank: Rank(row.int64()), id: id))
    }
  }

  private func count(_ state: ItemQuery.State, _ finding: Finding) throws(StorageError) -> Int {
    let sql = """
      SELECT count(*)
      \(finding.hits(withTasks: !finding.shownOnly.isEmpty))
        \(finding.shownOnly)
      """
    return try first(sql, .text(finding.expression(.anywhere, state)), read: { $0.int() }) ?? 0
  }
}

/// The parts of a search query.
private struct Finding {
  enum Place {
    case title, anywhere
  }

  let search: TaskSearch
  let shownOnly: String
  /// Whether some tasks are not in the search index yet; `waitingText` contains these.
  let alsoWaiting: Bool

  init(_ search: TaskSearch, shownOnly: String, alsoWaiting: Bool) {
    self.search = search
    self.shownOnly = shownOnly
    self.alsoWaiting = alsoWaiting
  }

  /// The column with the number of a hit.
  var number: String { alsoWaiting ? "hit.number" : "taskText.rowid" }

  /// The FROM and WHERE clauses; the first parameter is the FTS5 expression.
  func hits(withTasks: Bool) -> String {
    let join = withTasks ? "JOIN task ON task.number = \(number)" : ""
    guard alsoWaiting else { return "FROM taskText \(join) WHERE taskText MATCH ?1" }
    return """
      FROM (
        SELECT rowid AS number
        FROM main.taskText
        WHERE taskText MATCH ?1
        UNION ALL
        SELECT rowid
        FROM temp.waitingText
        WHERE waitingText MATCH ?1
      ) AS hit
      \(join)
      WHERE TRUE
      """
  }

  /// Builds an FTS5 expression (https://www.sqlite.org/fts5.html, section 3). Quoted parts contain only letters and
  /// spaces.
  func expression(_ place: Place, _ state: ItemQuery.State) -> String {
    var parts = search.query.terms.map { $0.expression(place == .title ? "{title}" : nil) }
    switch state {
    case .open: parts.append("\"\u{E000}\"")
    case .completed: parts.append("\"\u{E001}\"")
    case .all: break
    }
    return parts.joined(separator: " AND ")
  }
}

extension SearchQuery.Term {
  fileprivate func expression(_ place: String?) -> String {
    let star = kind == .phrase ? "" : " *"
    let either = spellings.map { "\"\($0)\"\(star)" }.joined(separator: " OR ")
    let column = kind == .tag ? "{tags}" : place
    return column.map { "\($0) : (\(either))" } ?? "(\(either))"
  }
}
