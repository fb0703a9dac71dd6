/// The output of `task export`: an array of objects or, in old versions, one object per line.
///
/// Taskwarrior represents a recurring task as a template with one instance per occurrence; here it is a single task
/// that advances. The template becomes that task, due on the earliest open instance's due day, and completed instances
/// become completions.
public enum Taskwarrior {
  public static func read(_ bytes: [UInt8], _ context: ExchangeContext) throws(ExchangeFailure) -> ParsedFile {
    let text = try SourceText(bytes)
    var reader = TaskwarriorPortionReader(text.bytes.indices, context)
    do {
      try JSON.visitElements(of: text.bytes) { (json) throws(JSONFailure) in try reader.add(&json) }
    } catch {
      let line = SourceText.line(of: error.offset, in: text.bytes)
      if error.offset >= text.bytes.count { throw .truncated(line: line) }
      throw .syntax(line: line)
    }
    return parsedFile(of: [reader.portion], context)
  }

  /// Combines the portions of a file.
  public static func parsedFile(of portions: [TaskwarriorPortion], _ context: ExchangeContext) -> ParsedFile {
    var reader = TaskwarriorReader(ExchangeClock(context.environment))
    return reader.read(portions)
  }
}

struct TaskwarriorReader {
  var maker: ParsedFileBuilder
  /// The instances of each template.
  private var instances: [TaskID: [TaskwarriorRecord]] = [:]

  init(_ clock: ExchangeClock) {
    maker = ParsedFileBuilder(.taskwarrior, clock)
  }

  mutating func read(_ portions: [TaskwarriorPortion]) -> ParsedFile {
    let related = portions.flatMap { $0.asides.compactMap { $0.related } }
    let templates = Set(related.filter { $0.status == "recurring" }.compactMap { $0.uuid })
    for record in related {
      if let parent = record.parent, templates.contains(parent) { instances[parent, default: []].append(record) }
    }
    maker.expect(portions.reduce(0) { $0 + $1.tasks.count })
    for portion in portions {
      var taken = 0
      for aside in portion.asides {
        maker.take(portion.tasks[taken..<aside.place])
        taken = aside.place
        take(aside, templates)
      }
      maker.take(portion.tasks[taken...])
    }
    return maker.finished()
  }

  private mutating func take(_ aside: TaskwarriorPortion.Aside, _ templates: Set<TaskID>) {
    maker.tidying.report.add(aside.report)
    guard let record = aside.related else { return }
    if let parent = record.parent, templates.contains(parent) { return }
    add(record)
  }

  /// Adds the task of a record that is unrelated to other records, unless it is deleted or has no title.
  mutating func add(_ record: TaskwarriorRecord, to tasks: inout [ExchangedTask]) {
    guard record.status != "deleted" else {
      return maker.note(.deleted, "status", line: record.line, sample: record.text(.description) ?? "")
    }
    let place = tasks.count
    tasks.append(task(of: record))
    if !maker.tidying.tidy(&tasks[place].item, line: record.line, from: maker.clock) { tasks.removeLast() }
  }

  private mutating func add(_ record: TaskwarriorRecord) {
    guard record.status != "deleted" else {
      return maker.note(.deleted, "status", line: record.line, sample: record.text(.description) ?? "")
    }
    var task = task(of: record)
    guard maker.tidying.tidy(&task.item, line: task.line, from: maker.clock) else { return }
    if let id = maker.take(task), record.status == "recurring" { addHistory(of: record, to: id) }
  }

  /// Returns the task of a record, not yet normalised.
  private mutating func task(of record: TaskwarriorRecord) -> ExchangedTask {
    let created = record.instant(.entry, &maker.tidying.report)
    let id = record.uuid
    // Created around its item because copying an item is expensive.
    var task = ExchangedTask(
      item: maker.blank(record.text(.description) ?? "", createdAt: created), listName: record.text(.project),
      line: record.line, hasCreation: created != nil, hasOwnID: id != nil)
    if let id { task.item.id = id }
    task.item.modifiedAt = record.instant(.modified, &maker.tidying.report) ?? task.item.createdAt
    task.item.notes = notes(record, created)
    readAttributes(record, into: &task.item)
    readTimes(record, into: &task.item)
    if record.status == "completed" {
      task.item.completedAt = record.instant(.end, &maker.tidying.report) ?? task.item.modifiedAt
    }
    if record.status == "recurring" { readSeries(record, into: &task.item) }
    noteRest(of: record)
    return task
  }

