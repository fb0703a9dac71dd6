internal import Domain

extension EventReport {
  /// Returns the summary of a subscription's update that is stored until the next one.
  func result(from startedAt: Instant, to finishedAt: Instant) -> SyncResult {
    let found = problems.map { SyncProblem(inSubscription: $0) } + remarks.map { SyncProblem($0, in: nil) }
    return SyncResult(
      account: list.text, startedAt: startedAt, finishedAt: finishedAt,
      completedAt: found.allSatisfy { $0.remedy == .none } ? finishedAt : nil, received: received, problems: found)
  }

  /// The outcome of a subscription's update, which determines the next one.
  public var outcome: SyncSchedule.Outcome {
    guard let failure = problems.lazy.compactMap(\.failure).first else { return .done }
    if case .serverBusy(_, let seconds) = failure { return .busy(seconds: seconds) }
    switch SyncProblem(failure).remedy {
    case .person: return .stuck
    case .network: return .unreachable
    case .time, .none: return .failed
    }
  }

  /// True if the program was shutting down and sent no more requests.
  public var wasStopped: Bool { problems.contains { $0.failure?.isStop == true } }
}

extension SyncProblem {
  /// Creates a problem of a subscribed calendar, which does not belong to a list of an account.
  init(inSubscription problem: ListProblem) {
    switch problem {
    // This is the calendar's new address, not another host of an account.
    case .failed(.movedAway(let address)): self.init(.otherHosts, subject: address)
    case .failed(let failure): self.init(failure)
    default:
      self.init(problem, in: "")
      list = nil
    }
  }
}
