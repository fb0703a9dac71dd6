extension TodoistCSV {
  static let columns = [
    "TYPE", "CONTENT", "DESCRIPTION", "PRIORITY", "INDENT", "AUTHOR", "RESPONSIBLE", "DATE", "DATE_LANG", "TIMEZONE",
    "DURATION", "DURATION_UNIT",
  ]

  /// Writes the open tasks; the format cannot hold completed ones.
  public static func write(_ set: ExchangeSet, _ context: ExchangeContext) -> ExchangedFile {
    var writer = TodoistWriter(context: context)
    writer.csv.row(columns)
    for (item, depth) in TaskTree(set.items).rows { writer.add(item, depth: depth) }
    return ExchangedFile(bytes: writer.csv.bytes, report: writer.report)
  }
}

private struct TodoistWriter {
  let context: ExchangeContext
  var csv = CSVWriter()
  var report = ConversionReport()

  init(context: ExchangeContext) {
    self.context = context
  }

  mutating func add(_ item: PlanItem, depth: Int) {
    if item.isCompleted { return report.note(.completed, Field.completedAt.rawValue, sample: item.title) }
    // Todoist shows deeper tasks at its deepest level.
    if depth > 5 { report.note(.changed, Field.parent.rawValue, sample: item.title) }
    let labels = item.tags.names.map { "@" + label($0) }
    let priority =
      switch item.importance {
      case .high: "1"
      case .medium: "2"
      case .low: "4"
      }
    let date = date(item)
    csv.row([
      "task", ([item.title] + labels).joined(separator: " "), item.notes ?? "", priority, "\(min(depth, 5))", "",
      item.delegatedTo ?? "", date, date.isEmpty ? "" : "en", "", item.manualDuration.map { "\($0)" } ?? "",
      item.manualDuration == nil ? "" : "minute",
    ])
    if !staysWhole(item.title) { report.note(.changed, Field.title.rawValue, sample: item.title) }
    for field in TodoistWriter.unkept.fields(of: item) {
      report.note(.notKept, field.rawValue, sample: item.title)
    }
  }

  /// Returns whether reading a title back yields the same title: an `@word` would become a label, and a leading star
  /// marks a heading.
  private func staysWhole(_ title: String) -> Bool {
    guard title.utf8.contains(UInt8(ascii: "@")) || title.utf8.first == UInt8(ascii: "*") else { return true }
    var csv = CSVWriter()
    csv.row(TodoistCSV.columns)
    csv.row(["task", title, "", "4", "1"] + TodoistCSV.columns.dropFirst(5).map { _ in "" })
    // A table just written is never rejected, so a missing result means that nothing of the title was left.
    let parsedFile = try? TodoistCSV.read(csv.bytes, context)
    return parsedFile?.tasks.first?.item.title == title
  }

  /// Replaces spaces, because a Todoist label is a single word.
  private mutating func label(_ tag: String) -> String {
    let word = String(tag.map { $0 == " " ? "_" : $0 })
    if word != tag { report.note(.changed, Field.tags.rawValue, sample: tag) }
    return word
  }

  private mutating func date(_ item: PlanItem) -> String {
    guard let due = item.due else { return "" }
    let time = due.time.map { " " + $0.iso } ?? ""
    guard let recurrence = item.recurrence else { return due.day.iso + time }
    guard let words = TodoistWords.text(recurrence, due: due) else {
      report.note(.notKept, Field.recurrence.rawValue, sample: item.title)
      return due.day.iso + time
    }
    if recurrence.scheduled != nil { report.note(.changed, Field.recurrence.rawValue, sample: item.title) }
    let at = due.time.map { " at " + $0.iso } ?? ""
    var end = ""
    if case .until(let last) = recurrence.end { end = " until " + last.iso }
    return words + at + " starting " + due.day.iso + end
  }

  private static let unkept = FilledFields(besides: [
    .list, .title, .notes, .importance, .tags, .due, .manualDuration, .recurrence, .parent, .delegatedTo, .completedAt,
  ])
}

/// Converts recurrences to Todoist's phrases.
enum TodoistWords {
  private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// Returns nil if there is no equivalent phrase.
  static func text(_ recurrence: Recurrence, due: Due) -> String? {
    guard recurrence.series == nil else { return nil }
    if case .count = recurrence.end { return nil }
    let every = recurrence.anchor == .completion ? "every! " : "every "
    return phrase(recurrence.pattern, due).map { every + $0 }
  }

  private static func phrase(_ pattern: Recurrence.Pattern, _ due: Due) -> String? {
    switch pattern {
    case .daily: return "day"
    case .weekly(let days):
      let chosen = days.isEmpty ? [due.day.weekday] : days.days
      return chosen.map { weekdays[$0 - 1] }.joined(separator: ", ")
    case .biweekly(let days):
      guard days.isEmpty || days == Weekdays([due.day.weekday]) else { return nil }
      return "2 weeks"
    case .monthly(let day): return day == Recurrence.lastDayOfMonth ? "last day" : day <= 28 ? ordinal(day) : nil
    case .yearly: return "year"
    case .custom(let number, let unit):
      return number == 1 ? String(unit.rawValue.dropLast()) : "\(number) \(unit.rawValue)"
    case .rule: return nil
    }
  }

  private static func ordinal(_ number: Int) -> String {
    let isTeen = (11...13).contains(number % 100)
    switch number % 10 {
    case 1 where !isTeen: return "\(number)st"
    case 2 where !isTeen: return "\(number)nd"
    case 3 where !isTeen: return "\(number)rd"
    default: return "\(number)th"
    }
  }
}
