public import Domain

/// What one sync did and what it could not do, per account and list.
public struct SyncReport: Sendable, Equatable {
  public var accounts: [AccountReport] = []
  /// Calendars that are only read, from addresses and files.
  public var subscriptions: [EventReport] = []

  public init() {}

  /// All calendars, of accounts and others.
  public var calendars: [EventReport] { accounts.flatMap(\.calendars) + subscriptions }

  /// True when every account and list went through without a problem.
  public var isComplete: Bool {
    accounts.allSatisfy { account in account.failure == nil && account.lists.allSatisfy { $0.problems.isEmpty } }
      && calendars.allSatisfy { $0.problems.isEmpty }
  }

  /// True when neither side was changed.
  public var changedNothing: Bool {
    accounts.allSatisfy { account in account.lists.allSatisfy { !$0.changedAnything } }
      && calendars.allSatisfy { !$0.changedAnything }
  }
}

/// What became of one account.
public struct AccountReport: Sendable, Equatable {
  public var account: String
  /// Why the account stopped; its data is then as it was, except for lists reported here.
  public var failure: SyncFailure?
  public var lists: [ListReport] = []
  /// The events of calendars; a list of tasks and events is in both.
  public var calendars: [EventReport] = []

  public init(account: String) {
    self.account = account
  }
}

/// What became of one list.
public struct ListReport: Sendable, Equatable {
  public var list: ListID
  public var name: String
  /// Tasks new here.
  public var added = 0
  /// Tasks changed here.
  public var changed = 0
  /// Tasks removed here since the server no longer has them.
  public var gone = 0
  /// Reminders written on the server: made, changed, deleted.
  public var created = 0
  public var updated = 0
  public var deleted = 0
  public var conflicts: [KeptCopy] = []
  /// Titles of tasks deleted here that are back because they were edited there.
  public var revived: [String] = []
  public var problems: [ListProblem] = []
  /// What its texts say that could not be taken as it is written; told as long as they say it.
  public var remarks: [Remark] = []
  /// The mark of the question that a `.brake` among the problems asks, see `HeldDeletions`.
  public var question: String?

  public init(list: ListID, name: String) {
    self.list = list
    self.name = name
  }

  public var pushed: Int { created + updated + deleted }

  var changedAnything: Bool { added + changed + gone + pushed > 0 || !conflicts.isEmpty }
}

/// A task that was changed on both sides in the same field: the server's text stays, ours became a copy.
public struct KeptCopy: Sendable, Equatable {
  public var title: String
  public var copy: TaskID
  public var copyTitle: String
}

/// What could not be done in a list. Nothing is lost by any of these.
public enum ListProblem: Sendable, Equatable {
  /// The list was not synced at all.
  case failed(SyncFailure)
  /// This many of the tasks would have vanished; they stay until the deletion is confirmed.
  case brake(count: Int, of: Int)
  /// There are more occurrences than this, so only the first are shown.
  case tooManyEvents(limit: Int)
  /// The server refuses changes; this many wait here.
  case readOnly(waiting: Int)
  /// The list or calendar is no longer on the server; its tasks and events stay.
  case missing(SourceList.Contents)
  /// A reminder that cannot be read; it is left alone.
  case quarantined(href: String)
  /// The server refuses this change of a task; it is not sent again before it is changed.
  case rejected(title: String, status: Int, code: String?, words: String? = nil)
  /// A change could not be sent this time and waits.
  case waiting(title: String, SyncFailure)
  /// The server did not keep these fields of a task; they stay here.
  case notKept(title: String, fields: [Field])
}
