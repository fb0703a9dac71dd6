/// What became of an account's last sync.
public struct SyncResult: Equatable, Sendable {
  public var account: String
  public var startedAt: Instant
  public var finishedAt: Instant
  /// The last time everything went through; nil when it never did.
  public var completedAt: Instant?
  /// Changes that came in from the server: tasks new, changed or gone here.
  public var received: Int
  /// Changes that went out: reminders made, changed or deleted there.
  public var sent: Int
  /// What could not be done, in the order it was met.
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

/// Something a sync could not do. Nothing is lost by any of these; words are made at the edges.
public struct SyncProblem: Equatable, Sendable {
  /// The stable name of each kind, as it is stored and printed in JSON.
  public enum Code: String, Sendable, CaseIterable {
    // The whole account.
    case wrongPassword, forbidden, passwordCommand, otherHosts, certificate, certificateFile, address
    case unreachable, busy, serverError, storage
    // One list.
    case heldDeletions, readOnly, listMissing, unreadable, rejected, notSent, notKept, listFailed, heldBlocks,
      tooManyEvents, awaitsConsent, calendarMissing
    // What texts of a list say that could not be taken as it is written, see `Remark`.
    case unknownZones, unreadEvents, partlyReadEvents, repeatedEvents, foreignBytes
  }

  public var code: Code
  /// The list's name; nil for the whole account.
  public var list: String?
  /// What it is about: an address, a host, a file, a task's title or a resource's name; empty when it is just the list.
  public var subject: String
  /// Tasks concerned, seconds to wait with `busy`, or the status a server answered with.
  public var count: Int
  /// Tasks the list has, with `heldDeletions`; time blocks of the calendar, with `heldBlocks`; with a remark, how many
  /// are not named.
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
  /// What has to happen so that it goes away.
  public enum Remedy: Sendable, Equatable {
    /// A person has to do something.
    case person
    /// The server has to come within reach.
    case network
    /// Trying again later may do.
    case time
    /// Nothing: it is only good to know.
    case none
  }

  /// False when everything went through and this is only good to know.
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
