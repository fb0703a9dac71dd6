/// The result of an account's last sync.
public struct SyncResult: Equatable, Sendable {
  public var account: String
  public var startedAt: Instant
  public var finishedAt: Instant
  /// The last time a sync completed without problems; nil if none has.
  public var completedAt: Instant?
  /// Changes received from the server: tasks added, changed or removed here.
  public var received: Int
  /// Changes sent to the server: VTODOs created, changed or deleted there.
  public var sent: Int
  /// The problems in the order in which they occurred.
  public var problems: [SyncProblem]

  public init(
    account: String, startedAt: Instant, finishedAt: Instant, completedAt: Instant? = nil, received: Int = 0,
    sent: Int = 0, problems: [SyncProblem] = []
  ) {
    self.account = account
    self.startedAt = startedAt
    self.finishedAt = finishedAt
    self.completedAt = completedAt
    self.received = received
    self.sent = sent
    self.problems = problems
  }
}

/// A problem that occurred during a sync. None of them loses data; user-visible text is added elsewhere.
public struct SyncProblem: Equatable, Sendable {
  /// The stable name of each kind, as stored and printed in JSON.
  public enum Code: String, Sendable, CaseIterable {
    // Problems of the whole account.
    case wrongPassword, forbidden, passwordCommand, otherHosts, certificate, certificateFile, address
    case unreachable, busy, serverError, storage
    // Problems of a single list.
    case heldDeletions, readOnly, listMissing, unreadable, rejected, notSent, notKept, listFailed, heldBlocks,
      tooManyEvents, awaitsConsent, calendarMissing
    // Data of a list that could not be read as written; see `Remark`.
    case unknownZones, unreadEvents, partlyReadEvents, repeatedEvents, foreignBytes
  }

  public var code: Code
  /// The list's name; nil if the problem affects the whole account.
  public var list: String?
  /// The affected object: an address, a host, a file, a task's title or a resource's name; empty if it is the list
  /// itself.
  public var subject: String
  /// The number of affected tasks, with `busy` the seconds to wait, or the status code of a response.
  public var count: Int
  /// With `heldDeletions`, the number of tasks in the list; with `heldBlocks`, the number of time blocks in the
  /// calendar; with a remark, the number of subjects not named.
  public var total: Int

  public init(_ code: Code, list: String? = nil, subject: String = "", count: Int = 0, total: Int = 0) {
    self.code = code
    self.list = list
    self.subject = subject
    self.count = count
    self.total = total
  }
}

extension SyncProblem {
  /// The event that resolves a problem.
  public enum Remedy: Sendable, Equatable {
    /// The user must act.
    case person
    /// The server must become reachable.
    case network
    /// A later attempt may succeed.
    case time
    /// No action is needed; the problem is only information.
    case none
  }

  /// False if the sync completed and the problem is only information.
  public var leavesSomethingOut: Bool {
    switch code {
    case .notKept, .tooManyEvents, .unknownZones, .unreadEvents, .partlyReadEvents, .repeatedEvents, .foreignBytes:
      false
    default: true
    }
  }

  public var remedy: Remedy {
    switch code {
    case .wrongPassword, .forbidden, .passwordCommand, .otherHosts, .certificate, .certificateFile, .address,
      .storage, .heldDeletions, .heldBlocks, .readOnly, .rejected, .awaitsConsent:
      .person
    case .unreachable: .network
    case .busy, .serverError, .notSent, .listFailed: .time
    case .listMissing, .calendarMissing, .unreadable, .notKept, .tooManyEvents, .unknownZones, .unreadEvents,
      .partlyReadEvents,
      .repeatedEvents, .foreignBytes:
      .none
    }
  }
}

extension SyncProblem {
  public init(_ remark: Remark, in list: String?) {
    let code: Code =
      switch remark.kind {
      case .unknownZones: .unknownZones
      case .unreadEvents: .unreadEvents
      case .partlyReadEvents: .partlyReadEvents
      case .repeatedEvents: .repeatedEvents
      case .foreignBytes: .foreignBytes
      }
    self.init(
      code, list: list, subject: remark.subjects.joined(separator: ", "), count: remark.count,
      total: max(0, remark.count - remark.subjects.count))
  }
}
