internal import Domain
internal import Storage

/// Respects pauses requested by servers (`Retry-After`), also in later runs and in other programs.
extension AccountRun {
  /// The maximum pause a server can request, in seconds.
  private static let longestPause = 86_400

  /// Throws if the whole account is paused.
  func heedPauses() throws(SyncFailure) {
    let all = try read { (transaction) throws(PlannerFailure) in try transaction.pauses() }
    for pause in all { pauses[pause.key] = pause }
    if let failure = rest(of: account.id) { throw failure }
  }

  /// Excludes paused lists from this run.
  func restPausedLists() {
    for list in order {
      guard let failure = rest(of: list.text) else { continue }
      stopped.insert(list)
      unread.insert(list)
      add(.failed(failure), to: list)
    }
  }

  /// Applies the user's choices made since the run began: an account that was paused or removed, and excluded lists,
  /// get no more requests.
  /// - Returns: whether the account is still in use.
  @discardableResult
  func heedChoices() throws(SyncFailure) -> Bool {
    let leftOut = try read { (transaction) throws(PlannerFailure) -> Set<ListID>? in
      guard let account = try transaction.account(account.id), !account.isPaused else { return nil }
      return Set(try transaction.lists().filter { !$0.isUsed }.map(\.id))
    }
    stopped.formUnion(leftOut?.intersection(order) ?? Set(order))
    return leftOut != nil
  }

  private func rest(of key: String) -> SyncFailure? {
    guard let pause = pauses[key] else { return nil }
    let seconds = pause.until.seconds - engine.surroundings.environment().now.seconds
    return seconds > 0 ? .serverBusy(status: pause.status, seconds: Int(clamping: seconds)) : nil
  }

  /// Stores newly requested pauses and removes expired ones.
  func notePauses(_ failure: SyncFailure?) throws(SyncFailure) {
    try note(account.id, failure)
    for list in order {
      let failures = reports[list]?.problems.compactMap(\.failure) ?? []
      try note(list.text, failures.first { $0.pause != nil })
    }
  }

  private func note(_ key: String, _ failure: SyncFailure?) throws(SyncFailure) {
    // No request was sent, so the active pause stays as it is.
    if rest(of: key) != nil { return }
    guard let asked = failure?.pause else {
      guard pauses[key] != nil else { return }
      return try write { (transaction) throws(PlannerFailure) in try transaction.removePause(key) }
    }
    let now = engine.surroundings.environment().now
    let until = Instant(seconds: now.seconds + Int64(min(asked.seconds, Self.longestPause)))
    let pause = Pause(key: key, until: until, status: asked.status)
    try write { (transaction) throws(PlannerFailure) in try transaction.save(pause) }
  }
}

extension SyncFailure {
  fileprivate var pause: (status: Int, seconds: Int)? {
    guard case .serverBusy(let status, let seconds?) = self else { return nil }
    return (status, seconds)
  }
}
