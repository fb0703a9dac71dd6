import Domain

/// The fields of a task in an API request, for creating and editing.
struct TaskInput {
  private var edit = TaskEdit()
  private var dueOn: Edit<Day?> = .keep
  private var dueTime: Edit<WallTime?> = .keep

  init(_ reader: inout MemberReader) {
    edit.title = reader.plain("title", .wantsText) { $0.text }
    edit.notes = reader.text("notes")
    edit.list = reader.plain("list", .wantsText) { $0.text.map { ListID($0) } }
    edit.importance = reader.choice("importance", of: Importance.allCases) { $0.name }
    edit.urgency = reader.truth("urgent").map { $0 ? Urgency.urgent : .notUrgent }
    edit.type = reader.choice("type", of: TaskType.allCases) { $0.name }
    edit.tags = reader.texts("tags")
    edit.notBefore = reader.day("notBefore")
    edit.manualDuration = reader.number("manualDuration")
    edit.parent = reader.text("parent").map { $0.map { TaskID($0) } }
    edit.delegatedTo = reader.text("delegatedTo")
    edit.sourceURL = reader.text("sourceURL")
    edit.recurrence = reader.optional("recurrence", .wantsRecurrence) { $0.text.flatMap { Recurrence(typed: $0) } }
    edit.grade = reader.optional("grade", .wantsText) { $0.text.flatMap { Grade(letter: $0) } }
    edit.subPriority = reader.number("subPriority")
    dueOn = reader.day("dueOn")
    dueTime = reader.optional("dueTime", .wantsTime) { $0.text.flatMap { WallTime(iso: $0) } }
  }

  /// Reads whether a new due date applies to one occurrence only.
  mutating func readScope(_ reader: inout MemberReader) {
    let scope = reader.choice("scope", of: [true, false]) { $0 ? "occurrence" : "series" }
    if scope == .set(true) { edit.scope = .occurrence }
  }

  /// Returns the edit of a task. If only the due day or only the due time was sent, the other keeps its value.
  func edit(of item: PlanItem, _ words: Words) throws(APIProblem) -> TaskEdit {
    var edit = edit
    if dueOn == .keep, dueTime == .keep { return edit }
    var (day, time) = (item.due?.day, item.due?.time)
    dueOn.applied(to: &day)
    dueTime.applied(to: &time)
    // Removing the day also removes the time, unless a time was sent.
    if day == nil, dueTime == .keep { time = nil }
    if day == nil, time != nil {
      throw APIProblem(faults: [.init("dueTime", "dueTimeWithoutDay", words[api: .dueTimeWithoutDay])], words)
    }
    edit.due = .set(day.map { Due(day: $0, time: time) })
    return edit
  }

  func draft(_ reader: inout MemberReader) -> TaskDraft {
    var draft = TaskDraft(title: "")
    edit.title.applied(to: &draft.title)
    edit.notes.applied(to: &draft.notes)
    if case .set(let list) = edit.list { draft.list = list }
    edit.importance.applied(to: &draft.importance)
    edit.urgency.applied(to: &draft.urgency)
    edit.grade.applied(to: &draft.grade)
    edit.subPriority.applied(to: &draft.subPriority)
    edit.type.applied(to: &draft.type)
    edit.tags.applied(to: &draft.tags)
    edit.notBefore.applied(to: &draft.notBefore)
    edit.manualDuration.applied(to: &draft.manualDuration)
    edit.recurrence.applied(to: &draft.recurrence)
    edit.parent.applied(to: &draft.parent)
    edit.delegatedTo.applied(to: &draft.delegatedTo)
    edit.sourceURL.applied(to: &draft.sourceURL)
    var (day, time): (Day?, WallTime?) = (nil, nil)
    dueOn.applied(to: &day)
    dueTime.applied(to: &time)
    if day == nil, time != nil { reader.add("dueTime", "dueTimeWithoutDay", reader.words[api: .dueTimeWithoutDay]) }
    draft.due = day.map { Due(day: $0, time: time) }
    return draft
  }
}

extension Edit {
  func map<Other>(_ change: (Value) -> Other) -> Edit<Other> {
    switch self {
    case .keep: .keep
    case .set(let value): .set(change(value))
    }
  }
}

extension Recurrence {
  /// Parses the format of `json`, or an RRULE with or without its name.
  init?(typed text: String) {
    let upper = text.uppercased()
    for name in ["RRULE:", "RULE:"] where upper.hasPrefix(name) && !text.utf8.contains(0x0A) {
      self.init(ruleOrNil: String(text.dropFirst(name.count)))
      return
    }
    if upper.hasPrefix("FREQ=") {
      self.init(ruleOrNil: text)
    } else {
      self.init(stored: text)
    }
  }

  private init?(ruleOrNil text: String) {
    do throws(RecurrenceRuleError) {
      self = try Recurrence(rule: text)
    } catch {
      return nil
    }
  }
}
