import Domain

/// The fields of a task as somebody typed them, kept as typed until they are right.
struct TaskForm: Equatable, Sendable {
  /// Durations offered as one tap.
  static let minutesByOneTap = [5, 15, 30, 60]
  /// What stands for "none" where a choice may be left out.
  static let none = "none"
  /// What can be given here, in the order of the form.
  static let fields: [Field] = [
    .title, .manualDuration, .importance, .urgency, .type, .tags, .due, .notBefore, .recurrence, .notes, .list, .grade,
    .subPriority, .delegatedTo, .parent,
  ]

  var title = ""
  /// `none`, `other` or a number of minutes.
  var duration = "15"
  var otherMinutes = ""
  var importance = Importance.low.name
  var urgency = Urgency.notUrgent.name
  var type = TaskType.maintenance.name
  var tags: [String] = []
  /// Typed, but not among the tags yet; commas separate several.
  var newTag = ""
  var dueDay = ""
  var dueTime = ""
  /// What another due day of a recurring task is meant for: `series` or `occurrence`.
  var scope = "series"
  var notBefore = ""
  var recurrence = RecurrenceForm()
  var notes = ""
  var list = ""
  /// A letter or `none`.
  var grade = TaskForm.none
  var subPriority = ""
  var delegatedTo = ""
  /// The id of the task it belongs to; empty for none.
  var parent = ""
  /// The title of that task, or the start of its words, where it was typed instead of chosen.
  var parentTitle = ""
  /// What a new task shall be called by, so that a form sent twice adds one task.
  var key = ""
  /// Fields changed elsewhere as well, which the person has not decided about.
  var elsewhere: [Field] = []
  /// What could not be read; the rules of the domain come on top.
  var problems: [Problem] = []

  init() {}

  /// The fields of a stored task.
  init(_ item: PlanItem) {
    title = item.title
    set(minutes: item.manualDuration)
    importance = item.importance.name
    urgency = item.urgency.name
    type = item.type.name
    tags = item.tags.names
    dueDay = item.due?.day.iso ?? ""
    dueTime = item.due?.time?.iso ?? ""
    notBefore = item.notBefore?.iso ?? ""
    recurrence = RecurrenceForm(item.recurrence)
    notes = PlainText.withoutReturns(item.notes ?? "")
    list = item.list.text
    grade = item.grade?.letter ?? TaskForm.none
    subPriority = item.subPriority.map { "\($0)" } ?? ""
    delegatedTo = item.delegatedTo ?? ""
    parent = item.parent?.text ?? ""
  }

  mutating func set(minutes: Int?) {
    guard let minutes else {
      duration = TaskForm.none
      return
    }
    let isOneTap = Self.minutesByOneTap.contains(minutes)
    duration = isOneTap ? "\(minutes)" : "other"
    otherMinutes = isOneTap ? "" : "\(minutes)"
  }
}

extension TaskForm {
  /// What to show of the domain's problems beside what could not be read.
  mutating func take(_ others: [Problem]) {
    for problem in others where !problems.contains(problem) { problems.append(problem) }
    problems.sort { Self.place(of: $0) < Self.place(of: $1) }
  }

  /// Where a problem's field stands in the form.
  private static func place(of problem: Problem) -> Int {
    guard case .task(let field) = problem.field else { return 0 }
    return fields.firstIndex(of: field) ?? fields.count
  }
}

extension Urgency {
  /// The stable name in forms and addresses.
  var name: String {
    switch self {
    case .notUrgent: "notUrgent"
    case .urgent: "urgent"
    }
  }

  init?(name: String) {
    guard let match = Urgency.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }
}
