internal import Domain

extension Connection {
  func setting(_ key: SettingKey) throws(StorageError) -> String? { try setting(named: key.rawValue) }

  func set(_ key: SettingKey, to text: String?) throws(StorageError) { try set(key.rawValue, to: text) }

  func focusText() throws(StorageError) -> String? { try setting(named: focusName) }

  func setFocusText(_ text: String?) throws(StorageError) { try set(focusName, to: text) }

  func proposalText() throws(StorageError) -> String? { try setting(named: proposalName) }

  func setProposalText(_ text: String?) throws(StorageError) { try set(proposalName, to: text) }

  func titleRunText() throws(StorageError) -> String? { try setting(named: titleRunName) }

  func setTitleRunText(_ text: String?) throws(StorageError) { try set(titleRunName, to: text) }

  /// Stored in the settings table, but not a `SettingKey`.
  private var focusName: String { "focusState" }
  private var proposalName: String { "planProposal" }
  private var titleRunName: String { "titleRun" }

  private func setting(named name: String) throws(StorageError) -> String? {
    try first("SELECT value FROM setting WHERE name = ?1", .text(name)) { $0.text() }
  }

  private func set(_ name: String, to text: String?) throws(StorageError) {
    guard let text else { return try run("DELETE FROM setting WHERE name = ?1", .text(name)) }
    let sql = """
      INSERT INTO setting (name, value)
      VALUES (?1, ?2)
      ON CONFLICT (name) DO UPDATE
      SET value = excluded.value
      """
    try run(sql, .text(name), .text(text))
  }
}
