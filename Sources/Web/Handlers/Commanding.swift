import Domain

extension RequestContext {
  /// Returns pages, actions and, for a search text, the best matching tasks.
  func commands(_ text: String) throws(PlannerFailure) -> Response {
    let query = SearchQuery(text)
    let (items, frame) = try read { (reader) throws(PlannerFailure) -> ([PlanItem], Frame) in
      let search = TaskSearch(text, state: .all, offset: 0, limit: CommandsPage.most)
      let items = query.isEmpty ? [] : try reader.search(search).items
      return (items, try self.frame(reader, origin: .backlog(page: 1)))
    }
    let page = CommandsPage(text: text, query: query, items: items, frame: frame)
    return show(page.page, in: frame, mayBeKept: query.isEmpty)
  }
}
