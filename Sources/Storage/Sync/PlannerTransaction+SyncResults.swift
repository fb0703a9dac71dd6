public import Domain

extension PlannerTransaction {
  /// What became of each account's last sync; accounts never synced are missing.
  public func syncResults() throws(PlannerFailure) -> [SyncResult] {
    try attempt { () throws(StorageError) in try connection.syncResults() }
  }

  /// Keeps a result in place of the account's last one. `completedAt` stays as it was when this sync has none.
  public func save(_ result: SyncResult) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveSyncResult(result) }
  }

  /// What waits for each account. A task on its way from an account's list to a local one waits for `nil`.
  public func waitingByAccount() throws(PlannerFailure) -> [String?: WaitingSum] {
    try attempt { () throws(StorageError) in
      var sums: [String?: WaitingSum] = [:]
      for row in try connection.newestWaiting() {
        sums[row.account.isEmpty ? nil : row.account] = WaitingSum(newest: row.number, count: row.count)
      }
      return sums
    }
  }
}

/// The changes that one server lacks.
public struct WaitingSum: Sendable, Equatable {
  /// The number of the newest; a change made later has a higher one.
  public var newest: Int64
  public var count: Int

  public init(newest: Int64, count: Int) {
    self.newest = newest
    self.count = count
  }
}
