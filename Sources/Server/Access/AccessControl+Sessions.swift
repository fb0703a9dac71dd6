internal import Synchronization

/// The session of a request, and the digest of the secret that proved it.
struct Admitted: Sendable, Equatable {
  var session: AccessSession
  var digest: SecretDigest
  /// Whether the next page must give the browser a new secret.
  var isToBeRenewed: Bool
}

extension AccessControl {
  /// Returns the session of the first valid secret, or nil.
  /// - Parameter host: the host of the request. A cookie from one host name is not valid for another.
  func admit(_ secrets: [Secret], at host: String) throws(AccessStoreError) -> Admitted? {
    for secret in secrets {
      if let admitted = try admit(secret, at: host) { return admitted }
    }
    return nil
  }

  private func admit(_ secret: Secret, at host: String) throws(AccessStoreError) -> Admitted? {
    let (time, digest) = (now(), secret.digest)
    var session = known.withLock { $0.session(digest, at: time) }
    if session == nil {
      session = try store.session(digest)
      if let session { known.withLock { $0.insert(session, for: digest, at: time) } }
    }
    guard let session, session.host == host else { return nil }
    guard max(session.usedAt, use(of: session.id)) > time - Self.sessionLifetime else { return nil }
    let isPresent = digest == session.digest
    known.withLock { $0.note(session.id, SessionCache.Use(at: time, isSettled: isPresent && session.former != nil)) }
    // A browser that still sends the former secret has not received the new one.
    let patience = isPresent ? Self.secretLifetime : 60
    return Admitted(session: session, digest: digest, isToBeRenewed: time - session.renewedAt >= patience)
  }

  private func use(of id: String) -> Int64 { known.withLock { $0.uses[id]?.at ?? 0 } }

  /// Whether the use of this session must be stored.
  func hasUsesToStore(of admitted: Admitted) -> Bool {
    let time = now()
    if admitted.session.former != nil, admitted.digest == admitted.session.digest { return true }
    return time - admitted.session.usedAt >= Self.useInterval || time < admitted.session.usedAt
  }

  /// Stores the times of use. Writes to disk, so do not call it on a network thread.
  func storeUses() {
    let uses = known.withLock { $0.takeUses() }
    for (id, use) in uses {
      // A use that could not be stored is stored at the next request.
      try? store.noteUse(ofSession: id, at: use.at, isSettled: use.isSettled)
      known.withLock { $0.forget(id) }
    }
  }

  /// Renews the secret of a session. Returns nil if the session was renewed or removed in the meantime.
  func renew(_ admitted: Admitted) throws(AccessStoreError) -> Secret? {
    let secret = Secret.random()
    let isRenewed = try store.renew(admitted.session, to: secret.digest, from: admitted.digest, at: now())
    known.withLock { $0.forget(admitted.session.id) }
    return isRenewed ? secret : nil
  }

  /// Returns the unexpired sessions, the most recently used first.
  public func sessions() throws(AccessStoreError) -> [AccessSession] {
    let time = now()
    let uses = known.withLock { $0.uses }
    return try store.sessions().map { session in
      var session = session
      session.usedAt = max(session.usedAt, uses[session.id]?.at ?? 0)
      return session
    }.filter { $0.usedAt > time - Self.sessionLifetime }
  }

  /// Signs a browser out immediately. Returns false if there is no session with this ID.
  /// - Parameter isOwn: whether the request came from this browser.
  public func removeSession(
    _ id: String, isOwn: Bool = false, from peer: String = ""
  ) throws(AccessStoreError) -> Bool {
    let browser = try store.sessions().first { $0.id == id }?.browser ?? ""
    guard try store.removeSession(id) else { return false }
    known.withLock { $0.forget(id) }
    log(isOwn ? .signedOut : .sessionRemoved, browser, from: peer)
    return true
  }

  /// Signs all browsers out immediately and invalidates all links.
  public func removeAll(withTokens: Bool, from peer: String = "") throws(AccessStoreError) {
    try store.removeAll(withTokens: withTokens)
    known.withLock { $0.forgetAll() }
    log(.allRemoved, from: peer)
  }
}
