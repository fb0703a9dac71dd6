/// A Todoist project exported as CSV, with one row per task, section and comment.
///
/// | Todoist | Zeitblock |
/// |---|---|
/// | CONTENT with `@label` | title, tags |
/// | PRIORITY 1, 2, 3 and 4 | importance high, medium, low |
/// | INDENT | subtasks |
/// | a section | tag of the tasks below it |
/// | RESPONSIBLE | delegated to |
/// | DATE, in the language of DATE_LANG | due day, recurrence |
/// | DURATION with its unit | duration |
/// | a note below a task | appended to the description |
///
/// Only the name of the file contains the name of the project.
public enum TodoistCSV {
  public static func read(_ bytes: [UInt8], _ context: ExchangeContext) throws(ExchangeFailure) -> ParsedFile {
    let text = try SourceText(bytes)
    let table = try CSVTable(text.bytes)
    guard let first = table.rows.first else { throw .empty }
    let header = CSVHeader(first)
    for name in ["TYPE", "CONTENT"] where !header.has(name) { throw .missing(field: name, line: 1) }
    try table.checkEnd(columns: header.names.count)
    var reader = TodoistReader(header, context)
    for row in table.rows.dropFirst() where !row.isBlank { reader.read(row) }
    return reader.finished()
  }

  /// Returns the project name in a file name: `Home [220330614].csv` is the project Home.
  static func project(_ fileName: String?) -> String? {
    guard var name = fileName else { return nil }
    if name.lowercased().hasSuffix(".csv") { name = String(name.dropLast(4)) }
    if name.hasSuffix("]"), let bracket = name.lastIndex(of: "[") { name = String(name[..<bracket]) }
    return trimmedOrNone(name)
  }
}

private struct TodoistReader {
  var maker: ParsedFileBuilder
  private let header: CSVHeader
  private let context: ExchangeContext
  private let project: String?
  private var section: String?
  /// The last task at each indentation level; `last` is the index of the most recent task.
  private var ancestors: [TaskID?] = []
  private var last: Int?

  init(_ header: CSVHeader, _ context: ExchangeContext) {
    self.header = header
    self.context = context
    maker = ParsedFileBuilder(.todoist, ExchangeClock(context.environment))
    project = TodoistCSV.project(context.fileName)
  }

  mutating func read(_ row: CSVTable.Row) {
    switch header.value("TYPE", row)?.lowercased() {
    case "task": readTask(row)
    case "section":
      section = header.value("CONTENT", row)
      ancestors = []
      last = nil
    case "note": readNote(row)
    case "meta", nil: break
    case let other?: maker.note(.notKept, "TYPE", line: row.line, sample: other)
    }
  }

  private mutating func readTask(_ row: CSVTable.Row) {
    last = nil
    var item = maker.blank("", createdAt: nil)
    readContent(header.value("CONTENT", row) ?? "", row.line, into: &item)
    item.notes = header.value("DESCRIPTION", row)
    item.delegatedTo = header.value("RESPONSIBLE", row).flatMap { TodoistReader.person($0) }
    if let section { maker.addTag(section, to: &item, line: row.line) }
    readPriority(row, into: &item)
    readDate(row, into: &item)
    readDuration(row, into: &item)
    if let deadline = header.value("DEADLINE", row) { readDeadline(deadline, row, into: &item) }
    let depth = max(1, header.value("INDENT", row).flatMap { Int(outside: $0) } ?? 1)
    item.parent = ancestors.prefix(depth - 1).last ?? nil
    let id = maker.add(item, id: nil, listName: project, hasCreation: false, line: row.line)
    ancestors = Array(ancestors.prefix(depth - 1)) + Array(repeating: nil, count: max(0, depth - 1 - ancestors.count))
    ancestors.append(id)
    if id != nil { last = maker.parsedFile.tasks.count - 1 }
  }

  private mutating func readContent(_ text: String, _ line: Int, into item: inout PlanItem) {
    var words: [String] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map({ String($0) }) {
      if word.utf8.count > 1, word.utf8.first == UInt8(ascii: "@") {
        maker.addTag(String(word.dropFirst()), to: &item, line: line)
      } else {
        words.append(word)
      }
    }
    // A leading star marks a task that cannot be completed in Todoist.
    if words.first == "*", words.count > 1 { words.removeFirst() }
    item.title = words.joined(separator: " ")
  }

  /// Extracts the name from `Evan (14781400)`.
  private static func person(_ text: String) -> String? {
    let name = text.hasSuffix(")") ? text.lastIndex(of: "(").map { String(text[..<$0]) } ?? text : text
    return trimmedOrNone(name)
  }

  private mutating func readPriority(_ row: CSVTable.Row, into item: inout PlanItem) {
    switch header.value("PRIORITY", row) {
    case "1": item.importance = .high
    case "2": item.importance = .medium
    case "3": maker.note(.changed, "PRIORITY", line: row.line, sample: "3")
    case nil, "4": break
    case let other?: maker.note(.unreadable, "PRIORITY", line: row.line, sample: other)
    }
  }

  private mutating func readNote(_ row: CSVTable.Row) {
    guard let text = header.value("CONTENT", row) else { return }
    guard let last else { return maker.note(.notKept, "note", line: row.line, sample: text) }
    let notes = [maker.parsedFile.tasks[last].item.notes, text].compactMap { $0 }.joined(separator: "\n\n")
    maker.parsedFile.tasks[last].item.notes = notes
  }

  mutating func finished() -> ParsedFile { maker.finished() }
}

/// Parses dates and durations.
extension TodoistReader {
  private func language(_ column: String, _ row: CSVTable.Row) -> Language {
    header.value(column, row).flatMap { Language(rawValue: String($0.prefix(2)).lowercased()) } ?? context.language
  }

  private mutating func readDate(_ row: CSVTable.Row, into item: inout PlanItem) {
    guard let text = header.value("DATE", row) else { return }
    let phrase = TodoistPhrase(text, in: language("DATE_LANG", row), at: maker.environment)
    guard let found = phrase.found else { return maker.note(.unreadable, "DATE", line: row.line, sample: text) }
    item.due = here(found.due, header.value("TIMEZONE", row))
    item.recurrence = found.recurrence
  }

  /// Converts a time from another time zone to local time.
  private func here(_ due: Due?, _ zone: String?) -> Due? {
    guard let due, due.time != nil, let zone, let instant = maker.environment.zones.instant(due.wall, zone) else {
      return due
    }
    let shown = maker.clock.wall(instant)
    return Due(day: shown.day, time: WallTime(minutes: shown.second / 60))
  }

  /// Uses a deadline as the due day if there is no date.
  private mutating func readDeadline(_ text: String, _ row: CSVTable.Row, into item: inout PlanItem) {
    let phrase = TodoistPhrase(text, in: language("DEADLINE_LANG", row), at: maker.environment)
    guard item.due == nil, let due = phrase.found?.due else {
      return maker.note(.notKept, "DEADLINE", line: row.line, sample: text)
    }
    item.due = due
  }

  private mutating func readDuration(_ row: CSVTable.Row, into item: inout PlanItem) {
    guard let text = header.value("DURATION", row), text.lowercased() != "none" else { return }
    let whole = text.split(separator: ".").first.flatMap { Ascii.number(Array($0.utf8)[...]) }
    guard let number = whole, number > 0 else {
      return maker.note(.unreadable, "DURATION", line: row.line, sample: text)
    }
    let isDays = header.value("DURATION_UNIT", row)?.lowercased().hasPrefix("day") == true
    item.manualDuration = number * (isDays ? EffectiveDuration.longest : 1)
  }
}
