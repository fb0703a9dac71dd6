public import Domain

extension PlannerTransaction {
  /// Returns the result of each account's last sync; accounts never synced are missing.
  public func syncResults() throws(PlannerFailure) -> [SyncResult] {
    try attempt { () throws(StorageError) in try connection.syncResults() }
  }

  /// Replaces the result of an account's last sync. Keeps the old `completedAt` if this sync has none.
  public func save(_ result: SyncResult) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveSyncResult(result) }
  }

  /// Returns the pending changes of each account. The key is nil for a task on its way from an account's list to a
  /// local one.
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

/// The pending changes of one server.
public struct WaitingSum: Sendable, Equatable {
  /// The number of the newest task change; later changes have higher numbers.
  public var newest: Int64
  /// The number of the newest block change; blocks are numbered separately.
  public var newestBlock: Int64
  /// Number of tasks and blocks.
  public var count: Int

  public init(newest: Int64, newestBlock: Int64 = 0, count: Int) {
    self.newest = newest
    self.newestBlock = newestBlock
    self.count = count
  }
}
