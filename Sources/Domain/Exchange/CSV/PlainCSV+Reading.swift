/// A CSV file with one row per task. Files written by this program are read back without loss; other files are read as
/// far as their German or English column names are recognised.
public enum PlainCSV {
  /// The columns in the order in which they are written.
  static let columns = [
    "id", "title", "notes", "list", "completed", "due", "not before", "minutes", "importance", "urgent", "grade",
    "type", "tags", "repeat", "parent", "delegated to", "url", "created", "modified", "minutes spent", "original title",
    "title to improve",
  ]

  /// Alternative column names.
  static let synonyms: [String: [String]] = [
    "id": ["uid", "uuid", "kennung"],
    "title": ["name", "task", "task name", "summary", "subject", "content", "titel", "aufgabe", "betreff"],
    "notes": ["note", "description", "details", "body", "notizen", "notiz", "beschreibung"],
    "list": ["project", "folder", "category", "liste", "projekt", "ordner", "list name"],
    "completed": ["completed at", "completion date", "done", "date completed", "status", "erledigt", "erledigt am"],
    "due": ["due date", "deadline", "date", "fällig", "fällig am", "datum"],
    "not before": ["start", "start date", "defer", "defer date", "nicht vor", "beginn"],
    "minutes": ["duration", "estimate", "estimated minutes", "dauer", "minuten"],
    "importance": ["priority", "wichtigkeit", "priorität"],
    "urgent": ["urgency", "dringend"],
    "grade": ["note abcde"],
    "type": ["art", "typ"],
    "tags": ["labels", "tag", "contexts", "schlagwörter", "etiketten"],
    "repeat": ["recurrence", "rrule", "wiederholung"],
    "parent": ["parent id", "übergeordnet"],
    "delegated to": ["assignee", "assigned to", "abgegeben an"],
    "url": ["link", "source"],
    "created": ["created at", "creation date", "date created", "erstellt", "angelegt"],
    "modified": ["modified at", "updated", "updated at", "geändert"],
  ]

  public static func read(_ bytes: [UInt8], _ context: ExchangeContext) throws(ExchangeFailure) -> ParsedFile {
    let text = try SourceText(bytes)
    let table = try CSVTable(text.bytes)
    guard let first = table.rows.first else { throw .empty }
    let header = CSVHeader(first)
    guard place("title", in: header) != nil else { throw .missing(field: "title", line: 1) }
    try table.checkEnd(columns: header.names.count)
    var reader = PlainCSVReader(header, ExchangeClock(context.environment))
    for row in table.rows.dropFirst() where !row.isBlank { reader.read(row) }
    return reader.maker.finished()
  }

  static func place(_ column: String, in header: CSVHeader) -> Int? {
    header.place([column] + (synonyms[column] ?? []))
  }
}

private struct PlainCSVReader {
  var maker: ParsedFileBuilder
  private let places: [String: Int]
  /// Columns with unrecognised names.
  private let unknown: [(place: Int, name: String)]

  init(_ header: CSVHeader, _ clock: ExchangeClock) {
    maker = ParsedFileBuilder(.csv, clock)
    var places: [String: Int] = [:]
    for column in PlainCSV.columns { places[column] = PlainCSV.place(column, in: header) }
    self.places = places
    let known = Set(places.values)
    unknown = header.names.enumerated().filter { !known.contains($0.offset) }.map { ($0.offset, $0.element) }
  }

  private func value(_ column: String, _ row: CSVTable.Row) -> String? {
    guard let place = places[column], place < row.cells.count else { return nil }
    let text = FormulaGuard.unguarded(row.cells[place])
    return OneLine.trimmed(text).isEmpty ? nil : text
  }

  mutating func read(_ row: CSVTable.Row) {
    let created = instant("created", row)
    var item = maker.blank(value("title", row) ?? "", createdAt: created)
    item.modifiedAt = instant("modified", row) ?? item.createdAt
    item.notes = value("notes", row)
    readTimes(row, into: &item)
    readAttributes(row, into: &item)
    readOrigin(row, into: &item)
    for column in unknown where column.place < row.cells.count && !OneLine.trimmed(row.cells[column.place]).isEmpty {
      maker.note(.notKept, column.name, line: row.line, sample: row.cells[column.place])
    }
    let id = value("id", row).flatMap { TaskID(foreign: OneLine.trimmed($0)) }
    let list = value("list", row).map { OneLine.folded($0) }
    maker.add(item, id: id, listName: list, hasCreation: created != nil, line: row.line)
  }

