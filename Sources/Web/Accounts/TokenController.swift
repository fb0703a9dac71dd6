public import Domain

/// An API token, as shown on its page.
public struct TokenView: Sendable, Equatable {
  public var id: String
  public var name: String
  public var mayWrite: Bool
  public var madeAt: Due
  public var usedAt: Due?

  public init(id: String, name: String, mayWrite: Bool, madeAt: Due, usedAt: Due?) {
    self.id = id
    self.name = name
    self.mayWrite = mayWrite
    self.madeAt = madeAt
    self.usedAt = usedAt
  }
}

/// The command handler for API tokens.
public struct TokenController: Sendable {
  /// The tokens, oldest first.
  public var tokens: @Sendable () throws(PlannerFailure) -> [TokenView]
  /// Creates a token for a request from `peer`. Returns the secret, which cannot be retrieved again.
  public var make: @Sendable (_ name: String, _ mayWrite: Bool, _ peer: String) throws(PlannerFailure) -> String
  public var revoke: @Sendable (_ id: String, _ peer: String) throws(PlannerFailure) -> Void

  public init(
    tokens: @escaping @Sendable () throws(PlannerFailure) -> [TokenView],
    make: @escaping @Sendable (_ name: String, _ mayWrite: Bool, _ peer: String) throws(PlannerFailure) -> String,
    revoke: @escaping @Sendable (_ id: String, _ peer: String) throws(PlannerFailure) -> Void
  ) {
    self.tokens = tokens
    self.make = make
    self.revoke = revoke
  }
}
