public import Domain

/// One write on a server, or one change of a server's that was taken in here, with the texts before and after.
public struct JournalEntry: Sendable, Equatable {
  public enum Verb: String, Sendable, CaseIterable {
    /// Written from here.
    case create, update, delete, move
    /// Taken in from there: another text, or the proof that a resource is gone.
    case receive, vanish

    /// True for what was written on the server.
    public var isWrite: Bool { self != .receive && self != .vanish }
  }

  public enum Outcome: String, Sendable, CaseIterable {
    /// Done and confirmed.
    case done
    /// The answer was lost, but the server was found to hold what was sent.
    case adopted
    /// Somebody else was faster; their text was merged.
    case overtaken
    /// The resource was not there any more.
    case gone
    /// The server will not take it.
    case refused
    /// It never arrived, or a later write took its place.
    case dropped
  }

  /// Where a resource lies.
  public struct Place: Sendable, Hashable {
    public var list: ListID
    public var href: String

    public init(list: ListID, href: String) {
      self.list = list
      self.href = href
    }
  }

  /// An entry before it has a number and an end.
  public struct Draft: Sendable, Equatable {
    public var account: String
    public var list: ListID
    /// Where the resource is, or was before a move.
    public var href: String
    public var uid: String?
    public var task: TaskID?
    /// What a person recognises the task by.
    public var title: String
    public var verb: Verb
    /// Where a move goes.
    public var target: Place?
    /// The server's text as last known; nil when it had none.
    public var before: [UInt8]?
    /// The text to be sent; nil for what sends none.
    public var sent: [UInt8]?
    public var at: Instant

    public init(
      account: String, list: ListID, href: String, uid: String? = nil, task: TaskID? = nil, title: String, verb: Verb,
      target: Place? = nil, before: [UInt8]? = nil, sent: [UInt8]? = nil, at: Instant
    ) {
      self.account = account
      self.list = list
      self.href = href
      self.uid = uid
      self.task = task
      self.title = title
      self.verb = verb
      self.target = target
      self.before = before
      self.sent = sent
      self.at = at
    }
  }

  public var number: Int64
  public var draft: Draft
  /// Nil while the answer has not come.
  public var outcome: Outcome?
  /// The server's own words about a refusal.
  public var words: String?
  public var endedAt: Instant?
  /// The text the server holds after it; nil when it has none or was not asked.
  public var after: [UInt8]?

  public var verb: Verb { draft.verb }
}

extension JournalEntry {
  /// How a write ended.
  public struct Ending: Sendable, Equatable {
    public var outcome: Outcome
    public var at: Instant
    /// The text the server holds now.
    public var after: [UInt8]?
    /// The server's own words.
    public var words: String?

    public init(_ outcome: Outcome, at: Instant, after: [UInt8]? = nil, words: String? = nil) {
      self.outcome = outcome
      self.at = at
      self.after = after
      self.words = words
    }
  }
}
