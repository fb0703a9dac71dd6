extension Captured {
  /// The new task a line describes.
  /// - Parameter lists: where its list is looked up by name; without one that may be written to, none is named.
  public func draft(lists: [SourceList] = []) -> TaskDraft {
    var draft = TaskDraft(title: title)
    draft.list = list.flatMap { name in lists.first { $0.name == name && $0.isWritable }?.id }
    draft.importance = importance ?? draft.importance
    draft.urgency = urgency ?? draft.urgency
    draft.grade = grade
    draft.subPriority = subPriority
    draft.type = type ?? draft.type
    draft.tags = tags
    draft.due = due
    draft.notBefore = notBefore
    draft.manualDuration = minutes
    draft.recurrence = repeating
    return draft
  }

  /// How the task comes back: as one of our patterns where one says the same.
  public var repeating: Recurrence? {
    guard let recurrence else { return nil }
    return Recurrence(captured: recurrence, anchor: anchor, until: until)
  }
}

extension Recurrence {
  /// A recurrence as a line says it. The 29th, 30th and 31st of every month mean the last day of shorter months.
  public init?(captured text: String, anchor: Anchor = .schedule, until: Day? = nil) {
    // What was read is always a rule.
    guard let rule = try? RecurrenceRule(parsing: text) else { return nil }
    if let day = Recurrence.lateDay(rule) {
      self.init(.monthly(day: day), anchor: anchor, end: End(rule.end))
    } else {
      guard let read = try? Recurrence(rule: text, anchor: anchor) else { return nil }
      self = read
    }
    if let until { end = .until(until) }
  }

  private static func lateDay(_ rule: RecurrenceRule) -> Int? {
    guard rule.frequency == .monthly, rule.interval == 1, rule.monthDays.count == 1, rule.weekdays.isEmpty,
      rule.months.isEmpty, rule.positions.isEmpty, (29...31).contains(rule.monthDays[0])
    else { return nil }
    return rule.monthDays[0]
  }
}

extension QuickAdd {
  /// The lists a line can name.
  public static func names(of lists: [SourceList]) -> [String] {
    lists.filter { $0.isWritable }.map { $0.name }
  }
}
