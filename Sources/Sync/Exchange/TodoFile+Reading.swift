public import Domain
import ICalendar

/// Files of iCalendar (RFC 5545), as Apple Reminders, Nextcloud and others export lists: many VTODOs in one calendar.
public enum TodoFile {
  /// - Throws: what keeps the whole file from being read; what single tasks lose stands in the parcel.
  public static func read(
    _ bytes: [UInt8], _ context: ExchangeContext, zones: ZoneResolver
  ) throws(ExchangeFailure) -> Parcel {
    let calendar = try CalendarBlocks(try SourceText(bytes))
    var reader = CalendarReader(context, zones, calendar.name)
    reader.read(calendar.blocks)
    return reader.maker.finished()
  }
}

private struct CalendarReader {
  var maker: ParcelMaker
  private let mapping: TaskMapping
  private let listName: String?

  init(_ context: ExchangeContext, _ zones: ZoneResolver, _ name: String?) {
    maker = ParcelMaker(.ics, ExchangeClock(context.environment))
    mapping = TaskMapping(zones: zones)
    let unescaped = name.map { ContentLine(name: "X", rawValue: $0).text }
    listName = unescaped.flatMap { OneLine.folded($0).isEmpty ? nil : OneLine.folded($0) }
  }

  /// A series and the occurrences told on their own have one UID and are one task.
  mutating func read(_ blocks: [CalendarBlocks.Block]) {
    var order: [String] = []
    var groups: [String: [CalendarBlocks.Block]] = [:]
    for block in blocks where block.name == "VTODO" {
      let uid = block.value("UID") ?? ""
      // Those without an identity are each a task of its own.
      let key = uid.isEmpty ? "\n\(block.line)" : uid
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(block)
    }
    for key in order { read(groups[key] ?? [], hasUID: !key.hasPrefix("\n")) }
    for block in blocks where block.name != "VTODO" && block.name != "VTIMEZONE" {
      maker.note(.noTask, block.name, line: block.line, sample: block.value("SUMMARY") ?? "")
    }
  }

  private mutating func read(_ blocks: [CalendarBlocks.Block], hasUID: Bool) {
    guard let first = blocks.first else { return }
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0"] + blocks.flatMap { $0.lines } + ["END:VCALENDAR"]
    if !hasUID { lines.insert("UID:\(first.line)", at: 3) }
    let text = CalendarText(parsing: lines.flatMap { Array($0.utf8) + [0x0D, 0x0A] })
    guard let todo = text.todo, let remote = mapping.received(from: text, in: .local) else {
      return maker.note(.noTask, "VTODO", line: first.line)
    }
    if remote.isCancelled { maker.note(.changed, "STATUS", line: first.line, sample: "CANCELLED") }
    noteRest(of: todo, first.line)
    let id = hasUID ? TaskID(foreign: remote.item.id.text) : nil
    let hasCreation = todo.first("CREATED") != nil
    var item = remote.item
    if !hasCreation, todo.first("LAST-MODIFIED") == nil, todo.first("DTSTAMP") == nil {
      item.createdAt = maker.clock.environment.now
      item.modifiedAt = item.createdAt
    }
    maker.add(item, id: id, listName: listName, hasCreation: hasCreation, line: first.line)
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

  /// Properties that have a place here, and those that say nothing by themselves.
  private static let known: Set<String> = [
    "UID", "DTSTAMP", "CREATED", "LAST-MODIFIED", "SEQUENCE", "SUMMARY", "DESCRIPTION", "STATUS", "COMPLETED",
    "PERCENT-COMPLETE", "PRIORITY", "DUE", "DTSTART", "DURATION", "ESTIMATED-DURATION", "X-ESTIMATED-DURATION", "RRULE",
    "EXDATE", "RDATE", "CATEGORIES", "RELATED-TO", "URL", "X-APPLE-SORT-ORDER", "X-ZEITBLOCK-GRADE",
    "X-ZEITBLOCK-URGENCY", "X-ZEITBLOCK-TYPE", "X-ZEITBLOCK-REPEAT", "X-ZEITBLOCK-MOVED", "X-ZEITBLOCK-DELEGATED-TO",
    "X-ZEITBLOCK-ORIGINAL-TITLE", "X-MOZ-GENERATION", "X-MOZ-LASTACK", "X-ALT-DESC",
  ]
}
