/// Why a command was refused or could not be carried out. Nothing was stored.
public enum PlannerFailure: Error, Equatable, Sendable {
  /// All rules the input breaks, together.
  case invalid([Problem])
  case unknownTask(TaskID)
  /// There is no conflict of this number.
  case unknownConflict(Int64)
  case unknownBlock(BlockID)
  case unknownEvent(EventKey)
  case nothingToUndo
  case nothingToRedo
  /// The change a person wanted to take back is no longer the newest.
  case historyMovedOn
  case store(StoreFailure)
}

/// One broken rule, tied to the field it is about.
public struct Problem: Equatable, Sendable {
  public enum Rule: Equatable, Sendable {
    case titleEmpty
    case titleTooLong(limit: Int)
    case notesTooLong(limit: Int)
    case dueInThePast
    case subPriorityNotPositive
    case subPriorityWithoutGradeA
    /// Other tasks would have to make room but may not be changed.
    case numberTaken
    case delegateeEmpty
    case delegateeTooLong(limit: Int)
    case followUpInThePast
    case durationOutOfRange
    case durationNotANumber
    /// A task took 0 to so many minutes.
    case timeOutOfRange(limit: Int)
    case monthDayOutOfRange
    case weekdayOutOfRange
    /// Every so many days, weeks, months or years is 1 to this many.
    case intervalOutOfRange(limit: Int)
    case tagEmpty
    case tagDuplicate(String)
    case tagCharacter(String)
    case tagTooLong(limit: Int)
    case listUnknown(String)
    case listReadOnly(String)
    /// The list chosen for a task takes none.
    case chosenListReadOnly(String)
    /// The list's server no longer shows it, so nothing can be added.
    case listGone(String)
    /// The list is left out; it has to be chosen first.
    case listUnused(String)
    /// New tasks need a place, so this list cannot be left out.
    case listNeeded(String)
    /// The rule was written by another client and cannot be read here, so only that client can move it on.
    case recurrenceNotOurs
    /// A recurrence ends after 1 to `limit` occurrences.
    case repeatCountOutOfRange(limit: Int)
    /// A recurrence would be over before it has begun.
    case endBeforeDue
    /// A text is no rule of RFC 5545.
    case ruleUnreadable(String)
    /// No day fits a rule, such as one for the 30th of February.
    case ruleNeverTrue(String)
    /// A task without repetition, or a completed one, has no occurrence to leave out.
    case recurrenceMissing
    case settingValue(choices: [String])
    /// A setting takes a whole number in these bounds.
    case numberOutOfRange(least: Int, most: Int)
    /// A setting takes an address of the web without a name and password in it, or nothing.
    case webAddress
    /// A setting takes no more characters than these.
    case valueTooLong(limit: Int)
    /// A task is called what it was called first, as far as anybody knows.
    case originalTitleMissing
    case workingHours(WorkingHours.Fault)
    case parentUnknown
    /// A task cannot be below itself, nor below what lies below it.
    case parentBelow
    case dayUnreadable
    case choiceUnknown(String)
    /// A time block is shorter or longer than these minutes allow.
    case blockLength(least: Int, most: Int)
    /// The task to set time aside for is gone.
    case taskUnknown
    case calendarUnknown(String)
    case calendarReadOnly(String)
    /// The calendar chosen for a time block takes none.
    case chosenCalendarReadOnly(String)
    case zoneUnknown(String)
    /// An event that takes time, or another block, is there; the next free working time that is long enough.
    case timeTaken(title: String, next: Instant?)
    /// A proposed block is not possible any more.
    case notPlannable(title: String, PlanObstacle)
  }

  public var field: Name
  public var rule: Rule

  /// A field of a task or the value of a setting.
  public enum Name: Equatable, Sendable {
    case task(Field)
    case setting(SettingKey)
    case order
    case block(BlockField)
    /// A proposed block, by its number.
    case placement(Int)
  }

  /// What a person says about a time block.
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
