extension TodoTxt {
  public static func write(_ set: ExchangeSet, _ context: ExchangeContext) -> ExchangedFile {
    var writer = TodoTxtWriter(set: set, context: context)
    writer.nameParents()
    var bytes: [UInt8] = []
    for item in set.items {
      bytes.append(contentsOf: writer.line(item).utf8)
      bytes.append(0x0A)
    }
    return ExchangedFile(bytes: bytes, report: writer.report)
  }
}

private struct TodoTxtWriter {
  let set: ExchangeSet
  let context: ExchangeContext
  let clock: ExchangeClock
  var report = ConversionReport()
  /// Numbers that identify tasks with subtasks.
  private var numbers: [TaskID: Int] = [:]

  init(set: ExchangeSet, context: ExchangeContext) {
    self.set = set
    self.context = context
    clock = ExchangeClock(context.environment)
  }

  mutating func nameParents() {
    let parents = Set(set.items.compactMap { $0.parent })
    for item in set.items where parents.contains(item.id) { numbers[item.id] = numbers.count + 1 }
  }

  mutating func line(_ item: PlanItem) -> String {
    var words = head(item) + [item.title]
    if item.list != .local, let name = set.name(of: item.list) { words.append("+" + word(name, .list)) }
    for tag in item.tags.names { words.append("@" + word(tag, .tags)) }
    addTimes(of: item, to: &words)
    addAttributes(of: item, to: &words)
    for field in TodoTxtWriter.unkept.fields(of: item) {
      report.note(.notKept, field.rawValue, sample: item.title)
    }
    if !staysWhole(item.title) { report.note(.changed, Field.title.rawValue, sample: item.title) }
    return words.joined(separator: " ")
  }

  /// Returns whether reading a title back yields the same title: a `+word`, an `@word` or a pair has a meaning in this
  /// format and cannot be escaped.
  private func staysWhole(_ title: String) -> Bool {
    guard title.utf8.contains(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "@") || $0 == Ascii.colon }) else {
      return true
    }
    // A line is never rejected, so a missing result means that nothing of the title was left.
    let parsedFile = try? TodoTxt.read(Array("2000-01-01 \(title)".utf8), context)
    return parsedFile?.tasks.first?.item.title == title
  }

  private func head(_ item: PlanItem) -> [String] {
    let letter: String? =
      switch item.importance {
      case .high: "A"
      case .medium: "B"
      case .low: nil
      }
    let made = clock.wall(item.createdAt).day.iso
    guard let completed = item.completedAt else { return [letter.map { "(\($0))" }, made].compactMap { $0 } }
    return ["x", clock.wall(completed).day.iso, made]
  }

  private mutating func addTimes(of item: PlanItem, to words: inout [String]) {
    if item.isCompleted, item.importance != .low { words.append(item.importance == .high ? "pri:A" : "pri:B") }
    if let due = item.due {
      words.append("due:" + due.day.iso)
      if let time = due.time { words.append("at:" + time.iso) }
    }
    if let start = item.notBefore { words.append("t:" + start.iso) }
    guard let recurrence = item.recurrence else { return }
    if let due = item.due, let period = TodoTxtPeriod.text(recurrence, due: due) {
      words.append("rec:" + period)
      // The format cannot express making up for missed occurrences or moving a single one.
      if recurrence.missed == .each || recurrence.scheduled != nil {
        report.note(.changed, Field.recurrence.rawValue, sample: item.title)
      }
    } else {
      report.note(.notKept, Field.recurrence.rawValue, sample: item.title)
    }
  }

  private mutating func addAttributes(of item: PlanItem, to words: inout [String]) {
    if let minutes = item.manualDuration { words.append("dur:\(minutes)m") }
    if let grade = item.grade { words.append("grade:" + grade.letter + (item.subPriority.map { "-\($0)" } ?? "")) }
    if item.urgency == .urgent { words.append("urgent:yes") }
    if item.type != .maintenance { words.append("type:" + item.type.name) }
    if let who = item.delegatedTo { words.append("to:" + word(who, .delegatedTo)) }
    if let number = numbers[item.id] { words.append("id:\(number)") }
    if let parent = item.parent {
      if let number = numbers[parent] {
        words.append("p:\(number)")
      } else {
        report.note(.notKept, Field.parent.rawValue, sample: item.title)
      }
    }
    words.append("uuid:" + item.id.text)
  }

  /// Replaces spaces, because names are single words in this format.
  private mutating func word(_ name: String, _ field: Field) -> String {
    let word = String(name.map { $0 == " " ? "_" : $0 })
    if word != name { report.note(.changed, field.rawValue, sample: name) }
    return word
  }

  private static let unkept = FilledFields(besides: [
    .list, .title, .importance, .urgency, .grade, .subPriority, .type, .tags, .due, .notBefore, .manualDuration,
    .recurrence, .parent, .delegatedTo, .completedAt,
  ])
}
