internal import Domain

extension Connection {
  private static let collectionColumns =
    "list, account, href, syncToken, ctag, fullListAt, hasFullList, isDetached, identity"

  func collections(of account: String) throws(StorageError) -> [SyncedCollection] {
    let sql = """
      SELECT \(Self.collectionColumns)
      FROM collection
      WHERE account = ?1
      ORDER BY href
      """
    return try all(sql, .text(account)) { SyncedCollection(&$0) }
  }

  func collection(_ list: ListID) throws(StorageError) -> SyncedCollection? {
    let sql = """
      SELECT \(Self.collectionColumns)
      FROM collection
      WHERE list = ?1
      """
    return try first(sql, .text(list.text)) { SyncedCollection(&$0) }
  }

  func saveCollection(_ collection: SyncedCollection) throws(StorageError) {
    let sql = """
      INSERT INTO collection (\(Self.collectionColumns))
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
      ON CONFLICT (list) DO UPDATE
      SET account = excluded.account,
        href = excluded.href,
        syncToken = excluded.syncToken,
        ctag = excluded.ctag,
        fullListAt = excluded.fullListAt,
        hasFullList = excluded.hasFullList,
        isDetached = excluded.isDetached,
        identity = excluded.identity
      """
    try run(
      sql, .text(collection.list.text), .text(collection.account), .text(collection.href),
      .text(collection.syncToken), .text(collection.ctag), .integer(collection.fullListAt?.seconds),
      .flag(collection.hasFullList), .flag(collection.isDetached),
      .text(collection.identity))
  }

  func removeCollection(_ list: ListID) throws(StorageError) {
    try dropJournal(list, nil)
    try run("DELETE FROM resource WHERE list = ?1", .text(list.text))
    try run("DELETE FROM collection WHERE list = ?1", .text(list.text))
  }
}

extension SyncedCollection {
  fileprivate init(_ row: inout Row) {
    self.init(
      list: ListID(row.text()), account: row.text(), href: row.text(), syncToken: row.optionalText(),
      ctag: row.optionalText(), fullListAt: row.optionalInt64().map { Instant(seconds: $0) },
      hasFullList: row.flag(), isDetached: row.flag(), identity: row.optionalText())
  }
}
