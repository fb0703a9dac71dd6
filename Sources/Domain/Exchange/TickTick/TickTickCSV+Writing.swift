extension TickTickCSV {
  static let columns = [
    "Folder Name", "List Name", "Title", "Kind", "Tags", "Content", "Is Check list", "Start Date", "Due Date",
    "Reminder",
    "Repeat", "Priority", "Status", "Created Time", "Completed Time", "Order", "Timezone", "Is All Day", "Is Floating",
    "Column Name", "Column Order", "View Mode", "taskId", "parentId",
  ]

  public static func write(_ set: ExchangeSet, _ context: ExchangeContext) -> ExchangedFile {
    var writer = TickTickWriter(set: set, clock: ExchangeClock(context.environment))
    writer.head()
    for item in set.items { writer.add(item) }
    return ExchangedFile(bytes: writer.csv.bytes, report: writer.report)
  }
}

private struct TickTickWriter {
  let set: ExchangeSet
  let clock: ExchangeClock
  var csv = CSVWriter()
  var report = ConversionReport()
  private let numbers: [TaskID: Int]

  init(set: ExchangeSet, clock: ExchangeClock) {
    self.set = set
    self.clock = clock
    var numbers: [TaskID: Int] = [:]
    for (index, item) in set.items.enumerated() { numbers[item.id] = index + 1 }
    self.numbers = numbers
  }

  mutating func head() {
    csv.row(["Date: " + clock.environment.today.iso + "+0000"])
    csv.row(["Version: 7.1"])
    csv.row(["Status: \n0 Normal\n1 Completed\n2 Archived"])
    csv.row(TickTickCSV.columns)
  }

  mutating func add(_ item: PlanItem) {
    let due = item.due.map { text(clock.instant($0)) } ?? ""
    // TickTick reads a start without a due date as the due day, and a start on the due day as a duration.
    let isKept = item.notBefore.map { first in item.due.map { first < $0.day } ?? false } ?? true
    let start = item.notBefore.flatMap { isKept ? text(clock.instant(WallClock(day: $0))) : nil } ?? due
    if !isKept { report.note(.notKept, Field.notBefore.rawValue, sample: item.title) }
    let isAllDay = item.due.map { $0.time == nil ? "true" : "false" } ?? ""
    csv.row([
      "", set.name(of: item.list) ?? "", item.title, "TEXT", item.tags.names.joined(separator: ", "), item.notes ?? "",
      "N", start, due, "", rule(item), priority(item.importance), item.isCompleted ? "2" : "0", text(item.createdAt),
      item.completedAt.map { text($0) } ?? "", "\((numbers[item.id] ?? 0) * 1_099_511_627)", "", isAllDay, "false", "",
      "", "list", "\(numbers[item.id] ?? 0)", item.parent.flatMap { numbers[$0] }.map { "\($0)" } ?? "",
    ])
    for field in TickTickWriter.unkept.fields(of: item) { report.note(.notKept, field.rawValue, sample: item.title) }
  }

  private func priority(_ importance: Importance) -> String {
    switch importance {
    case .high: "5"
    case .medium: "3"
    case .low: "0"
    }
  }

  private mutating func rule(_ item: PlanItem) -> String {
    guard let recurrence = item.recurrence else { return "" }
    let isPlain = recurrence.series == nil && recurrence.anchor == .schedule && recurrence.scheduled == nil
    if !isPlain || recurrence.missed == .each {
      report.note(.changed, Field.recurrence.rawValue, sample: item.title)
    }
    return "RRULE:" + recurrence.rule(on: item.due?.day)
  }

  /// Returns an instant as `2026-12-24T14:00:00+0000`.
  private func text(_ instant: Instant) -> String { String(instant.iso.dropLast()) + "+0000" }

  private static let unkept = FilledFields(besides: [
    .list, .title, .notes, .importance, .tags, .due, .notBefore, .recurrence, .parent, .completedAt,
  ])
}