  /// Joins the annotations. An annotation created together with the task is its description; others are prefixed with
  /// their day.
  private func notes(_ record: TaskwarriorRecord, _ created: Instant?) -> String? {
    let lines = record.annotations.map { note in
      guard let at = note.at, at != created else { return note.text }
      return maker.clock.wall(at).day.iso + ": " + note.text
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private mutating func readAttributes(_ record: TaskwarriorRecord, into item: inout PlanItem) {
    for tag in record.tags { maker.addTag(tag, to: &item, line: record.line) }
    switch record.text(.priority) {
    case "H": item.importance = .high
    case "M": item.importance = .medium
    case nil, "L": break
    case let other?: maker.note(.unreadable, "priority", line: record.line, sample: other)
    }
    guard let estimate = record.text(.estimate) else { return }
    item.manualDuration = PlainCSV.minutes(estimate)
    if item.manualDuration == nil { maker.note(.unreadable, "estimate", line: record.line, sample: estimate) }
  }

  private mutating func readTimes(_ record: TaskwarriorRecord, into item: inout PlanItem) {
    item.due = record.instant(.due, &maker.tidying.report).map { maker.clock.due($0) }
    let wait = record.instant(.wait, &maker.tidying.report)
    let scheduled = record.instant(.scheduled, &maker.tidying.report)
    guard let start = wait ?? scheduled else { return }
    let shown = maker.clock.due(start)
    item.notBefore = shown.day
    let field = wait == nil ? "scheduled" : "wait"
    if shown.time != nil { maker.note(.changed, field, line: record.line, sample: shown.iso) }
    if wait != nil, let scheduled, scheduled != wait {
      maker.note(.notKept, "scheduled", line: record.line, sample: maker.clock.due(scheduled).iso)
    }
  }

  private mutating func noteRest(of record: TaskwarriorRecord) {
    for name in [TaskwarriorName.depends, .start] where record.has(name) && record.status != "completed" {
      maker.note(.notKept, name.rawValue, line: record.line)
    }
    if record.status != "recurring", let until = record.text(.until) {
      maker.note(.notKept, "until", line: record.line, sample: until)
    }
    for (name, value) in record.others {
      maker.note(.notKept, name, line: record.line, sample: value.text ?? value.printed)
    }
  }
}

extension TaskwarriorReader {
  private mutating func readSeries(_ record: TaskwarriorRecord, into item: inout PlanItem) {
    guard let text = record.text(.recur) else { return }
    guard var recurrence = TaskwarriorPeriod.recurrence(text) else {
      return maker.note(.unreadable, "recur", line: record.line, sample: text)
    }
    if let until = record.instant(.until, &maker.tidying.report) {
      recurrence.end = .until(maker.clock.wall(until).day)
    }
    item.due = nextDue(of: record, recurrence) ?? item.due
    if case .until(let last) = recurrence.end, let due = item.due, last < due.day { recurrence.end = .count(1) }
    item.recurrence = recurrence
  }

  /// Returns the due day of the earliest open instance or, if there is none, the occurrence after the last instance.
  private func nextDue(of record: TaskwarriorRecord, _ recurrence: Recurrence) -> Due? {
    let all = record.uuid.flatMap { instances[$0] } ?? []
    let open = all.filter { $0.status == "pending" || $0.status == "waiting" }.compactMap { due(of: $0) }
    if let first = open.min(by: { $0.wall < $1.wall }) { return first }
    guard let last = all.compactMap({ due(of: $0) }).max(by: { $0.wall < $1.wall }) else { return nil }
    return recurrence.next(afterDue: last.day, doneOn: last.day).map { Due(day: $0, time: last.time) }
  }

  private func due(of record: TaskwarriorRecord) -> Due? {
    record.instant(.due).map { maker.clock.due($0) }
  }

  /// Turns completed and deleted instances into completions; further open instances merge into the task.
  private mutating func addHistory(of record: TaskwarriorRecord, to id: TaskID) {
    let all = record.uuid.flatMap { instances[$0] } ?? []
    for instance in all {
      guard let due = due(of: instance) else { continue }
      guard let end = instance.instant(.end) else { continue }
      let isSkipped = instance.status == "deleted"
      guard isSkipped || instance.status == "completed" else { continue }
      maker.parsedFile.completions.append(Completion(task: id, due: due, at: end, isSkipped: isSkipped))
    }
    let open = all.filter { $0.status == "pending" || $0.status == "waiting" }
    for later in open.dropFirst() {
      maker.note(.changed, "recur", line: later.line, sample: record.text(.recur) ?? "")
    }
  }
}
