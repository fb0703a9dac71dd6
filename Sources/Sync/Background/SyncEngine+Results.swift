internal import Domain
internal import Storage

extension SyncEngine {
  /// Syncs one account; nil when it is paused or not there any more.
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

  /// Keeps what became of a sync. One that was stopped on the way says nothing about its account.
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
  /// Seconds for which a sync that brought nothing new is not worth a write, nor pages that look again.
  static let fresh: Int64 = 60

  /// True for another sync, soon after one of the same account, that moved nothing and met the same problems.
  fileprivate func saysTheSame(as last: SyncResult) -> Bool {
    account == last.account && received == 0 && sent == 0 && problems == last.problems
      && (completedAt == nil || last.completedAt != nil)
      && (0..<SyncResult.fresh).contains(finishedAt.seconds - last.finishedAt.seconds)
  }
}

extension SyncEngine {
  /// The same of a calendar subscribed to.
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
  /// True when the program was about to end and no more requests were sent.
  public var wasStopped: Bool {
    failure?.isStop == true || lists.flatMap(\.problems).contains { $0.failure?.isStop == true }
      || calendars.contains { $0.wasStopped }
  }
}

extension SyncFailure {
  var isStop: Bool { self == .connectionFailed(code: StoppableTransport.stopped) }
}
