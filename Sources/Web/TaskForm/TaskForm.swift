import Domain

/// The fields of a task form, kept as typed until they are valid.
struct TaskForm: Equatable, Sendable {
  /// The durations offered as buttons, in minutes.
  static let minutesByOneTap = [5, 15, 30, 60]
  /// The value for "none" in optional choices.
  static let none = "none"
  /// The fields that the form can change, in their order on the page.
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
  /// Tags typed but not yet added, separated by commas.
  var newTag = ""
  var dueDay = ""
  var dueTime = ""
  /// Whether a new due date of a recurring task applies to all occurrences: `series` or `occurrence`.
  var scope = "series"
  var notBefore = ""
  var recurrence = RecurrenceForm()
  var notes = ""
  var list = ""
  /// A letter or `none`.
  var grade = TaskForm.none
  var subPriority = ""
  var delegatedTo = ""
  /// The id of the parent task; empty for none.
  var parent = ""
  /// The parent's title, or its beginning, if typed instead of chosen.
  var parentTitle = ""
  /// The id of the new task, so that a form sent twice adds only one.
  var key = ""
  /// Fields also changed elsewhere, about which the user has not decided yet.
  var elsewhere: [Field] = []
  /// Fields that could not be parsed; the domain may add more problems.
  var problems: [Problem] = []

  init() {}

  /// Fills the form from a stored task.
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
  /// Adds the domain's problems to the form's own, sorted by field.
  mutating func take(_ others: [Problem]) {
    for problem in others where !problems.contains(problem) { problems.append(problem) }
    problems.sort { Self.place(of: $0) < Self.place(of: $1) }
  }

  /// Returns the position of a problem's field in the form.
  private static func place(of problem: Problem) -> Int {
    guard case .task(let field) = problem.field else { return 0 }
    return fields.firstIndex(of: field) ?? fields.count
  }
}

extension Urgency {
  /// The stable name in forms and URLs.
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
