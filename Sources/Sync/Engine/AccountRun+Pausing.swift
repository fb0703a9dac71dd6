internal import Domain
internal import Storage

/// Leaving alone what a server has asked to leave alone, also in later runs and other processes.
///
/// A time the server names (`Retry-After`) always counts. Where it names none, syncs nobody asked for wait longer after
/// every failure in a row: 30 seconds, then twice as long each time, one hour at most. A person may try at once.
extension AccountRun {
  private static let firstPause: Int64 = 30
  private static let longestPause: Int64 = 3_600
  /// A server may not ask for more.
  private static let longestAsked = 86_400

  /// Throws when the whole account is to be left alone.
  func heedPauses() throws(SyncFailure) {
    let all = try read { (transaction) throws(PlannerFailure) in try transaction.pauses() }
    pauses = Dictionary(all.map { ($0.key, $0) }) { first, _ in first }
    if let failure = waiting(account.id) { throw failure }
  }

  /// Takes lists that are to be left alone out of this run.
  func restPausedLists() {
    for list in order {
      guard let failure = waiting(list.text) else { continue }
      stopped.insert(list)
      add(.failed(failure), to: list)
    }
  }

  private func waiting(_ key: String) -> SyncFailure? {
    guard let pause = pauses[key], pause.isAsked || engine.surroundings.isPatient else { return nil }
    let rest = pause.until.seconds - engine.surroundings.environment().now.seconds
    return rest > 0 ? .serverBusy(status: pause.status, seconds: Int(rest)) : nil
  }

  /// Notes what has gone wrong and what is well again.
  func notePauses(_ failure: SyncFailure?) throws(SyncFailure) {
    try note(account.id, failure)
    for list in order { try note(list.text, reports[list]?.problems.lazy.compactMap(\.failure).first(where: isBusy)) }
  }

  private func isBusy(_ failure: SyncFailure) -> Bool { status(failure) != nil }

  private func status(_ failure: SyncFailure) -> (status: Int, seconds: Int?)? {
    switch failure {
    case .serverBusy(let status, let seconds): (status, seconds)
    case .serverAnswered(let status, _) where status >= 500 && status != 507: (status, nil)
    default: nil
    }
  }

  private func note(_ key: String, _ failure: SyncFailure?) throws(SyncFailure) {
    let old = pauses[key]
    guard let failure, let answer = status(failure) else {
      guard old != nil, failure == nil else { return }
      return try write { (transaction) throws(PlannerFailure) in try transaction.removePause(key) }
    }
    // What was not even asked has not failed again.
    if waiting(key) == failure { return }
    let failures = (old?.failures ?? 0) + 1
    let own = min(Self.firstPause << Int64(min(failures - 1, 10)), Self.longestPause)
    let seconds = answer.seconds.map { Int64(min($0, Self.longestAsked)) } ?? own
    let now = engine.surroundings.environment().now
    let pause = Pause(
      key: key, until: Instant(seconds: now.seconds + seconds), status: answer.status, isAsked: answer.seconds != nil,
      failures: failures)
    try write { (transaction) throws(PlannerFailure) in try transaction.save(pause) }
  }
}

extension ListProblem {
  fileprivate var failure: SyncFailure? {
    switch self {
    case .failed(let failure), .waiting(_, let failure): failure
    default: nil
    }
  }
}
