/// The reason why a command failed. Nothing was stored.
public enum PlannerFailure: Error, Equatable, Sendable {
  /// All rules that the input breaks.
  case invalid([Problem])
  case unknownTask(TaskID)
  /// No conflict has this number.
  case unknownConflict(Int64)
  case unknownBlock(BlockID)
  case unknownEvent(EventKey)
  case nothingToUndo
  case nothingToRedo
  /// The change to undo is no longer the newest.
  case historyMovedOn
  case store(StoreFailure)
}

/// One broken rule and the field it applies to.
public struct Problem: Equatable, Sendable {
  public enum Rule: Equatable, Sendable {
    case titleEmpty
    case titleTooLong(limit: Int)
    case notesTooLong(limit: Int)
    case dueInThePast
    case subPriorityNotPositive
    case subPriorityWithoutGradeA
    /// Other tasks would have to make room but must not be changed.
    case numberTaken
    case delegateeEmpty
    case delegateeTooLong(limit: Int)
    case followUpInThePast
    case durationOutOfRange
    case durationNotANumber
    /// The minutes a task took are outside 0…`limit`.
    case timeOutOfRange(limit: Int)
    case monthDayOutOfRange
    case weekdayOutOfRange
    /// The interval in days, weeks, months or years is outside 1…`limit`.
    case intervalOutOfRange(limit: Int)
    case tagEmpty
    case tagDuplicate(String)
    case tagCharacter(String)
    case tagTooLong(limit: Int)
    case listUnknown(String)
    case listReadOnly(String)
    /// The list chosen for a task is read-only.
    case chosenListReadOnly(String)
    /// The server no longer offers the list, so nothing can be added to it.
    case listGone(String)
    /// The list is deselected; it must be selected first.
    case listUnused(String)
    /// New tasks need a list, so this one cannot be deselected.
    case listNeeded(String)
    /// Another client wrote the rule, and it cannot be interpreted here; only that client can advance the task.
    case recurrenceNotOurs
    /// The number of occurrences is outside 1…`limit`.
    case repeatCountOutOfRange(limit: Int)
    /// The recurrence would end before its first occurrence.
    case endBeforeDue
    /// The text is not a recurrence rule as defined in RFC 5545.
    case ruleUnreadable(String)
    /// No day matches the rule, for example 30 February.
    case ruleNeverTrue(String)
    /// The task has no occurrence to skip because it does not recur or is completed.
    case recurrenceMissing
    case settingValue(choices: [String])
    /// The setting takes a whole number within these bounds.
    case numberOutOfRange(least: Int, most: Int)
    /// The setting takes a web address without user name and password, or nothing.
    case webAddress
    /// The setting takes at most `limit` characters.
    case valueTooLong(limit: Int)
    /// No earlier title of the task is known.
    case originalTitleMissing
    case workingHours(WorkingHours.Fault)
    case parentUnknown
    /// A task cannot be below itself or one of its own subtasks.
    case parentBelow
    case dayUnreadable
    case choiceUnknown(String)
    /// The length of the time block is outside these bounds, in minutes.
    case blockLength(least: Int, most: Int)
    /// The task of the new time block no longer exists.
    case taskUnknown
    case calendarUnknown(String)
    case calendarReadOnly(String)
    /// The calendar chosen for a time block is read-only.
    case chosenCalendarReadOnly(String)
    case zoneUnknown(String)
    /// An event that takes time or another block is in the way; `next` is the next free working time that is long
    /// enough.
    case timeTaken(title: String, next: Instant?)
    /// The proposed block is no longer possible.
    case notPlannable(title: String, PlanObstacle)
  }

  public var field: Name
  public var rule: Rule

  /// The subject of a problem.
  public enum Name: Equatable, Sendable {
    case task(Field)
    case setting(SettingKey)
    case order
    case block(BlockField)
    /// A proposed block, by its number.
    case placement(Int)
  }

  /// A field of a time block that the user can set.
  public enum BlockField: String, Equatable, Sendable {
    case task, start, length, calendar, zone
  }

  public init(_ field: BlockField, _ rule: Rule) {
    self.field = .block(field)
    self.rule = rule
  }

  public init(placement number: Int, _ rule: Rule) {
    field = .placement(number)
    self.rule = rule
  }

  public init(_ field: Field, _ rule: Rule) {
    self.field = .task(field)
    self.rule = rule
  }

  public init(_ key: SettingKey, _ rule: Rule) {
    field = .setting(key)
    self.rule = rule
  }
}
