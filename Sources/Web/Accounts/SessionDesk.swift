public import Domain

/// A signed-in browser, as its page shows it.
public struct SessionView: Sendable, Equatable {
  public var id: String
  /// Such as `Firefox · Linux`; empty when it did not say.
  public var browser: String
  public var openedAt: Due
  public var usedAt: Due

  public init(id: String, browser: String, openedAt: Due, usedAt: Due) {
    self.id = id
    self.browser = browser
    self.openedAt = openedAt
    self.usedAt = usedAt
  }
}

/// Something that happened around access, as its page shows it.
public struct AccessEventView: Sendable, Equatable {
  /// The name of its kind.
  public var kind: String
  public var subject: String
  public var peer: String
  public var at: Due

  public init(kind: String, subject: String, peer: String, at: Due) {
    self.kind = kind
    self.subject = subject
    self.peer = peer
    self.at = at
  }
}

/// Something a restored backup brought that waits for a yes, as its page shows it.
public struct ConsentView: Sendable, Equatable {
  /// `command`, `setting` or `calendar`.
  public var kind: String
  /// An account, a setting or a list.
  public var subject: String
  public var value: String

  public init(kind: String, subject: String, value: String) {
    self.kind = kind
    self.subject = subject
    self.value = value
  }
}

/// What the pages ask of the keeper of sessions.
public struct SessionDesk: Sendable {
  /// Used last first.
  public var sessions: @Sendable () throws(PlannerFailure) -> [SessionView]
  /// Signs a browser out at once; `peer` is where that was asked for.
  public var remove: @Sendable (_ id: String, _ peer: String) throws(PlannerFailure) -> Void
  /// What waits for a yes.
  public var consents: @Sendable () throws(PlannerFailure) -> [ConsentView]
  /// Says yes to one of them, as it was shown.
  public var allow: @Sendable (ConsentView, _ peer: String, Environment) throws(PlannerFailure) -> Void
  /// The latest events, newest first.
  public var events: @Sendable () throws(PlannerFailure) -> [AccessEventView]

  public init(
    sessions: @escaping @Sendable () throws(PlannerFailure) -> [SessionView],
    remove: @escaping @Sendable (_ id: String, _ peer: String) throws(PlannerFailure) -> Void,
    consents: @escaping @Sendable () throws(PlannerFailure) -> [ConsentView],
    allow: @escaping @Sendable (ConsentView, _ peer: String, Environment) throws(PlannerFailure) -> Void,
    events: @escaping @Sendable () throws(PlannerFailure) -> [AccessEventView]
  ) {
    self.sessions = sessions
    self.remove = remove
    self.consents = consents
    self.allow = allow
    self.events = events
  }
}
