internal import Domain

extension Connection {
  private static let accountColumns = """
    id, kind, url, user, password, passwordCommand, certificateFile, principal, homes, createdAt, zone,
    isPaused
    """

  func accounts() throws(StorageError) -> [Account] {
    let sql = """
      SELECT \(Self.accountColumns)
      FROM account
      ORDER BY createdAt, id
      """
    return try all(sql) { (row) throws(StorageError) in try Account(&row) }
  }

  func account(_ id: String) throws(StorageError) -> Account? {
    let sql = """
      SELECT \(Self.accountColumns)
      FROM account
      WHERE id = ?1
      """
    return try first(sql, .text(id)) { (row) throws(StorageError) in try Account(&row) }
  }

  func saveAccount(_ account: Account) throws(StorageError) {
    let sql = """
      INSERT INTO account (\(Self.accountColumns))
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
      ON CONFLICT (id) DO UPDATE
      SET kind = excluded.kind,
        url = excluded.url,
        user = excluded.user,
        password = excluded.password,
        passwordCommand = excluded.passwordCommand,
        certificateFile = excluded.certificateFile,
        principal = excluded.principal,
        homes = excluded.homes,
        zone = excluded.zone,
        isPaused = excluded.isPaused
      """
    try run(
      sql, .text(account.id), .text(account.kind.rawValue), .text(account.url), .text(account.user),
      .text(account.secret.password), .text(account.secret.command), .text(account.certificateFile),
      .text(account.principal), .text(account.homes.isEmpty ? nil : account.homes.joined(separator: "\n")),
      .integer(account.createdAt.seconds), .text(account.zone), .flag(account.isPaused))
  }

  func removeAccount(_ id: String) throws(StorageError) {
    try run("DELETE FROM account WHERE id = ?1", .text(id))
  }
}

extension Account {
  fileprivate init(_ row: inout Row) throws(StorageError) {
    let id = row.text()
    let kind = try Kind(rawValue: row.text()).known(in: "kind", of: "account")
    let url = row.text()
    let user = row.text()
    let password = row.optionalText()
    let command = row.optionalText()
    let secret = try (password.map { .password($0) } ?? command.map { Secret.command($0) })
      .known(in: "password", of: "account")
    self.init(
      id: id, kind: kind, url: url, user: user, secret: secret, certificateFile: row.optionalText(),
      principal: row.optionalText(), homes: row.text().split(separator: "\n").map { String($0) },
      createdAt: Instant(seconds: row.int64()), zone: row.optionalText(), isPaused: row.flag())
  }
}

extension Account.Secret {
  fileprivate var password: String? {
    if case .password(let text) = self { return text }
    return nil
  }

  fileprivate var command: String? {
    if case .command(let text) = self { return text }
    return nil
  }
}
