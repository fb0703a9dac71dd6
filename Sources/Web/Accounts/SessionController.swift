public import Domain

/// A signed-in browser, as shown on its page.
public struct SessionView: Sendable, Equatable {
  public var id: String
  /// The browser, such as `Firefox · Linux`; empty if unknown.
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

/// An entry of the access log, as shown on its page.
public struct AccessEventView: Sendable, Equatable {
  /// The name of the event's kind.
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

/// An item of a restored backup that awaits consent, as shown on its page.
public struct ConsentView: Sendable, Equatable {
  /// `command`, `setting` or `calendar`.
  public var kind: String
  /// The account, setting or list concerned.
  public var subject: String
  public var value: String

  public init(kind: String, subject: String, value: String) {
    self.kind = kind
    self.subject = subject
    self.value = value
  }
}

/// The command handler for sessions and consents.
public struct SessionController: Sendable {
  /// The sessions, most recently used first.
  public var sessions: @Sendable () throws(PlannerFailure) -> [SessionView]
  /// Signs a browser out at once. `peer` is the address of the request.
  public var remove: @Sendable (_ id: String, _ peer: String) throws(PlannerFailure) -> Void
  /// The items that await consent.
  public var consents: @Sendable () throws(PlannerFailure) -> [ConsentView]
  /// Allows an item, provided it still is as it was shown.
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
