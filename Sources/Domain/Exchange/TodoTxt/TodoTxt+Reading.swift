/// The todo.txt format: one line per task with a leading `(A)`, `+project`, `@context` and `key:value`.
///
/// | todo.txt | Zeitblock |
/// |---|---|
/// | `(A)`, `(B)`, others | importance high, medium, low; also `pri:` of a completed task |
/// | the first `+project` | list of that name, else as chosen; further projects are tags |
/// | `@context` | tag |
/// | `due:`, `t:` | due day, not before |
/// | `rec:2w`, `rec:+2w` | recurrence from the completion day, or with `+` from the due day |
/// | `id:`, `p:` | subtasks |
/// | `uuid:`, `at:`, `dur:`, `grade:`, `urgent:`, `type:`, `to:` | extensions that this program writes |
public enum TodoTxt {
  public static func read(_ bytes: [UInt8], _ context: ExchangeContext) throws(ExchangeFailure) -> ParsedFile {
    let text = try SourceText(bytes)
    var reader = TodoTxtReader(ExchangeClock(context.environment))
    for line in text.lines { reader.read(line.text, line.number) }
    return reader.finished()
  }
}

private struct TodoTxtReader {
  var maker: ParsedFileBuilder
  /// The tasks named by `id:` and the parents requested by `p:`.
  private var named = NamedTasks()

  init(_ clock: ExchangeClock) {
    maker = ParsedFileBuilder(.todotxt, clock)
  }

  mutating func read(_ text: String, _ number: Int) {
    var line = TodoTxtLine(text, number)
    guard !line.words.isEmpty else { return }
    var item = maker.blank("", createdAt: nil)
    let created = readHead(&line, into: &item)
    var rest = TodoTxtRest()
    for word in line.words { read(word, number, into: &item, &rest) }
    item.title = rest.title.joined(separator: " ")
    if item.title.isEmpty, item.tags.isEmpty, rest.list == nil, line.words.isEmpty { return }
    item.recurrence = rest.recurrence
    let id = maker.add(item, id: rest.id, listName: rest.list, hasCreation: created, line: number)
    guard let id else { return }
    named.note(id, name: rest.name, parent: rest.parent, in: maker)
  }

  /// Reads the leading `x`, priority and dates. Returns whether the line contains the creation day.
  private mutating func readHead(_ line: inout TodoTxtLine, into item: inout PlanItem) -> Bool {
    let isDone = line.takeMark()
    if let letter = line.takePriority() { readPriority(letter, line.number, into: &item) }
    let first = line.takeDay()
    let second = isDone ? line.takeDay() : nil
    if isDone { item.completedAt = first.map { maker.clock.instant(on: $0) } ?? maker.environment.now }
    let created = isDone ? second : first
    if let created {
      item.createdAt = maker.clock.instant(on: created)
      item.modifiedAt = item.createdAt
    }
    return created != nil
  }

  private mutating func readPriority(_ letter: String, _ line: Int, into item: inout PlanItem) {
    switch letter {
    case "A": item.importance = .high
    case "B": item.importance = .medium
    default: maker.note(.changed, "priority", line: line, sample: "(\(letter))")
    }
  }

  private mutating func read(_ word: String, _ line: Int, into item: inout PlanItem, _ rest: inout TodoTxtRest) {
    if word.utf8.count > 1, word.utf8.first == UInt8(ascii: "+") {
      let name = String(word.dropFirst())
      if rest.list == nil { rest.list = name } else { maker.addTag(name, to: &item, line: line) }
    } else if word.utf8.count > 1, word.utf8.first == UInt8(ascii: "@") {
      maker.addTag(String(word.dropFirst()), to: &item, line: line)
    } else if let (key, value) = TodoTxtLine.pair(word), readPair(key, value, line, into: &item, &rest) {
      return
    } else {
      rest.title.append(word)
    }
  }

  /// Returns false if the key is unknown or its value unreadable, so that the pair stays in the title.
  private mutating func readPair(
    _ key: String, _ value: String, _ line: Int, into item: inout PlanItem, _ rest: inout TodoTxtRest
  ) -> Bool {
    switch key {
    case "due", "t":
      guard let day = Day(iso: value) else {
        maker.note(.unreadable, key, line: line, sample: value)
        return false
      }
      if key == "t" { item.notBefore = day } else { item.due = Due(day: day, time: item.due?.time ?? rest.time) }
    case "at":
      guard let time = WallTime(iso: value) else { return false }
      rest.time = time
      item.due?.time = time
    case "rec":
      rest.recurrence = TodoTxtPeriod.recurrence(value)
      if rest.recurrence == nil { maker.note(.unreadable, key, line: line, sample: value) }
      return rest.recurrence != nil
    case "pri": readPriority(value.uppercased(), line, into: &item)
    case "id": rest.name = value
    case "p": rest.parent = value
    case "uuid":
      guard let id = TaskID(foreign: value) else { return false }
      rest.id = id
    case "h": maker.note(.notKept, key, line: line, sample: value)
    default: return readOwn(key, value, into: &item)
    }
    return true
  }

  private func readOwn(_ key: String, _ value: String, into item: inout PlanItem) -> Bool {
    switch key {
    case "dur":
      guard let minutes = Ascii.number(Array(value.utf8.prefix { Ascii.isDigit($0) })[...]) else { return false }
      item.manualDuration = minutes
    case "grade":
      let parts = value.split(separator: "-").map { String($0) }
      guard let grade = parts.first.flatMap({ Grade(letter: $0) }) else { return false }
      item.grade = grade
      item.subPriority = parts.count == 2 ? Int(outside: parts[1]) : nil
    case "urgent": item.urgency = value == "yes" ? .urgent : .notUrgent
    case "type":
      guard let type = TaskType(name: value) else { return false }
      item.type = type
    case "to": item.delegatedTo = value
    default: return false
    }
    return true
  }

  mutating func finished() -> ParsedFile {
    named.nest(in: &maker, "p")
    return maker.finished()
  }
}

/// Values of a line that are not yet applied to the task.
private struct TodoTxtRest {
  var title: [String] = []
  var list: String?
  var id: TaskID?
  var name: String?
  var parent: String?
  var time: WallTime?
  var recurrence: Recurrence?
}
