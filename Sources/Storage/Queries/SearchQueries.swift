public import Domain

extension Connection {
  /// From here to the end of the transaction new tasks stay out of the search until `searchNow`.
  func searchLater() throws(StorageError) {
    // All pages of the transaction stay in memory until its end, instead of going to the log several times.
    try run("PRAGMA cache_spill = OFF")
    try run("INSERT INTO searchLater (number) SELECT coalesce(max(number), 0) FROM task")
  }

  func searchNow() throws(StorageError) {
    let sql = """
      INSERT INTO taskText (rowid, title, notes, tags, state)
      SELECT number, title, notes, tags, state
      FROM searchText
      WHERE number > (SELECT min(number) FROM searchLater)
      """
    try run(sql)
    try run("DELETE FROM searchLater")
    try run("PRAGMA cache_spill = ON")
    isFilling = true
  }
}

extension PlannerTransaction {
  /// Runs a piece of this transaction that adds many tasks; they are found by the search once it is over.
  ///
  /// Not to be nested. Should it throw, the whole transaction has to be given up, as after any failed write.
  public func addingMany(_ body: () throws(PlannerFailure) -> Void) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.searchLater() }
    try body()
    try attempt { () throws(StorageError) in try connection.searchNow() }
  }
}
