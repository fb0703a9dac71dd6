internal import Domain

extension EventReport {
  /// What is kept of a look at a calendar subscribed to until the next one.
  func result(from startedAt: Instant, to finishedAt: Instant) -> SyncResult {
    let found = problems.map { SyncProblem(inSubscription: $0) } + remarks.map { SyncProblem($0, in: nil) }
    return SyncResult(
      account: list.text, startedAt: startedAt, finishedAt: finishedAt,
      completedAt: found.allSatisfy { $0.remedy == .none } ? finishedAt : nil, received: received, problems: found)
  }

  /// What the next look at a calendar subscribed to depends on.
  public var outcome: SyncSchedule.Outcome {
    guard let failure = problems.lazy.compactMap(\.failure).first else { return .done }
    if case .serverBusy(_, let seconds) = failure { return .busy(seconds: seconds) }
    switch SyncProblem(failure).remedy {
    case .person: return .stuck
    case .network: return .unreachable
    case .time, .none: return .failed
    }
  }

  /// True when the program was about to end and no more requests were sent.
  public var wasStopped: Bool { problems.contains { $0.failure?.isStop == true } }
}

extension SyncProblem {
  /// What is wrong with a calendar subscribed to stands for itself; it is put down to no list of an account.
  init(inSubscription problem: ListProblem) {
    switch problem {
    // Not another host of an account, but the place where the calendar is now.
    case .failed(.movedAway(let address)): self.init(.otherHosts, subject: address)
    case .failed(let failure): self.init(failure)
    default:
      self.init(problem, in: "")
      list = nil
    }
  }
}
