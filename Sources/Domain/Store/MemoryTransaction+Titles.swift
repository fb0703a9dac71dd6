extension MemoryTransaction {
  public func titlesToImprove(after place: TitlePlace?, limit: Int) throws(PlannerFailure) -> [PlanItem] {
    let rest = waiting.filter { item in place.map { $0 < TitlePlace(item) } ?? true }
    return Array(rest.sorted { TitlePlace($0) < TitlePlace($1) }.prefix(limit))
  }

  public func titlesToImproveCount() throws(PlannerFailure) -> Int {
    waiting.count
  }

  private var waiting: [PlanItem] {
    tables.items.values.filter { item in
      item.needsTitleImprovement && !item.isCompleted && tables.lists[item.list]?.allowsChanges == true
    }
  }

  public func improvedTitles(offset: Int, limit: Int) throws(PlannerFailure) -> [PlanItem] {
    let improved = tables.items.values.filter { item in
      isShown(item) && item.originalTitle.map { $0 != item.title } ?? false
    }
    let sorted = improved.sorted { left, right in
      left.modifiedAt == right.modifiedAt ? left.id < right.id : left.modifiedAt > right.modifiedAt
    }
    return Array(sorted.dropFirst(offset).prefix(limit))
  }

  public func titleRunText() throws(PlannerFailure) -> String? {
    tables.titleRunText
  }

  public func setTitleRunText(_ text: String?) throws(PlannerFailure) {
    tables.titleRunText = text
  }
}
