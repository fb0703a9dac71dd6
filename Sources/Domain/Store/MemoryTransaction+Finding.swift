extension MemoryTransaction {
  public func search(_ search: TaskSearch) throws(PlannerFailure) -> SearchResult {
    var candidates: [SearchCandidate] = []
    for item in tables.items.values where isShown(item) {
      if let match = search.query.match(item) { candidates.append(SearchCandidate(match: match, key: item.rankKey)) }
    }
    let completed = candidates.count { $0.match.isCompleted }
    let page = search.page(of: candidates)
    return SearchResult(
      items: page.ids.compactMap { tables.items[$0] }, open: candidates.count - completed, completed: completed,
      ranked: page.ranked)
  }
}
