internal import Domain

extension Connection {
  func setting(_ key: SettingKey) throws(StorageError) -> String? {
    try first("SELECT value FROM setting WHERE name = ?1", .text(key.rawValue)) { $0.text() }
  }

  func set(_ key: SettingKey, to text: String?) throws(StorageError) {
    guard let text else { return try run("DELETE FROM setting WHERE name = ?1", .text(key.rawValue)) }
    let sql = """
      INSERT INTO setting (name, value)
      VALUES (?1, ?2)
      ON CONFLICT (name) DO UPDATE
      SET value = excluded.value
      """
    try run(sql, .text(key.rawValue), .text(text))
  }
}
