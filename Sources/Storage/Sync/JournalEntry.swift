public import Domain

/// A write to a server, or a change received from it, with the texts before and after.
public struct JournalEntry: Sendable, Equatable {
  public enum Verb: String, Sendable, CaseIterable {
    /// Local changes written to the server.
    case create, update, delete, move
    /// Changes received: a new text, or the proof that a resource is gone.
    case receive, vanish

    /// Whether this was a write to the server.
    public var isWrite: Bool { self != .receive && self != .vanish }
  }

  public enum Outcome: String, Sendable, CaseIterable {
    /// Confirmed by the server.
    case done
    /// The response was lost, but the server turned out to have the text sent.
    case adopted
    /// Another client wrote first; its text was merged.
    case overtaken
    /// The resource no longer existed.
    case gone
    /// The server rejected the write.
    case refused
    /// The write never arrived, or a later one replaced it.
    case dropped
  }

  /// The list and href of a resource.
  public struct Place: Sendable, Hashable {
    public var list: ListID
    public var href: String

    public init(list: ListID, href: String) {
      self.list = list
      self.href = href
    }
  }

  /// An entry without number and outcome.
  public struct Draft: Sendable, Equatable {
    public var account: String
    public var list: ListID
    /// The href of the resource, before a move.
    public var href: String
    public var uid: String?
    public var task: TaskID?
    /// The title shown to the user.
    public var title: String
    public var verb: Verb
    /// The target of a move.
    public var target: Place?
    /// The last known text of the server; nil if it had none.
    public var before: [UInt8]?
    /// The text to send; nil if there is none.
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
  /// Nil until the response has arrived.
  public var outcome: Outcome?
  /// The server's error message.
  public var words: String?
  public var endedAt: Instant?
  /// The text on the server afterwards; nil if it has none or was not asked.
  public var after: [UInt8]?

  public var verb: Verb { draft.verb }
}

extension JournalEntry {
  /// The outcome of a write.
  public struct Ending: Sendable, Equatable {
    public var outcome: Outcome
    public var at: Instant
    /// The text now on the server.
    public var after: [UInt8]?
    /// The server's error message.
    public var words: String?

    public init(_ outcome: Outcome, at: Instant, after: [UInt8]? = nil, words: String? = nil) {
      self.outcome = outcome
      self.at = at
      self.after = after
      self.words = words
    }
  }
}
