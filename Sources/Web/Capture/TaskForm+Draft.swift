import Domain

extension TaskForm {
  /// The fields of a task that was described in one line.
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
}
