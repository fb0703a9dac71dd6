public import Domain
import ICalendar

extension TodoFile {
  /// Writes tasks as VTODOs of one calendar.
  /// - Parameter text: returns the server's text of a task, or nil for a local task. Properties in it that Zeitblock
  ///   does not know are written unchanged.
  public static func write<Failure: Error>(
    _ set: ExchangeSet, _ context: ExchangeContext, zones: ZoneResolver,
    text: (PlanItem) throws(Failure) -> [UInt8]?
  ) throws(Failure) -> ExchangedFile {
    var writer = CalendarWriter(mapping: TaskMapping(zones: zones), now: context.environment.now)
    for item in set.items { writer.add(item, try text(item)) }
    return ExchangedFile(
      bytes: writer.bytes(named: set.lists.count == 1 ? set.lists.first?.name : nil), report: writer.report)
  }
}

private struct CalendarWriter {
  let mapping: TaskMapping
  let now: Instant
  var report = ConversionReport()
  private var zones: [String: [UInt8]] = [:]
  private var zoneOrder: [String] = []
  private var todos: [[UInt8]] = []

  init(mapping: TaskMapping, now: Instant) {
    self.mapping = mapping
    self.now = now
  }

  mutating func add(_ item: PlanItem, _ known: [UInt8]?) {
    let base = known.map { CalendarText(parsing: $0) }.flatMap { $0.todo == nil ? nil : $0 }
    let text = base.map { mapping.patched($0, to: item, at: now) } ?? mapping.text(for: item, at: item.modifiedAt)
    // The text can only be nil for years that iCalendar cannot express.
    guard let text, let source = try? SourceText(text.bytes), let calendar = try? CalendarBlocks(source) else {
      return report.note(.unreadable, Field.title.rawValue, sample: item.title)
    }
    for block in calendar.blocks {
      switch block.name {
      case "VTODO": todos.append(block.bytes)
      case "VTIMEZONE": addZone(block)
      default: report.note(.noTask, block.name, sample: item.title)
      }
    }
    if item.actualMinutes > 0 { report.note(.notKept, Field.actualMinutes.rawValue, sample: item.title) }
  }

  private mutating func addZone(_ block: CalendarBlocks.Block) {
    let name = block.value("TZID") ?? ""
    if zones[name] == nil { zoneOrder.append(name) }
    zones[name] = block.bytes
  }

  func bytes(named name: String?) -> [UInt8] {
    var lines = [
      ContentLine(name: "BEGIN", rawValue: "VCALENDAR"), ContentLine(name: "VERSION", rawValue: "2.0"),
      ContentLine(name: "PRODID", text: mapping.product),
    ]
    if let name { lines.append(ContentLine(name: "X-WR-CALNAME", text: name)) }
    let end = ContentLine(name: "END", rawValue: "VCALENDAR")
    return lines.flatMap { $0.raw } + zoneOrder.flatMap { zones[$0] ?? [] } + todos.flatMap { $0 } + end.raw
  }
}
