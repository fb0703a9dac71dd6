extension AccessControl {
  /// What every token begins with, so that people and programs that search for secrets know it.
  static let tokenPrefix = "zeitblock_"
  /// Characters of a token's name.
  public static let longestTokenName = 100

  /// Makes a token for a program.
  /// - Parameter name: one line of 1…100 characters.
  /// - Returns: what the program has to send, shown this once and not stored, and the token.
  public func makeToken(
    named name: String, mayWrite: Bool, from peer: String = ""
  ) throws(AccessStoreError) -> (text: String, token: AccessToken) {
    let secret = Secret.random()
    let token = AccessToken(digest: secret.digest, name: name, mayWrite: mayWrite, createdAt: now())
    try store.addToken(token)
    log(.tokenMade, name, from: peer)
    return (Self.tokenPrefix + secret.text, token)
  }

  /// Oldest first.
  public func tokens() throws(AccessStoreError) -> [AccessToken] { try store.tokens() }

  /// Ends a token at once; false when there is none with this id.
  public func revokeToken(_ id: String, from peer: String = "") throws(AccessStoreError) -> Bool {
    guard let token = try store.tokens().first(where: { $0.id == id }) else { return false }
    guard try store.removeToken(token.digest) else { return false }
    log(.tokenRevoked, token.name, from: peer)
    return true
  }

  /// The token an `Authorization` field names; nil for one that is unknown, revoked or none of ours.
  func token(in header: String) throws(AccessStoreError) -> AccessToken? {
    let parts = header.split(separator: " ", omittingEmptySubsequences: true)
    guard parts.count == 2, parts[0].lowercased() == "bearer", parts[1].hasPrefix(Self.tokenPrefix),
      let secret = Secret.parsed(parts[1].dropFirst(Self.tokenPrefix.count)),
      let token = try store.token(secret.digest)
    else { return nil }
    let time = now()
    if token.usedAt.map({ time - $0 >= Self.useInterval || time < $0 }) ?? true {
      try store.noteUse(of: token.digest, at: time)
    }
    return token
  }
}
