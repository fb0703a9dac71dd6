public import Domain

/// A setting, command or calendar file from a restored backup. It takes no effect until the user allows it.
public struct Consent: Sendable, Equatable {
  public enum Kind: String, Sendable {
    /// The command that prints the password of the account `subject`.
    case command
    /// The setting named `subject`.
    case setting
    /// The local path the calendar `subject` is read from.
    case calendar
  }

  public var kind: Kind
  public var subject: String
  public var value: String

  public init(_ kind: Kind, _ subject: String, _ value: String) {
    self.kind = kind
    self.subject = subject
    self.value = value
  }
}

extension PlannerTransaction {
  /// Returns the entries that still wait for the user's consent.
  public func consents() throws(PlannerFailure) -> [Consent] {
    try attempt { () throws(StorageError) in try connection.consents() }
  }

  public func removeConsent(_ kind: Consent.Kind, _ subject: String) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in
      try connection.run("DELETE FROM consent WHERE kind = ?1 AND subject = ?2", .text(kind.rawValue), .text(subject))
    }
  }
}

extension Connection {
  fileprivate func consents() throws(StorageError) -> [Consent] {
    // Omits entries whose account or calendar is gone or has changed since.
    let sql = """
      SELECT kind, subject, value
      FROM consent
      WHERE kind = 'setting'
        OR kind = 'command' AND EXISTS (SELECT 1 FROM account WHERE id = subject AND passwordCommand = value)
        OR kind = 'calendar' AND EXISTS (SELECT 1 FROM eventCalendar WHERE list = subject AND address = value)
      ORDER BY kind, subject
      """
    return try all(sql) { $0.consent() }.compactMap { $0 }
  }

  /// Returns every command, setting and local calendar path in this database that a malicious backup could have chosen.
  private func chosen() throws(StorageError) -> [Consent] {
    let sql = """
      SELECT 'command', id, passwordCommand
      FROM account
      WHERE passwordCommand IS NOT NULL
      UNION ALL
      SELECT 'setting', name, value
      FROM setting
      WHERE name IN ('captureFolder', 'titlesModelURL')
        AND value <> ''
      UNION ALL
      SELECT 'calendar', list, address
      FROM eventCalendar
      WHERE address IS NOT NULL
        AND address NOT LIKE 'https://%'
        AND address NOT LIKE 'http://%'
      """
    return try all(sql) { $0.consent() }.compactMap { $0 }
  }

  /// Requires consent for everything this database would run, read or contact on its own, except what `present` already
  /// uses.
  func holdBack(except present: Connection?) throws(StorageError) {
    // Unreadable existing data grants no consent.
    let waiting = (try? present?.consents()) ?? []
    let allowed = ((try? present?.chosen()) ?? []).filter { !waiting.contains($0) }
    try run("DELETE FROM consent")
    for consent in try chosen() where !allowed.contains(consent) {
      try run(
        "INSERT INTO consent (kind, subject, value) VALUES (?1, ?2, ?3)", .text(consent.kind.rawValue),
        .text(consent.subject), .text(consent.value))
      if consent.kind == .setting { try run("DELETE FROM setting WHERE name = ?1", .text(consent.subject)) }
    }
  }
}

extension Row {
  fileprivate mutating func consent() -> Consent? {
    let (kind, subject, value) = (text(), text(), text())
    return Consent.Kind(rawValue: kind).map { Consent($0, subject, value) }
  }
}
