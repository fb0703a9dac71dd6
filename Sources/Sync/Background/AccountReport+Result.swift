public import Domain

extension AccountReport {
  /// Returns the summary of this report that is stored until the next sync.
  public func result(from startedAt: Instant, to finishedAt: Instant) -> SyncResult {
    var problems = failure.map { [SyncProblem($0)] } ?? []
    for list in lists {
      problems += list.problems.map { SyncProblem($0, in: list.name) }
      problems += list.remarks.map { SyncProblem($0, in: list.name) }
    }
    for calendar in calendars {
      problems += calendar.problems.map { SyncProblem($0, inCalendar: calendar.name) }
      problems += calendar.remarks.map { SyncProblem($0, in: calendar.name) }
    }
    let isComplete = problems.allSatisfy { !$0.leavesSomethingOut }
    return SyncResult(
      account: account, startedAt: startedAt, finishedAt: finishedAt, completedAt: isComplete ? finishedAt : nil,
      received: lists.reduce(0) { $0 + $1.added + $1.changed + $1.gone } + calendars.reduce(0) { $0 + $1.received },
      sent: lists.reduce(0) { $0 + $1.pushed } + calendars.reduce(0) { $0 + $1.pushed },
      problems: problems)
  }

  /// The outcome that determines the next sync: that of the most severe failure.
  public var outcome: SyncSchedule.Outcome {
    let failures =
      [failure].compactMap { $0 } + (lists.flatMap(\.problems) + calendars.flatMap(\.problems)).compactMap(\.failure)
    switch failure {
    case .wrongPassword, .passwordCommand: return .stuck
    default: break
    }
    for case .serverBusy(_, let seconds) in failures { return .busy(seconds: seconds) }
    if failures.contains(where: { SyncProblem($0).code == .unreachable }) { return .unreachable }
    return failures.isEmpty ? .done : .failed
  }
}

extension ListProblem {
  var failure: SyncFailure? {
    switch self {
    case .failed(let failure), .waiting(_, let failure): failure
    default: nil
    }
  }
}

extension SyncProblem {
  /// In a calendar, time blocks are held back instead of tasks.
  init(_ problem: ListProblem, inCalendar calendar: String) {
    self.init(problem, in: calendar)
    if code == .heldDeletions { code = .heldBlocks }
  }

  init(_ problem: ListProblem, in list: String) {
    switch problem {
    case .failed(let failure):
      self.init(failure)
      // If the user cannot access one list, the account itself may still be fine.
      if remedy == .person { (code, count) = (.listFailed, failure.status) }
      self.list = list
    case .deletionGuard(let count, let total): self.init(.heldDeletions, list: list, count: count, total: total)
    case .tooManyEvents(let limit): self.init(.tooManyEvents, list: list, count: limit)
    case .readOnly(let waiting): self.init(.readOnly, list: list, count: waiting)
    case .missing(let contents): self.init(contents.holdsTasks ? .listMissing : .calendarMissing, list: list)
    case .quarantined(let href): self.init(.unreadable, list: list, subject: href)
    case .rejected(let title, let status, _, _): self.init(.rejected, list: list, subject: title, count: status)
    case .waiting(let title, _): self.init(.notSent, list: list, subject: title)
    case .notKept(let title, _): self.init(.notKept, list: list, subject: title)
    }
  }

  init(_ failure: SyncFailure) {
    switch failure {
    case .wrongPassword(let address): self.init(.wrongPassword, subject: address)
    case .forbidden(let address): self.init(.forbidden, subject: address)
    case .passwordCommand: self.init(.passwordCommand)
    case .plainHTTP(let origin): self.init(.address, subject: origin)
    case .otherHosts(let hosts): self.init(.otherHosts, subject: hosts.joined(separator: " "))
    case .movedAway(let address): self.init(.address, subject: address)
    case .certificate(let host, _): self.init(.certificate, subject: host)
    case .certificateFileUnreadable(let file), .certificateFileEmpty(let file):
      self.init(.certificateFile, subject: file)
    case .addressUnusable(let address), .notCalDAV(let address), .notFound(let address), .noTaskLists(let address),
      .noCalendar(let address):
      self.init(.address, subject: address)
    case .awaitsConsent(let path): self.init(.awaitsConsent, subject: path)
    case .userNameUnusable, .accountExists, .unknownAccount: self.init(.address)
    case .hostUnknown(let host): self.init(.unreachable, subject: host)
    case .connectionRefused(let address), .unreachable(let address, _): self.init(.unreachable, subject: address)
    case .timedOut, .connectionFailed: self.init(.unreachable)
    case .serverBusy(_, let seconds): self.init(.busy, count: seconds ?? 0)
    case .serverAnswered(let status, _): self.init(.serverError, count: status)
    case .answerTooLarge, .answerUnreadable, .listingIncomplete: self.init(.serverError)
    case .planner: self.init(.storage)
    }
  }
}

extension SyncFailure {
  /// The HTTP status with which the server denied access, or 0 for other failures.
  fileprivate var status: Int {
    switch self {
    case .wrongPassword: 401
    case .forbidden: 403
    default: 0
    }
  }
}
