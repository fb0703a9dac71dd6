public import Domain
import ICalendar

/// iCalendar files (RFC 5545) with many VTODOs in one calendar, as exported by Apple Reminders, Nextcloud and others.
public enum TodoFile {
  /// - Throws: an error that prevents reading the whole file; the parsed file reports what single tasks lose.
  public static func read(
    _ bytes: [UInt8], _ context: ExchangeContext, zones: ZoneResolver
  ) throws(ExchangeFailure) -> ParsedFile {
    let calendar = try CalendarBlocks(try SourceText(joined(bytes)))
    var reader = CalendarReader(context, zones)
    reader.read(calendar.blocks)
    return reader.maker.finished()
  }

  /// Unfolds lines that are folded inside a multi-byte character, as RFC 2445 permitted.
  public static func joined(_ bytes: [UInt8]) -> [UInt8] {
    let isInside = { (place: Int) in place < bytes.count && bytes[place] & 0xC0 == 0x80 }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      let next = index + (isPair ? 2 : 1)
      let isFold =
        (isPair || bytes[index] == 0x0A) && next < bytes.count && (bytes[next] == 0x20 || bytes[next] == 0x09)
      if isFold, isInside(next + 1) {
        index = next + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}

private struct CalendarReader {
  var maker: ParsedFileBuilder
  private let mapping: TaskMapping
  private let zones: ZoneResolver

  init(_ context: ExchangeContext, _ zones: ZoneResolver) {
    maker = ParsedFileBuilder(.ics, ExchangeClock(context.environment))
    mapping = TaskMapping(zones: zones)
    self.zones = zones
  }

  /// Reads all tasks; a recurring task and its overridden occurrences share one UID and form one task.
  mutating func read(_ blocks: [CalendarBlocks.Block]) {
    var order: [String] = []
    var groups: [String: [CalendarBlocks.Block]] = [:]
    for block in blocks where block.name == "VTODO" {
      let uid = block.value("UID") ?? ""
      // Each VTODO without a UID is a separate task.
      let key = uid.isEmpty ? "\n\(block.line)" : uid
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(block)
    }
    for key in order { read(once(groups[key] ?? []), hasUID: !key.hasPrefix("\n")) }
    for block in blocks where block.name != "VTODO" && block.name != "VTIMEZONE" {
      maker.note(.noTask, block.name, line: block.line, sample: block.value("SUMMARY") ?? "")
    }
  }

  /// Removes further VTODOs with the same UID that are not occurrences of the task (RFC 5545 §3.8.4.4).
  private mutating func once(_ blocks: [CalendarBlocks.Block]) -> [CalendarBlocks.Block] {
    var hasMain = false
    return blocks.filter { block in
      if block.value("RECURRENCE-ID") != nil { return true }
      if hasMain { maker.note(.repeated, "UID", line: block.line, sample: block.value("SUMMARY") ?? "") }
      defer { hasMain = true }
      return !hasMain
    }
  }

  private mutating func read(_ blocks: [CalendarBlocks.Block], hasUID: Bool) {
    guard let first = blocks.first else { return }
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0"] + blocks.flatMap { $0.lines } + ["END:VCALENDAR"]
    if !hasUID { lines.insert("UID:\(first.line)", at: 3) }
    let text = CalendarText(parsing: lines.flatMap { Array($0.utf8) + [0x0D, 0x0A] })
    guard let todo = text.todo, let remote = mapping.received(from: text, in: .local) else {
      return maker.note(.noTask, "VTODO", line: first.line, sample: first.value("SUMMARY") ?? "")
    }
    if remote.isCancelled { maker.note(.changed, "STATUS", line: first.line, sample: "CANCELLED") }
    noteRest(of: todo, first.line)
    noteUnreadable(in: todo, first.line)
    noteCoarser(in: todo, remote.item, first.line)
    let id = hasUID ? TaskID(foreign: remote.item.id.text) : nil
    let hasCreation = todo.first("CREATED") != nil
    var item = remote.item
    if !hasCreation, todo.first("LAST-MODIFIED") == nil, todo.first("DTSTAMP") == nil {
      item.createdAt = maker.clock.environment.now
      item.modifiedAt = item.createdAt
    }
    maker.add(item, id: id, listName: listName(of: first), hasCreation: hasCreation, line: first.line)
  }

  private func listName(of block: CalendarBlocks.Block) -> String? {
    let name = block.calendarName.map { OneLine.folded(ContentLine(name: "X", rawValue: $0).text) }
    return name.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Reports each unreadable value; the mapping ignores them.
  private mutating func noteUnreadable(in todo: Component, _ line: Int) {
    let moments = Moments(zones: zones)
    for name in ["DUE", "DTSTART", "COMPLETED", "CREATED", "LAST-MODIFIED"] {
      guard let property = todo.first(name) else { continue }
      if todo.dateTime(name).flatMap({ moments.local($0) }) == nil {
        maker.note(.unreadable, name, line: line, sample: property.rawValue)
      }
    }
    for name in ["PRIORITY", "PERCENT-COMPLETE"] {
      guard let property = todo.first(name), todo.number(name) == nil else { continue }
      maker.note(.unreadable, name, line: line, sample: property.rawValue)
    }
  }

  /// Reports values that can't be stored exactly: a start time is reduced to its day, and partial progress is dropped.
  private mutating func noteCoarser(in todo: Component, _ item: PlanItem, _ line: Int) {
    if item.notBefore != nil, let start = todo.dateTime("DTSTART"), let time = start.time, time.hour + time.minute > 0 {
      maker.note(.changed, "DTSTART", line: line, sample: todo.first("DTSTART")?.rawValue ?? "")
    }
    guard !item.isCompleted else { return }
    if let percent = todo.number("PERCENT-COMPLETE"), percent > 0 {
      maker.note(.notKept, "PERCENT-COMPLETE", line: line, sample: "\(percent)")
    }
    if mapping.status(todo) == "IN-PROCESS" { maker.note(.changed, "STATUS", line: line, sample: "IN-PROCESS") }
  }

  private mutating func noteRest(of todo: Component, _ line: Int) {
    for child in todo.children { maker.note(.notKept, child.name, line: line) }
    for property in todo.properties {
      let name = property.name.uppercased()
      if name == "RELATED-TO" {
        let type = property.parameter("RELTYPE")?.uppercased() ?? "PARENT"
        if type != "PARENT" { maker.note(.notKept, name + " " + type, line: line, sample: property.text) }
      } else if !CalendarReader.known.contains(name) {
        maker.note(.notKept, name, line: line, sample: property.text)
      }
    }
  }

  /// Properties that are imported, and those that carry no information of their own.
  private static let known: Set<String> = [
    "UID", "DTSTAMP", "CREATED", "LAST-MODIFIED", "SEQUENCE", "SUMMARY", "DESCRIPTION", "STATUS", "COMPLETED",
    "PERCENT-COMPLETE", "PRIORITY", "DUE", "DTSTART", "DURATION", "ESTIMATED-DURATION", "X-ESTIMATED-DURATION", "RRULE",
    "EXDATE", "RDATE", "CATEGORIES", "RELATED-TO", "URL", "X-APPLE-SORT-ORDER", "X-ZEITBLOCK-GRADE",
    "X-ZEITBLOCK-URGENCY", "X-ZEITBLOCK-TYPE", "X-ZEITBLOCK-REPEAT", "X-ZEITBLOCK-MOVED", "X-ZEITBLOCK-DELEGATED-TO",
    "X-ZEITBLOCK-ORIGINAL-TITLE", "X-MOZ-GENERATION", "X-MOZ-LASTACK", "X-ALT-DESC",
  ]
}
