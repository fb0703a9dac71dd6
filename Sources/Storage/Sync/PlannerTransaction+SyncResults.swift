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
        sums[row.account.isEmpty ? nil : row.account] = row.sum
      }
      return sums
    }
  }
}

/// The changes that one server lacks.
public struct WaitingSum: Sendable, Equatable {
  /// The number of the newest change of a task; one made later has a higher number.
  public var newest: Int64
  /// The same of blocks, which have numbers of their own.
  public var newestBlock: Int64
  /// Of tasks and blocks.
  public var count: Int

  public init(newest: Int64, newestBlock: Int64 = 0, count: Int) {
    self.newest = newest
    self.newestBlock = newestBlock
    self.count = count
  }
}
