/// A TickTick backup: some header lines followed by one row per task.
///
/// | TickTick | Zeitblock |
/// |---|---|
/// | List Name, Column Name | list, tag |
/// | Content with check list items | description |
/// | Priority 5, 3, 1 and 0 | importance high, medium, low |
/// | Status other than 0 | completed |
/// | Start Date, Due Date, Is All Day, Timezone | not before, due |
/// | Repeat | recurrence |
/// | parentId | subtasks |
public enum TickTickCSV {
  public static func read(_ bytes: [UInt8], _ context: ExchangeContext) throws(ExchangeFailure) -> ParsedFile {
    let text = try SourceText(bytes)
    let table = try CSVTable(text.bytes, separator: 0x2C)
    guard let place = table.rows.firstIndex(where: { isHeader($0) }) else {
      throw .missing(field: "List Name", line: table.rows.last?.line ?? 1)
    }
    let header = CSVHeader(table.rows[place])
    try table.checkEnd(columns: header.names.count)
    var reader = TickTickReader(header, context)
    for row in table.rows[(place + 1)...] where !row.isBlank { reader.read(row) }
    return reader.finished()
  }

  static func isHeader(_ row: CSVTable.Row) -> Bool {
    let header = CSVHeader(row)
    return header.has("List Name") && header.has("Title")
  }
}

private struct TickTickReader {
  var maker: ParsedFileBuilder
  private let header: CSVHeader
  private var numbered = NamedTasks()

  init(_ header: CSVHeader, _ context: ExchangeContext) {
    self.header = header
    maker = ParsedFileBuilder(.ticktick, ExchangeClock(context.environment))
  }

  mutating func read(_ row: CSVTable.Row) {
    if header.value("Kind", row)?.uppercased() == "NOTE" {
      return maker.note(.noTask, "Kind", line: row.line, sample: header.value("Title", row) ?? "")
    }
    let created = instant("Created Time", row)
    var item = maker.blank(header.value("Title", row) ?? "", createdAt: created)
    readContent(row, into: &item)
    readTimes(row, into: &item)
    readStatus(row, into: &item)
    readPriority(row, into: &item)
    for tag in (header.value("Tags", row) ?? "").split(separator: ",") {
      maker.addTag(String(tag), to: &item, line: row.line)
    }
    if let column = header.value("Column Name", row) { maker.addTag(column, to: &item, line: row.line) }
    for name in ["Reminder", "Folder Name"] {
      if let value = header.value(name, row) { maker.note(.notKept, name, line: row.line, sample: value) }
    }
    let list = header.value("List Name", row).map { OneLine.folded($0) }
    let id = maker.add(item, id: nil, listName: list, hasCreation: created != nil, line: row.line)
    guard let id else { return }
    numbered.note(id, name: header.value("taskId", row), parent: header.value("parentId", row), in: maker)
  }

  private mutating func readContent(_ row: CSVTable.Row, into item: inout PlanItem) {
    guard let content = header.value("Content", row) else { return }
    let isCheckList = header.value("Is Check list", row) == "Y" || header.value("Kind", row) == "CHECKLIST"
    item.notes = isCheckList ? TickTickReader.checkList(content) : content
    if isCheckList { maker.note(.changed, "Is Check list", line: row.line, sample: content) }
  }

  /// Converts check list items, which begin with a small square that is filled for completed ones.
  private static func checkList(_ content: String) -> String {
    var text = ""
    for character in content {
      switch character {
      case "▫": text += (text.isEmpty || text.hasSuffix("\n") ? "" : "\n") + "[ ] "
      case "▪": text += (text.isEmpty || text.hasSuffix("\n") ? "" : "\n") + "[x] "
      default: text.append(character)
      }
    }
    return text
  }

  private mutating func readStatus(_ row: CSVTable.Row, into item: inout PlanItem) {
    let status = header.value("Status", row) ?? "0"
    guard status != "0" else { return }
    item.completedAt = instant("Completed Time", row) ?? item.modifiedAt
    if status == "-1" { maker.note(.changed, "Status", line: row.line, sample: status) }
  }

  private mutating func readPriority(_ row: CSVTable.Row, into item: inout PlanItem) {
    switch header.value("Priority", row) {
    case "5": item.importance = .high
    case "3": item.importance = .medium
    case nil, "0", "1": break
    case let other?: maker.note(.unreadable, "Priority", line: row.line, sample: other)
    }
  }

  mutating func finished() -> ParsedFile {
    numbered.nest(in: &maker, "parentId")
    return maker.finished()
  }
}

extension TickTickReader {
  private mutating func instant(_ column: String, _ row: CSVTable.Row) -> Instant? {
    guard let text = header.value(column, row) else { return nil }
    let iso = text.utf8.count == 19 ? String(text.map { $0 == " " ? "T" : $0 }) + "Z" : text
    if let instant = Instant(iso: iso) ?? PlainCSV.offsetInstant(iso) { return instant }
    maker.note(.unreadable, column, line: row.line, sample: text)
    return nil
  }

  private mutating func readTimes(_ row: CSVTable.Row, into item: inout PlanItem) {
    let (start, due) = (instant("Start Date", row), instant("Due Date", row))
    let zone = header.value("Timezone", row)
    // A day is stored as midnight in the task's time zone; older backups lack the all-day flag.
    let saysAllDay = header.value("Is All Day", row)?.lowercased()
    func moment(_ instant: Instant) -> Due {
      let there = maker.clock.wall(instant, in: zone)
      if saysAllDay == "true" || (saysAllDay == nil && there.second == 0) { return Due(day: there.day) }
      let here = maker.clock.wall(instant)
      return Due(day: here.day, time: WallTime(minutes: here.second / 60))
    }
    item.due = (due ?? start).map { moment($0) }
    let first = start.map { moment($0) }
    if let first, let due = item.due, first.day < due.day { item.notBefore = first.day }
    // Midnight of an earlier day means that day, even if less than 24 hours remain because of a clock change.
    let isDay = start.map { maker.clock.wall($0, in: zone).second == 0 } == true && item.notBefore != nil
    if !isDay { readLength(from: start, to: due, isAllDay: saysAllDay == "true", into: &item) }
    readRepeat(row, into: &item)
  }

  /// Reads a start and a due time less than a day apart as a duration.
  private func readLength(from start: Instant?, to due: Instant?, isAllDay: Bool, into item: inout PlanItem) {
    guard let start, let due, !isAllDay, start < due, due.seconds - start.seconds < 86_400 else { return }
    item.manualDuration = Int((due.seconds - start.seconds) / 60)
    item.notBefore = nil
  }

  private mutating func readRepeat(_ row: CSVTable.Row, into item: inout PlanItem) {
    guard let text = header.value("Repeat", row) else { return }
    let first = text.split(separator: "\n").first.map { OneLine.trimmed(String($0)) } ?? ""
    let rule = first.uppercased().hasPrefix("RRULE:") ? String(first.dropFirst(6)) : first
    let parts = rule.split(separator: ";").map { String($0) }
    let plain = parts.filter { !$0.hasPrefix("TT_") }
    // The error's details do not matter: the value is reported as unreadable.
    guard let recurrence = try? Recurrence(rule: plain.joined(separator: ";"), on: item.due?.day) else {
      return maker.note(.unreadable, "Repeat", line: row.line, sample: text)
    }
    if plain.count < parts.count { maker.note(.changed, "Repeat", line: row.line, sample: text) }
    item.recurrence = recurrence
  }
}
