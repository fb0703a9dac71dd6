internal import Domain

extension Connection {
  /// Returns the lists with unanswered or unexecuted questions, and the kind of their subjects.
  func heldPlaces() throws(StorageError) -> [(list: ListID, kind: HeldSubject.Kind)] {
    try all("SELECT DISTINCT list, kind FROM heldDeletion ORDER BY list, kind") { (row) throws(StorageError) in
      let list = ListID(row.text())
      return (list, try HeldSubject.Kind(rawValue: row.int()).known(in: "kind", of: "heldDeletion"))
    }
  }

  func heldDeletions(_ kind: HeldSubject.Kind, in list: ListID) throws(StorageError) -> [HeldDeletion] {
    let sql = """
      SELECT href, subject, heldAt, isConfirmed
      FROM heldDeletion
      WHERE list = ?1
        AND kind = ?2
      ORDER BY href
      """
    return try all(sql, .text(list.text), .integer(kind.rawValue)) { HeldDeletion(&$0, kind) }
  }

  /// Returns the held subjects that still exist locally.
  func subjectsHeld(_ kind: HeldSubject.Kind, in list: ListID) throws(StorageError) -> [HeldSubject] {
    let sql = """
      SELECT \(kind.table).id
      FROM heldDeletion
      JOIN \(kind.table) ON \(kind.table).id = heldDeletion.subject
      WHERE heldDeletion.list = ?1
        AND heldDeletion.kind = ?2
      ORDER BY \(kind.table).\(kind.order), \(kind.table).id
      """
    return try all(sql, .text(list.text), .integer(kind.rawValue)) { HeldSubject($0.text(), kind) }
  }

  func subjectCount(_ kind: HeldSubject.Kind, in list: ListID) throws(StorageError) -> Int {
    let sql = "SELECT count(*) FROM \(kind.table) WHERE \(kind.place) = ?1"
    return try first(sql, .text(list.text)) { $0.int() } ?? 0
  }

  func insert(_ deletion: HeldDeletion, in list: ListID) throws(StorageError) {
    let sql = """
      INSERT INTO heldDeletion (list, kind, href, subject, heldAt, isConfirmed)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      """
    try run(
      sql, .text(list.text), .integer(deletion.subject.kind.rawValue), .text(deletion.href),
      .text(deletion.subject.text), .integer(deletion.heldAt.seconds), .flag(deletion.isConfirmed))
  }

  func removeHeldDeletions(_ kind: HeldSubject.Kind, in list: ListID) throws(StorageError) {
    try run("DELETE FROM heldDeletion WHERE list = ?1 AND kind = ?2", .text(list.text), .integer(kind.rawValue))
  }

  func confirmHeldDeletions(_ kind: HeldSubject.Kind, in list: ListID) throws(StorageError) {
    try run(
      "UPDATE heldDeletion SET isConfirmed = 1 WHERE list = ?1 AND kind = ?2", .text(list.text),
      .integer(kind.rawValue))
  }
}

extension HeldSubject {
  fileprivate init(_ text: String, _ kind: Kind) {
    switch kind {
    case .task: self = .task(TaskID(text))
    case .block: self = .block(BlockID(text))
    }
  }

  fileprivate var text: String {
    switch self {
    case .task(let task): task.text
    case .block(let block): block.text
    }
  }
}

extension HeldSubject.Kind {
  fileprivate var table: String { self == .task ? "task" : "timeBlock" }
  fileprivate var order: String { self == .task ? "rank" : "startsAt" }
  /// The column with the list or calendar.
  fileprivate var place: String { self == .task ? "list" : "calendar" }
}

extension HeldDeletion {
  fileprivate init(_ row: inout Row, _ kind: HeldSubject.Kind) {
    self.init(
      href: row.text(), subject: HeldSubject(row.text(), kind), heldAt: Instant(seconds: row.int64()),
      isConfirmed: row.flag())
  }
}
