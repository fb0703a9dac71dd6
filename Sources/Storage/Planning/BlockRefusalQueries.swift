internal import Domain

extension Connection {
  func blockRefusal(_ block: BlockID) throws(StorageError) -> BlockRefusal? {
    let sql = """
      SELECT block, list, waiting, etag, status, code, words
      FROM blockRefusal
      WHERE block = ?1
      """
    return try first(sql, .text(block.text)) { row in
      BlockRefusal(
        block: BlockID(row.text()), list: ListID(row.text()), waiting: row.int64(), etag: row.optionalText(),
        status: row.int(), code: row.optionalText(), words: row.optionalText())
    }
  }

  func saveBlockRefusal(_ refusal: BlockRefusal) throws(StorageError) {
    let sql = """
      INSERT OR REPLACE INTO blockRefusal (block, list, waiting, etag, status, code, words)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      """
    try run(
      sql, .text(refusal.block.text), .text(refusal.list.text), .integer(refusal.waiting), .text(refusal.etag),
      .integer(refusal.status), .text(refusal.code), .text(refusal.words))
  }
}
