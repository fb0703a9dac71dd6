public import Domain

/// The results and failures of one sync, by account and list.
public struct SyncReport: Sendable, Equatable {
  public var accounts: [AccountReport] = []
  /// Read-only calendars from addresses and files.
  public var subscriptions: [EventReport] = []

  public init() {}

  /// The calendars of all accounts and subscriptions.
  public var calendars: [EventReport] { accounts.flatMap(\.calendars) + subscriptions }

  /// True if every account and list was synced without a problem.
  public var isComplete: Bool {
    accounts.allSatisfy { account in account.failure == nil && account.lists.allSatisfy { $0.problems.isEmpty } }
      && calendars.allSatisfy { $0.problems.isEmpty }
  }

  /// True if the sync changed nothing on either side.
  public var changedNothing: Bool {
    accounts.allSatisfy { account in account.lists.allSatisfy { !$0.changedAnything } }
      && calendars.allSatisfy { !$0.changedAnything }
  }
}

/// The result for one account.
public struct AccountReport: Sendable, Equatable {
  public var account: String
  /// The reason the account stopped; its data is unchanged, except for the lists reported here.
  public var failure: SyncFailure?
  public var lists: [ListReport] = []
  /// The calendars with events; a list of tasks and events is in both arrays.
  public var calendars: [EventReport] = []

  public init(account: String) {
    self.account = account
  }
}

/// The result for one list.
public struct ListReport: Sendable, Equatable {
  public var list: ListID
  public var name: String
  /// Tasks added here.
  public var added = 0
  /// Tasks changed here.
  public var changed = 0
  /// Tasks removed here because the server no longer has them.
  public var gone = 0
  /// Resources created, updated and deleted on the server.
  public var created = 0
  public var updated = 0
  public var deleted = 0
  public var conflicts: [KeptCopy] = []
  /// Titles of tasks deleted here that were restored because they were edited on the server.
  public var revived: [String] = []
  public var problems: [ListProblem] = []
  /// Parts of texts that could not be read as written; reported as long as the texts contain them.
  public var remarks: [Remark] = []
  /// The identifier of the question asked by a `.deletionGuard` problem, see `HeldDeletions`.
  public var question: String?

  public init(list: ListID, name: String) {
    self.list = list
    self.name = name
  }

  public var pushed: Int { created + updated + deleted }

  var changedAnything: Bool { added + changed + gone + pushed > 0 || !conflicts.isEmpty }
}

/// A task with a field that was changed on both sides: the server's text stays, ours became a copy.
public struct KeptCopy: Sendable, Equatable {
  public var title: String
  public var copy: TaskID
  public var copyTitle: String
}

/// A problem with a list. None of these loses data.
public enum ListProblem: Sendable, Equatable {
  /// The list was not synced at all.
  case failed(SyncFailure)
  /// This many tasks would have been deleted; they stay until the user confirms.
  case deletionGuard(count: Int, of: Int)
  /// There are more occurrences than this limit, so only the first are shown.
  case tooManyEvents(limit: Int)
  /// The server denies changes; this many are pending here.
  case readOnly(waiting: Int)
  /// The list or calendar is no longer on the server; its tasks and events stay.
  case missing(SourceList.Contents)
  /// A resource cannot be read; it is left unchanged.
  case quarantined(href: String)
  /// The server rejects this change of a task; it is not sent again until it is edited.
  case rejected(title: String, status: Int, code: String?, words: String? = nil)
  /// A change could not be sent this time and stays pending.
  case waiting(title: String, SyncFailure)
  /// The server did not keep these fields of a task; they stay here.
  case notKept(title: String, fields: [Field])
}
