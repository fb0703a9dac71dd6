extension Captured {
  /// Returns the new task a line describes.
  /// - Parameter lists: The lists that the line can name. A name that matches no writable list is ignored.
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

  /// The recurrence, as one of our patterns if one is equivalent.
  public var repeating: Recurrence? {
    guard let recurrence else { return nil }
    return Recurrence(captured: recurrence, anchor: anchor, until: until)
  }
}

extension Recurrence {
  /// Creates the recurrence a line describes. The 29th, 30th and 31st of every month mean the last day in shorter
  /// months. Returns nil if the text is not a rule.
  public init?(captured text: String, anchor: Anchor = .schedule, until: Day? = nil) {
    // A captured recurrence is always a valid rule, so there is no error to report.
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
  /// Returns the names of the lists that a line can use.
  public static func names(of lists: [SourceList]) -> [String] {
    lists.filter { $0.isWritable }.map { $0.name }
  }
}
