internal import Domain
internal import Storage

extension SyncEngine {
  /// Syncs one account; returns nil if it is paused or no longer exists.
  public func sync(account id: String, isRequested: Bool = false) -> AccountReport? {
    do throws(SyncFailure) {
      let account = try storing { () throws(PlannerFailure) in
        try store.read { (transaction) throws(PlannerFailure) in try transaction.account(id) }
      }
      guard let account, !account.isPaused else { return nil }
      return sync(account, isRequested: isRequested)
    } catch {
      var failed = AccountReport(account: id)
      failed.failure = error
      return failed
    }
  }

  /// Stores the result of a sync, except of a stopped one, which says nothing about its account.
  func keeping(_ report: AccountReport, from startedAt: Instant) -> AccountReport {
    if report.wasStopped { return report }
    let result = report.result(from: startedAt, to: surroundings.environment().now)
    do throws(SyncFailure) {
      try storing { () throws(PlannerFailure) in
        let known = try store.read { (transaction) throws(PlannerFailure) in try transaction.syncResults() }
        if known.contains(where: { result.saysTheSame(as: $0) }) { return }
        try store.write { (transaction) throws(PlannerFailure) in try transaction.save(result) }
      }
      return report
    } catch {
      var report = report
      report.failure = report.failure ?? error
      return report
    }
  }
}

extension SyncResult {
  /// Seconds within which an uneventful sync is neither stored again nor reloaded by pages.
  static let fresh: Int64 = 60

  /// True for a sync soon after another of the same account that transferred nothing and met the same problems.
  fileprivate func saysTheSame(as last: SyncResult) -> Bool {
    account == last.account && received == 0 && sent == 0 && problems == last.problems
      && (completedAt == nil || last.completedAt != nil)
      && (0..<SyncResult.fresh).contains(finishedAt.seconds - last.finishedAt.seconds)
  }
}

extension SyncEngine {
  /// Stores the result of a subscription's update, except of a stopped one.
  func keeping(_ report: EventReport, from startedAt: Instant) -> EventReport {
    if report.wasStopped { return report }
    let result = report.result(from: startedAt, to: surroundings.environment().now)
    do throws(SyncFailure) {
      try storing { () throws(PlannerFailure) in
        try store.write { (transaction) throws(PlannerFailure) in try transaction.saveSubscription(result) }
      }
      return report
    } catch {
      var report = report
      if report.problems.isEmpty { report.problems.append(.failed(error)) }
      return report
    }
  }
}

extension AccountReport {
  /// True if the program was shutting down and sent no more requests.
  public var wasStopped: Bool {
    failure?.isStop == true || lists.flatMap(\.problems).contains { $0.failure?.isStop == true }
      || calendars.contains { $0.wasStopped }
  }
}

extension SyncFailure {
  var isStop: Bool { self == .connectionFailed(code: StoppableTransport.stopped) }
}
