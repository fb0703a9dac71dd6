import Domain

extension TaskForm {
  /// Returns the changes this form makes to a task: only fields that differ from the form's initial values, so that a
  /// concurrent change elsewhere is kept.
  mutating func edit(of original: TaskForm, on item: PlanItem, today: Day) -> TaskEdit {
    var edit = TaskEdit()
    for field in Self.fields where !hasSame(field, as: original) {
      if field == .tags {
        edit.tags = .set(tags(editing: original, stored: item.tags))
      } else {
        set(field, in: &edit, on: item, today: today)
      }
    }
    return edit
  }

  private mutating func set(_ field: Field, in edit: inout TaskEdit, on item: PlanItem, today: Day) {
    switch field {
    case .title: edit.title = .set(title)
    case .notes: edit.notes = .set(notes)
    case .list: if !list.isEmpty { edit.list = .set(ListID(list)) }
    case .manualDuration: edit.manualDuration = .set(minutes())
    case .importance: edit.importance = changed(.importance, importance) { Importance(name: $0) }
    case .urgency: edit.urgency = changed(.urgency, urgency) { Urgency(name: $0) }
    case .type: edit.type = changed(.type, type) { TaskType(name: $0) }
    case .due:
      edit.due = .set(due())
      if scope == "occurrence" { edit.scope = .occurrence }
    case .notBefore: edit.notBefore = .set(readNotBefore())
    case .recurrence: edit.recurrence = .set(recurrence(on: item, today: today))
    case .grade: edit.grade = .set(readGrade())
    case .subPriority: edit.subPriority = .set(readSubPriority())
    case .delegatedTo: edit.delegatedTo = .set(delegatedTo)
    case .parent: edit.parent = .set(parent.isEmpty ? nil : TaskID(parent))
    default: break
    }
  }

  private mutating func recurrence(on item: PlanItem, today: Day) -> Recurrence? {
    recurrence.value(due: Day(iso: dueDay) ?? today, stored: item.recurrence, problems: &problems)
  }

  private mutating func changed<Value>(
    _ field: Field, _ text: String, _ read: (String) -> Value?
  ) -> Edit<Value> {
    choice(field, text, read).map { .set($0) } ?? .keep
  }
}

extension TaskForm {
  /// Returns whether a field has the same value in both forms.
  func hasSame(_ field: Field, as other: TaskForm) -> Bool {
    switch field {
    case .title: OneLine.folded(title) == OneLine.folded(other.title)
    case .manualDuration: hasSameDuration(as: other)
    case .importance: importance == other.importance
    case .urgency: urgency == other.urgency
    case .type: type == other.type
    case .tags: tags == other.tags && OneLine.folded(newTag).isEmpty
    case .due: dueDay == other.dueDay && dueTime == other.dueTime
    case .notBefore: notBefore == other.notBefore
    case .recurrence: recurrence.means(other.recurrence)
    case .notes: notes == other.notes
    case .list: list == other.list
    case .grade: grade == other.grade
    case .subPriority: PlainText.withoutSpaces(subPriority) == other.subPriority
    case .delegatedTo: OneLine.folded(delegatedTo) == OneLine.folded(other.delegatedTo)
    case .parent: parent == other.parent && parentTitle == other.parentTitle
    default: true
    }
  }

  private func hasSameDuration(as other: TaskForm) -> Bool {
    guard duration == other.duration else { return false }
    return duration != "other" || PlainText.withoutSpaces(otherMinutes) == other.otherMinutes
  }

  /// Copies one field from another form.
  mutating func take(_ field: Field, from other: TaskForm) {
    switch field {
    case .title: title = other.title
    case .manualDuration: (duration, otherMinutes) = (other.duration, other.otherMinutes)
    case .importance: importance = other.importance
    case .urgency: urgency = other.urgency
    case .type: type = other.type
    case .tags: tags = other.tags
    case .due: (dueDay, dueTime) = (other.dueDay, other.dueTime)
    case .notBefore: notBefore = other.notBefore
    case .recurrence: recurrence = other.recurrence
    case .notes: notes = other.notes
    case .list: list = other.list
    case .grade: grade = other.grade
    case .subPriority: subPriority = other.subPriority
    case .delegatedTo: delegatedTo = other.delegatedTo
    case .parent: parent = other.parent
    default: break
    }
  }

  /// Returns the fields changed both here and elsewhere, to different values. Never includes tags, because the
  /// additions and removals of both sides are merged.
  func disagreements(with stored: TaskForm, since original: TaskForm) -> [Field] {
    Self.fields.filter { field in
      field != .tags && !hasSame(field, as: original) && !stored.hasSame(field, as: original)
        && !hasSame(field, as: stored)
    }
  }

  /// Returns the fields changed elsewhere but not in this form.
  func changes(by stored: TaskForm, since original: TaskForm) -> [Field] {
    Self.fields.filter { hasSame($0, as: original) && !stored.hasSame($0, as: original) }
  }
}
