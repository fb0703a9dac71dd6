import Domain

extension TaskForm {
  /// Fills the form from a draft.
  init(_ draft: TaskDraft) {
    title = draft.title
    if let minutes = draft.manualDuration { set(minutes: minutes) }
    importance = draft.importance.name
    urgency = draft.urgency.name
    type = draft.type.name
    tags = draft.tags
    dueDay = draft.due?.day.iso ?? ""
    dueTime = draft.due?.time?.iso ?? ""
    notBefore = draft.notBefore?.iso ?? ""
    recurrence = RecurrenceForm(draft.recurrence)
    list = draft.list?.text ?? ""
    grade = draft.grade?.letter ?? TaskForm.none
    subPriority = draft.subPriority.map { "\($0)" } ?? ""
    key = draft.id?.text ?? ""
  }

  /// Creates a form whose title is a quick-add line.
  init(_ form: CaptureForm) {
    self.init()
    title = form.line
  }
}

extension PlanItem {
  /// Creates the task a draft would become, with the fields that previews show.
  init(previewing draft: TaskDraft, in environment: Environment) {
    self.init(
      id: TaskID(""), list: draft.list ?? .local, title: OneLine.folded(draft.title), rank: Rank(0),
      createdAt: environment.now)
    importance = draft.importance
    urgency = draft.urgency
    grade = draft.grade
    subPriority = draft.subPriority
    type = draft.type
    tags = Tags(draft.tags)
    due = draft.due
    notBefore = draft.notBefore
    // The input has not been validated yet.
    manualDuration = draft.manualDuration.flatMap { (1...1_440).contains($0) ? $0 : nil }
    recurrence = draft.recurrence
  }
}
