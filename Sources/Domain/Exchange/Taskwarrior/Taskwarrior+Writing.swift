extension Taskwarrior {
  /// Writes input for `task import`: an array with one object per line.
  public static func write(_ set: ExchangeSet, _ context: ExchangeContext) -> ExchangedFile {
    PortionedFile.taskwarrior(set.lists, context).whole(set)
  }
}

/// Prints tasks and records the data that is lost.
struct TaskwarriorWriter {
  private let set: ExchangeSet
  private let clock: ExchangeClock
  private(set) var report = ConversionReport()

  init(_ lists: [SourceList], _ context: ExchangeContext) {
    set = ExchangeSet(items: [], lists: lists)
    clock = ExchangeClock(context.environment)
  }

  mutating func print(_ item: PlanItem, into printer: inout JSONObjectPrinter) {
    printer.object { printer in
      printer.add("description", .text(item.title))
      addIdentity(of: item, to: &printer)
      addTimes(of: item, to: &printer)
      addAttributes(of: item, to: &printer)
    }
    for field in TaskwarriorWriter.unkept.fields(of: item) {
      report.note(.notKept, field.rawValue, sample: item.title)
    }
  }

  /// Taskwarrior accepts only UUIDs as ids.
  private mutating func addIdentity(of item: PlanItem, to printer: inout JSONObjectPrinter) {
    guard let uuid = UUIDText.inSmallLetters(item.id.text) else {
      return report.note(.notKept, "id", sample: item.id.text)
    }
    printer.add("uuid", .text(uuid))
  }

  private mutating func addTimes(of item: PlanItem, to printer: inout JSONObjectPrinter) {
    printer.add("entry", item.createdAt)
    printer.add("modified", item.modifiedAt)
    if let due = item.due { printer.add("due", clock.instant(due)) }
    if let start = item.notBefore { printer.add("wait", clock.instant(WallClock(day: start))) }
    let period = recurring(item)
    if let period { printer.add("recur", .text(period)) }
    if period != nil, case .until(let last)? = item.recurrence?.end {
      printer.add("until", clock.instant(WallClock(day: last, second: 86_399)))
    }
    if let end = item.completedAt { printer.add("end", end) }
    printer.add("status", .text(item.isCompleted ? "completed" : period != nil ? "recurring" : "pending"))
  }

  private mutating func recurring(_ item: PlanItem) -> String? {
    guard let recurrence = item.recurrence else { return nil }
    guard !item.isCompleted, let due = item.due, let text = TaskwarriorPeriod.text(recurrence, due: due) else {
      report.note(.notKept, Field.recurrence.rawValue, sample: item.title)
      return nil
    }
    var isChanged = recurrence.scheduled != nil
    if case .count = recurrence.end { isChanged = true }
    if isChanged { report.note(.changed, Field.recurrence.rawValue, sample: item.title) }
    return text
  }

  private mutating func addAttributes(of item: PlanItem, to printer: inout JSONObjectPrinter) {
    switch item.importance {
    case .high: printer.add("priority", .text("H"))
    case .medium: printer.add("priority", .text("M"))
    case .low: break
    }
    if let minutes = item.manualDuration { printer.add("estimate", .text("PT\(minutes)M")) }
    if item.list != .local, let name = set.name(of: item.list) { printer.add("project", .text(name)) }
    if !item.tags.isEmpty { printer.add("tags", .texts(item.tags.names.map { word($0) })) }
    if let notes = item.notes {
      printer.add("annotations") { note in
        note.add("entry", item.createdAt)
        note.add("description", .text(notes))
      }
    }
  }

  /// Replaces spaces, because a Taskwarrior tag is a single word.
  private mutating func word(_ tag: String) -> String {
    guard tag.holds(byte: UInt8(ascii: " ")) else { return tag }
    let word = String(tag.map { $0 == " " ? "_" : $0 })
    if word != tag { report.note(.changed, Field.tags.rawValue, sample: tag) }
    return word
  }

  private static let unkept = FilledFields(besides: [
    .title, .notes, .importance, .tags, .due, .notBefore, .manualDuration, .recurrence, .completedAt,
  ])
}

extension JSONObjectPrinter {
  fileprivate mutating func add(_ name: StaticString, _ instant: Instant) {
    add(name, quoted: { TaskwarriorRecord.print(instant, into: &$0) })
  }
}
