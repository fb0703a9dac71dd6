public import Domain

extension Words {
  subscript(sync phrase: SyncPhrase) -> String {
    text(phrase)
  }

  func callAsFunction(sync phrase: SyncPhrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }

  func count(_ number: Int, sync one: SyncPhrase, _ many: SyncPhrase) -> String {
    counted(number, one, many)
  }
}

// MARK: - The dot

extension Words {
  func word(_ dot: SyncDot) -> String {
    switch dot {
    case .saved: self[.saved]
    case .syncing: self[sync: .syncing]
    case .waiting(let count), .paused(let count): self.count(count, Phrase.waitingOne, Phrase.waitingMany)
    case .incomplete: self[sync: .incomplete]
    case .offline(0): self[.offline]
    case .offline(let count): self.count(count, sync: .offlineOne, .offlineMany)
    case .attention: self[sync: .attention]
    }
  }

  /// Returns details about the state; nil if there is nothing to add.
  func hint(_ dot: SyncDot) -> String? {
    switch dot {
    case .saved: nil
    case .syncing: self[sync: .syncingHint]
    case .waiting: self[.waitingHint]
    case .offline: self[sync: .serverOfflineHint]
    case .attention, .paused, .incomplete: sentence(dot)
    }
  }

  func sentence(_ dot: SyncDot) -> String {
    switch dot {
    case .saved: self[sync: .allSaved]
    case .syncing: self[sync: .runs]
    case .waiting(let count): self.count(count, sync: .waitsOne, .waitsMany)
    case .offline: self[sync: .outOfReach]
    case .attention(.decision): self[sync: .attentionHint]
    case .attention(.password(let account)): self(sync: .passwordHint, account)
    case .attention(.access(let account)): self(sync: .accessHint, account)
    case .attention(.other): self[sync: .problemHint]
    case .paused(let count): self.count(count, sync: .pausedOne, .pausedMany)
    case .incomplete(.missing(let lists, let calendars)): missing(lists, calendars)
    case .incomplete(.neverSynced): self[sync: .gapNever]
    case .incomplete(.triedAgain): self[sync: .gapAgain]
    case .incomplete(.unreadable): self[sync: .gapUnreadable]
    }
  }

  private func missing(_ lists: Int, _ calendars: Int) -> String {
    if calendars == 0 { return count(lists, sync: .gapList, .gapLists) }
    if lists == 0 { return count(calendars, sync: .gapCalendar, .gapCalendars) }
    return self(
      sync: .gapBoth, count(lists, .listsOne, .listsMany), count(calendars, .calendarsOne, .calendarsMany))
  }
}

// MARK: - One account

extension Words {
  /// Formats a moment: `today, 10:32`.
  func moment(_ moment: SyncStatus.Moment, today: Day) -> String {
    self(.dayWithTime, day(moment.day, today: today), moment.time.iso)
  }

  public func state(of account: SyncStatus.Account, today: Day) -> String {
    if account.isPaused { return self[sync: .accountPaused] }
    if account.isRunning { return self[sync: .accountRuns] }
    guard let finishedAt = account.finishedAt else { return self[sync: .neverSynced] }
    let tried = moment(finishedAt, today: today)
    guard let completedAt = account.completedAt else { return self(sync: .triedNever, tried) }
    // Equal times alone prove nothing: two syncs may end within the same second.
    let isWhole = account.result?.problems.contains { $0.leavesSomethingOut } != true
    if isWhole, account.result?.completedAt == account.result?.finishedAt { return self(sync: .syncedAt, tried) }
    return self(sync: .triedAt, tried, moment(completedAt, today: today))
  }

  /// Returns what the last sync sent and received, and what is waiting.
  public func facts(_ account: SyncStatus.Account) -> String? {
    var parts: [String] = []
    if let result = account.result {
      if result.received > 0 { parts.append(count(result.received, sync: .receivedOne, .receivedMany)) }
      if result.sent > 0 { parts.append(count(result.sent, sync: .sentOne, .sentMany)) }
      if parts.isEmpty, result.problems.isEmpty { parts.append(self[sync: .nothingNew]) }
    }
    if account.waiting > 0 { parts.append(count(account.waiting, sync: .waitingOne, .waitingMany)) }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }
}

// MARK: - Problems

extension Words {
  /// Describes a problem and its remedy.
  public func sentence(_ problem: SyncProblem, in account: String) -> String {
    guard let list = problem.list else { return aboutAccount(problem, account) }
    return self(sync: .inList, quoted(list), aboutList(problem))
  }

  private func aboutAccount(_ problem: SyncProblem, _ account: String) -> String {
    let subject = problem.subject.isEmpty ? account : problem.subject
    return switch problem.code {
    case .wrongPassword: self(sync: .wrongPassword, subject)
    case .forbidden: self(sync: .forbidden, subject)
    case .passwordCommand: self[sync: .passwordCommand]
    case .otherHosts: self(sync: .otherHosts, subject)
    case .certificate: self(sync: .certificate, subject)
    case .certificateFile: self(sync: .certificateFile, quoted(subject))
    case .address: problem.subject.isEmpty ? self[sync: .addressUnknown] : self(sync: .address, subject)
    case .unreachable: problem.subject.isEmpty ? self[sync: .unreachable] : self(sync: .unreachableServer, subject)
    case .busy: self[sync: .busy]
    case .serverError: problem.count == 0 ? self[sync: .serverError] : self(sync: .serverStatus, "\(problem.count)")
    case .storage: self[sync: .storage]
    default: aboutList(problem)
    }
  }

  private func callAsFunction(remark phrase: SyncPhrase, _ problem: SyncProblem) -> String {
    let names = problem.total == 0 ? problem.subject : self(sync: .andMore, problem.subject, "\(problem.total)")
    return self(sync: phrase, "\(problem.count)", names)
  }

  private func aboutList(_ problem: SyncProblem) -> String {
    switch problem.code {
    case .heldDeletions: self(sync: .heldDeletions, "\(problem.count)", "\(problem.total)")
    case .heldBlocks: self(sync: .heldBlocks, "\(problem.count)", "\(problem.total)")
    case .tooManyEvents: self(sync: .tooManyEvents, "\(problem.count)")
    case .awaitsConsent: self(sync: .awaitsConsent, quoted(problem.subject))
    case .unknownZones: self(remark: .unknownZones, problem)
    case .unreadEvents: self(remark: .unreadEvents, problem)
    case .partlyReadEvents: self(remark: .partlyReadEvents, problem)
    case .repeatedEvents: self(remark: .repeatedEvents, problem)
    case .foreignBytes: self(remark: .foreignBytes, problem)
    case .readOnly: self(sync: .readOnly, "\(problem.count)")
    case .listMissing: self[sync: .listMissing]
    case .calendarMissing: self[sync: .calendarMissing]
    case .unreadable: self(sync: .unreadable, quoted(problem.subject))
    case .rejected: self(sync: .rejected, problem.subject, "\(problem.count)")
    case .notSent: self(sync: .notSent, problem.subject)
    case .notKept: self(sync: .notKept, problem.subject)
    case .listFailed: problem.count == 0 ? self[sync: .listFailed] : self(sync: .listDenied, "\(problem.count)")
    default: aboutAccount(SyncProblem(problem.code, subject: problem.subject, count: problem.count), problem.subject)
    }
  }
}