  private mutating func readTimes(_ row: CSVTable.Row, into item: inout PlanItem) {
    item.due = moment("due", row)
    item.notBefore = moment("not before", row)?.day
    if let text = value("minutes", row).map({ OneLine.trimmed($0) }) {
      item.manualDuration = PlainCSV.minutes(text)
      if item.manualDuration == nil { maker.note(.unreadable, "minutes", line: row.line, sample: text) }
    }
    if let text = value("repeat", row) {
      item.recurrence = PlainCSV.recurrence(text, due: item.due)
      if item.recurrence == nil { maker.note(.unreadable, "repeat", line: row.line, sample: text) }
    }
    readCompletion(row, into: &item)
  }

  private mutating func readCompletion(_ row: CSVTable.Row, into item: inout PlanItem) {
    guard let text = value("completed", row).map({ OneLine.trimmed($0).lowercased() }) else { return }
    if let at = PlainCSV.instant(OneLine.trimmed(text.uppercased()), maker.clock) {
      item.completedAt = at
    } else if ["yes", "true", "1", "x", "done", "completed", "complete", "ja", "erledigt", "wahr"].contains(text) {
      item.completedAt = item.modifiedAt
    } else if !["no", "false", "0", "open", "todo", "pending", "needs-action", "nein", "offen", "falsch"].contains(text)
    {
      maker.note(.unreadable, "completed", line: row.line, sample: text)
    }
  }

  private mutating func readAttributes(_ row: CSVTable.Row, into item: inout PlanItem) {
    if let text = value("importance", row) {
      if let known = PlainCSV.importance(OneLine.trimmed(text).lowercased()) {
        item.importance = known
      } else {
        maker.note(.unreadable, "importance", line: row.line, sample: text)
      }
    }
    if let text = value("urgent", row).map({ OneLine.trimmed($0).lowercased() }) {
      item.urgency = ["yes", "true", "1", "x", "ja", "urgent", "dringend"].contains(text) ? .urgent : .notUrgent
    }
    if let text = value("grade", row).map({ OneLine.trimmed($0).uppercased() }) {
      let parts = text.split(separator: "-").map { String($0) }
      item.grade = parts.first.flatMap { Grade(letter: $0) }
      item.subPriority = parts.count == 2 ? Int(outside: parts[1]) : nil
      if item.grade == nil { maker.note(.unreadable, "grade", line: row.line, sample: text) }
    }
    if let text = value("type", row).map({ OneLine.trimmed($0) }) {
      item.type = TaskType(name: text) ?? .maintenance
      if TaskType(name: text) == nil { maker.note(.unreadable, "type", line: row.line, sample: text) }
    }
    for tag in (value("tags", row) ?? "").split(whereSeparator: { $0 == "," || $0 == ";" || $0 == "\n" }) {
      maker.addTag(String(tag), to: &item, line: row.line)
    }
  }

  private func readOrigin(_ row: CSVTable.Row, into item: inout PlanItem) {
    item.parent = value("parent", row).flatMap { TaskID(foreign: OneLine.trimmed($0)) }
    item.delegatedTo = value("delegated to", row)
    item.sourceURL = value("url", row)
    item.actualMinutes = value("minutes spent", row).flatMap { Int(outside: $0) } ?? 0
    item.originalTitle = trimmedOrNone(value("original title", row))
    item.needsTitleImprovement = value("title to improve", row) == "yes"
  }

  private mutating func instant(_ column: String, _ row: CSVTable.Row) -> Instant? {
    guard let text = value(column, row).map({ OneLine.trimmed($0) }) else { return nil }
    let found = PlainCSV.instant(text, maker.clock)
    if found == nil { maker.note(.unreadable, column, line: row.line, sample: text) }
    return found
  }

  private mutating func moment(_ column: String, _ row: CSVTable.Row) -> Due? {
    guard let text = value(column, row).map({ OneLine.trimmed($0) }) else { return nil }
    let found = PlainCSV.due(text, maker.clock)
    if found == nil { maker.note(.unreadable, column, line: row.line, sample: text) }
    return found
  }
}
