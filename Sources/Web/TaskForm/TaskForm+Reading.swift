import Domain

extension TaskForm {
  /// Returns the new task described by the form. Unreadable fields are left out and recorded as problems.
  mutating func draft(today: Day) -> TaskDraft {
    var draft = TaskDraft(title: title)
    if !key.isEmpty { draft.id = TaskID(key) }
    draft.notes = notes
    if !list.isEmpty { draft.list = ListID(list) }
    draft.importance = choice(.importance, importance) { Importance(name: $0) } ?? .low
    draft.urgency = choice(.urgency, urgency) { Urgency(name: $0) } ?? .notUrgent
    draft.type = choice(.type, type) { TaskType(name: $0) } ?? .maintenance
    draft.tags = readTags()
    draft.manualDuration = minutes()
    draft.due = due()
    draft.notBefore = readNotBefore()
    draft.recurrence = recurrence.value(due: draft.due?.day ?? today, stored: nil, problems: &problems)
    draft.grade = readGrade()
    draft.subPriority = readSubPriority()
    draft.delegatedTo = delegatedTo
    if !parent.isEmpty { draft.parent = TaskID(parent) }
    return draft
  }

  /// Returns the minutes chosen or typed; nil for none.
  mutating func minutes() -> Int? {
    if duration == Self.none { return nil }
    if let minutes = Int(outside: PlainText.withoutSpaces(duration == "other" ? otherMinutes : duration)) {
      return minutes
    }
    problems.append(Problem(.manualDuration, .durationNotANumber))
    return nil
  }

  mutating func due() -> Due? {
    if dueDay.isEmpty {
      if !dueTime.isEmpty { problems.append(Problem(.due, .dayUnreadable)) }
      return nil
    }
    guard let day = Day(iso: dueDay) else {
      problems.append(Problem(.due, .dayUnreadable))
      return nil
    }
    if dueTime.isEmpty { return Due(day: day) }
    return Due(day: day, time: choice(.due, dueTime) { WallTime(iso: $0) })
  }

  mutating func readNotBefore() -> Day? {
    if notBefore.isEmpty { return nil }
    if let day = Day(iso: notBefore) { return day }
    problems.append(Problem(.notBefore, .dayUnreadable))
    return nil
  }

  mutating func readGrade() -> Grade? {
    grade == Self.none ? nil : choice(.grade, grade) { Grade(letter: $0) }
  }

  mutating func readSubPriority() -> Int? {
    let text = PlainText.withoutSpaces(subPriority)
    if text.isEmpty { return nil }
    if let number = Int(outside: text), number < Int.farthest { return number }
    problems.append(Problem(.subPriority, .subPriorityNotPositive))
    return nil
  }

  /// Parses a choice by name; records a problem for an unknown one.
  mutating func choice<Value>(_ field: Field, _ text: String, _ read: (String) -> Value?) -> Value? {
    if let value = read(text) { return value }
    problems.append(Problem(field, .choiceUnknown(text)))
    return nil
  }
}

extension PlainText {
  /// Removes the spaces with which users group digits.
  static func withoutSpaces(_ text: String) -> String {
    String(decoding: text.utf8.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
  }
}
