extension AccessControl {
  /// Prefix of every token, so that people and secret scanners recognize it.
  static let tokenPrefix = "zeitblock_"
  /// Maximum length of a token's name in characters.
  public static let longestTokenName = 100

  /// Creates a token for a program.
  /// - Parameter name: one line of 1…100 characters.
  /// - Returns: the text the program must send, which is not stored and shown only once, and the token.
  public func makeToken(
    named name: String, mayWrite: Bool, from peer: String = ""
  ) throws(AccessStoreError) -> (text: String, token: AccessToken) {
    let secret = Secret.random()
    let token = AccessToken(digest: secret.digest, name: name, mayWrite: mayWrite, createdAt: now())
    try store.addToken(token)
    log(.tokenMade, name, from: peer)
    return (Self.tokenPrefix + secret.text, token)
  }

  /// Returns all tokens, oldest first.
  public func tokens() throws(AccessStoreError) -> [AccessToken] { try store.tokens() }

  /// Revokes a token immediately. Returns false if there is none with this ID.
  public func revokeToken(_ id: String, from peer: String = "") throws(AccessStoreError) -> Bool {
    guard let token = try store.tokens().first(where: { $0.id == id }) else { return false }
    guard try store.removeToken(token.digest) else { return false }
    log(.tokenRevoked, token.name, from: peer)
    return true
  }

  /// Returns the token in an `Authorization` field; nil if it is malformed, unknown or revoked.
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
