public import Domain

extension Connection {
  /// Returns the remarks of all texts of a list.
  func remarks(in list: ListID) throws(StorageError) -> [Remark] {
    let sql = "SELECT kind, subjects, count FROM remark WHERE list = ?1 ORDER BY href, kind"
    return try all(sql, .text(list.text)) { (row) throws(StorageError) in
      let kind = try Remark.Kind(rawValue: row.text()).known(in: "kind", of: "remark")
      let subjects = row.text().split(separator: "\n").map { String($0) }
      return Remark(kind, subjects, count: row.int())
    }
  }

  func setRemarks(_ remarks: [Remark], _ list: ListID, _ href: String) throws(StorageError) {
    let (list, href) = (Value.text(list.text), Value.text(href))
    let isThere = try first("SELECT 1 FROM remark WHERE list = ?1 AND href = ?2", list, href) { $0.int() } != nil
    guard isThere || !remarks.isEmpty else { return }
    try run("DELETE FROM remark WHERE list = ?1 AND href = ?2", list, href)
    for remark in remarks {
      try run(
        "INSERT INTO remark (list, href, kind, subjects, count) VALUES (?1, ?2, ?3, ?4, ?5)", list, href,
        .text(remark.kind.rawValue), .text(remark.subjects.joined(separator: "\n")), .integer(remark.count))
    }
  }
}

extension PlannerTransaction {
  /// Returns the remarks about parts of a list's texts that could not be imported as written, combined.
  public func remarks(in list: ListID) throws(PlannerFailure) -> [Remark] {
    try attempt { () throws(StorageError) in Remarks(try connection.remarks(in: list)).all }
  }

  /// Replaces the remarks of one text.
  public func setRemarks(_ remarks: [Remark], in list: ListID, href: String) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.setRemarks(remarks, list, href) }
  }
}
