internal import Domain

extension Connection {
  private static let eventCalendarColumns = """
    list, ctag, syncToken, fullListAt, expandedFrom, expandedUntil, zone, address, etag, modified, checkedAt, identity,
    looked
    """

  func eventCalendar(_ list: ListID) throws(StorageError) -> EventCalendar? {
    try eventCalendars("WHERE list = ?1", .text(list.text)).first
  }

  func eventCalendars() throws(StorageError) -> [EventCalendar] {
    try eventCalendars("ORDER BY list")
  }

  private func eventCalendars(_ rest: String, _ values: Value...) throws(StorageError) -> [EventCalendar] {
    let sql = """
      SELECT \(Self.eventCalendarColumns)
      FROM eventCalendar
      \(rest)
      """
    return try all(sql, values) { EventCalendar(&$0) }
  }

  /// Whether some occurrences of the calendar are not stored.
  func isCut(_ calendar: ListID) throws(StorageError) -> Bool {
    try first("SELECT 1 FROM eventResource WHERE list = ?1 AND cut <> 0 LIMIT 1", .text(calendar.text)) { $0.int() }
      != nil
  }

  func saveEventCalendar(_ calendar: EventCalendar) throws(StorageError) {
    let sql = """
      INSERT OR REPLACE INTO eventCalendar (\(Self.eventCalendarColumns))
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
      """
    try run(
      sql, .text(calendar.list.text), .text(calendar.ctag), .text(calendar.syncToken),
      .integer(calendar.fullListAt?.seconds), .integer(calendar.expandedFrom?.seconds),
      .integer(calendar.expandedUntil?.seconds), .text(calendar.zone), .text(calendar.address), .text(calendar.etag),
      .text(calendar.modified), .integer(calendar.checkedAt?.seconds), .text(calendar.identity),
      .text(calendar.looked.map { "\($0.lowerBound) \($0.upperBound)" }.joined(separator: "\n")))
  }
}

extension EventCalendar {
  fileprivate init(_ row: inout Row) {
    self.init(list: ListID(row.text()))
    ctag = row.optionalText()
    syncToken = row.optionalText()
    fullListAt = row.optionalInt64().map { Instant(seconds: $0) }
    expandedFrom = row.optionalInt64().map { Instant(seconds: $0) }
    expandedUntil = row.optionalInt64().map { Instant(seconds: $0) }
    zone = row.optionalText()
    address = row.optionalText()
    etag = row.optionalText()
    modified = row.optionalText()
    checkedAt = row.optionalInt64().map { Instant(seconds: $0) }
    identity = row.optionalText()
    looked = row.text().split(separator: "\n").compactMap { line in
      let ends = line.split(separator: " ").compactMap { Int64($0) }
      return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : nil
    }
  }
}
