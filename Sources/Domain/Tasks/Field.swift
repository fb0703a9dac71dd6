/// The separately changeable fields of a task; the unit of validation, merging and undo.
public enum Field: String, Sendable, CaseIterable {
  case list, title, notes, importance, urgency, grade, subPriority, type, tags, due, notBefore, manualDuration
  case recurrence, parent, delegatedTo, needsTitleImprovement, originalTitle, sourceURL, completedAt, actualMinutes
}

extension PlanItem {
  /// Returns the fields whose values differ; the position in the order and the creation and modification times are not
  /// fields.
  public func fields(differingFrom other: PlanItem) -> [Field] {
    Field.allCases.filter { !hasSame($0, as: other) }
  }

  public func hasSame(_ field: Field, as other: PlanItem) -> Bool {
    switch field {
    case .list: list == other.list
    case .title: title == other.title
    case .notes: notes == other.notes
    case .importance: importance == other.importance
    case .urgency: urgency == other.urgency
    case .grade: grade == other.grade
    case .subPriority: subPriority == other.subPriority
    case .type: type == other.type
    case .tags: tags == other.tags
    case .due: due == other.due
    case .notBefore: notBefore == other.notBefore
    case .manualDuration: manualDuration == other.manualDuration
    case .recurrence: recurrence == other.recurrence
    case .parent: parent == other.parent
    case .delegatedTo: delegatedTo == other.delegatedTo
    case .needsTitleImprovement: needsTitleImprovement == other.needsTitleImprovement
    case .originalTitle: originalTitle == other.originalTitle
    case .sourceURL: sourceURL == other.sourceURL
    case .completedAt: completedAt == other.completedAt
    case .actualMinutes: actualMinutes == other.actualMinutes
    }
  }

  /// Copies one field's value from another version of the task.
  public mutating func take(_ field: Field, from other: PlanItem) {
    switch field {
    case .list: list = other.list
    case .title: title = other.title
    case .notes: notes = other.notes
    case .importance: importance = other.importance
    case .urgency: urgency = other.urgency
    case .grade: grade = other.grade
    case .subPriority: subPriority = other.subPriority
    case .type: type = other.type
    case .tags: tags = other.tags
    case .due: due = other.due
    case .notBefore: notBefore = other.notBefore
    case .manualDuration: manualDuration = other.manualDuration
    case .recurrence: recurrence = other.recurrence
    case .parent: parent = other.parent
    case .delegatedTo: delegatedTo = other.delegatedTo
    case .needsTitleImprovement: needsTitleImprovement = other.needsTitleImprovement
    case .originalTitle: originalTitle = other.originalTitle
    case .sourceURL: sourceURL = other.sourceURL
    case .completedAt: completedAt = other.completedAt
    case .actualMinutes: actualMinutes = other.actualMinutes
    }
  }
}
