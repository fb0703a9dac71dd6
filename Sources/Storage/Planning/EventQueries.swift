internal import Domain

extension Connection {
  private static let eventColumns =
    "calendar, uid, recurrence, title, location, startsAt, endsAt, firstOn, lastOn, isBusy, status"

  /// The user's choices, which are not stored with the occurrences. Scalar subqueries leave the query plan for the
  /// occurrences unchanged.
  private static let choiceColumns = """
    (SELECT blocking FROM list WHERE id = calendarEvent.calendar),
    (SELECT blocks FROM eventBlocking AS said WHERE said.calendar = calendarEvent.calendar AND said.uid = calendarEvent.uid)
    """

  /// Queries timed and all-day events separately, so that each query can use its index.
  func events(in window: PlanWindow) throws(StorageError) -> [CalendarEvent] {
    let days = try events(
      "firstOn <= ?2 AND lastOn >= ?1 AND firstOn IS NOT NULL", .integer(Int(window.first.number)),
      .integer(Int(window.last.number)))
    let timed = try events(
      "startsAt < ?2 AND (endsAt > ?1 OR startsAt >= ?1) AND startsAt IS NOT NULL", .integer(window.from.seconds),
      .integer(window.until.seconds))
    return (days + timed).sorted { CalendarEvent.precedes($0, $1) }
  }

  private func events(_ condition: String, _ values: Value...) throws(StorageError) -> [CalendarEvent] {
    let sql = """
      SELECT \(Self.eventColumns), \(Self.choiceColumns)
      FROM calendarEvent
      WHERE \(condition)
        AND calendar IN (SELECT id FROM list WHERE isUsed = 1)
      """
    return try all(sql, values) { (row) throws(StorageError) in try CalendarEvent(&row) }
  }

  func event(_ key: EventKey) throws(StorageError) -> CalendarEvent? {
    let sql = """
      SELECT \(Self.eventColumns), \(Self.choiceColumns)
      FROM calendarEvent
      WHERE calendar = ?1
        AND uid = ?2
      ORDER BY firstOn IS NULL, firstOn, startsAt
      LIMIT 1
      """
    return try first(sql, .text(key.calendar.text), .text(key.uid)) { (row) throws(StorageError) in
      try CalendarEvent(&row)
    }
  }

  func eventBlocking(_ key: EventKey) throws(StorageError) -> Bool? {
    let sql = "SELECT blocks FROM eventBlocking WHERE calendar = ?1 AND uid = ?2"
    return try first(sql, .text(key.calendar.text), .text(key.uid)) { $0.flag() }
  }

  func setEventBlocking(_ blocks: Bool?, _ key: EventKey) throws(StorageError) {
    let place: [Value] = [.text(key.calendar.text), .text(key.uid)]
    guard let blocks else {
      return try run("DELETE FROM eventBlocking WHERE calendar = ?1 AND uid = ?2", place)
    }
    try run("INSERT OR REPLACE INTO eventBlocking (calendar, uid, blocks) VALUES (?1, ?2, ?3)", place + [.flag(blocks)])
  }

  func eventCount(in calendar: ListID) throws(StorageError) -> Int {
    try first("SELECT count(*) FROM calendarEvent WHERE calendar = ?1", .text(calendar.text)) { $0.int() } ?? 0
  }

  func eventCount(from source: EventSource) throws(StorageError) -> Int {
    let sql = "SELECT count(*) FROM calendarEvent WHERE calendar = ?1 AND source = ?2"
    return try first(sql, .text(source.calendar.text), .text(source.name)) { $0.int() } ?? 0
  }

  func setEvents(_ events: [CalendarEvent], from source: EventSource) throws(StorageError) {
    try run(
      "DELETE FROM calendarEvent WHERE calendar = ?1 AND source = ?2", .text(source.calendar.text), .text(source.name))
    let sql = """
      INSERT INTO calendarEvent (source, \(Self.eventColumns))
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
      """
    for event in events {
      let (start, end, first, last) = event.span.columns
      try run(
        sql, .text(source.name), .text(source.calendar.text), .text(event.uid), .text(event.recurrence),
        .text(event.title), .text(event.location), .integer(start), .integer(end), .integer(first), .integer(last),
        .flag(event.isBusy), .integer(event.status.rawValue))
    }
  }
}

extension CalendarEvent.Span {
  fileprivate var columns: (Int64?, Int64?, Int?, Int?) {
    switch self {
    case .timed(let start, let end): (start.seconds, end.seconds, nil, nil)
    case .days(let first, let last): (nil, nil, Int(first.number), Int(last.number))
    }
  }

  /// Returns nil if the row has neither times nor days.
  fileprivate init?(_ row: inout Row) {
    let times = (row.optionalInt64(), row.optionalInt64())
    let days = (row.optionalInt(), row.optionalInt())
    if let start = times.0, let end = times.1 {
      self = .timed(start: Instant(seconds: start), end: Instant(seconds: end))
    } else if let first = days.0, let last = days.1 {
      self = .days(first: Day(number: Int32(clamping: first)), last: Day(number: Int32(clamping: last)))
    } else {
      return nil
    }
  }
}

extension CalendarEvent {
  fileprivate init(_ row: inout Row) throws(StorageError) {
    let calendar = ListID(row.text())
    let uid = row.text()
    let recurrence = row.optionalText()
    let title = row.text()
    let location = row.optionalText()
    let span = try Span(&row).known(in: "startsAt", of: "calendarEvent")
    let isBusy = row.flag()
    let status = try Status(rawValue: row.int()).known(in: "status", of: "calendarEvent")
    let blocking = try EventBlocking(rawValue: row.int()).known(in: "blocking", of: "list")
    self.init(
      calendar: calendar, uid: uid, recurrence: recurrence, title: title, location: location, span: span,
      isBusy: isBusy, status: status, blocking: blocking, blocks: row.optionalInt().map { $0 == 1 })
  }
}
