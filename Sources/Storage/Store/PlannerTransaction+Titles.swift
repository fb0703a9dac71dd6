public import Domain

extension PlannerTransaction {
  public func titlesToImprove(after place: TitlePlace?, limit: Int) throws(PlannerFailure) -> [PlanItem] {
    try attempt { () throws(StorageError) in try connection.titlesToImprove(after: place, limit: limit) }
  }

  public func titlesToImproveCount() throws(PlannerFailure) -> Int {
    try attempt { () throws(StorageError) in try connection.titlesToImproveCount() }
  }

  public func improvedTitles(offset: Int, limit: Int) throws(PlannerFailure) -> [PlanItem] {
    try attempt { () throws(StorageError) in try connection.improvedTitles(offset: offset, limit: limit) }
  }

  public func titleRunText() throws(PlannerFailure) -> String? {
    try attempt { () throws(StorageError) in try connection.titleRunText() }
  }

  public func setTitleRunText(_ text: String?) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.setTitleRunText(text) }
  }
}
