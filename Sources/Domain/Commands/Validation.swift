/// The rules for new values. Collects all rules that one input breaks.
public struct Validation {
  /// Maximum length in characters.
  public static let longestTitle = 500
  /// Maximum length in characters.
  public static let longestNotes = 100_000
  /// Maximum length in characters.
  public static let longestDelegatee = 200
  static let longestTag = 100

  private(set) var problems: [Problem] = []

  mutating func title(_ title: String) -> String {
    // Refuses a pasted megabyte before any further processing.
    guard title.utf8.count <= Validation.longestTitle * 64 else {
      problems.append(Problem(.title, .titleTooLong(limit: Validation.longestTitle)))
      return title
    }
    let folded = OneLine.folded(title)
    if OneLine.isBlank(folded) { problems.append(Problem(.title, .titleEmpty)) }
    if OneLine.exceeds(Validation.longestTitle, folded) {
      problems.append(Problem(.title, .titleTooLong(limit: Validation.longestTitle)))
    }
    return folded
  }

  /// Returns whether notes exceed the limit of characters.
  static func areTooLong(notes: String) -> Bool {
    // The byte count often decides: a character takes one to four bytes.
    let (limit, bytes) = (longestNotes, notes.utf8.count)
    return bytes > limit && (bytes > limit * 4 || notes.unicodeScalars.count > limit)
  }

  /// Empty notes become nil. Lines end with LF, and of the other control characters only tabs are kept, as servers
  /// return them.
  mutating func notes(_ notes: String?) -> String? {
    guard let notes else { return nil }
    if Validation.areTooLong(notes: notes) {
      problems.append(Problem(.notes, .notesTooLong(limit: Validation.longestNotes)))
      return notes
    }
    let trimmed = OneLine.trimmed(PlainLines.folded(notes))
    return OneLine.isBlank(trimmed) ? nil : trimmed
  }

  mutating func duration(_ minutes: Int?) {
    guard let minutes, minutes < 1 || minutes > EffectiveDuration.longest else { return }
    problems.append(Problem(.manualDuration, .durationOutOfRange))
  }

  mutating func grade(_ grade: Grade?, subPriority: Int?) {
    guard let subPriority else { return }
    if subPriority < 1 { problems.append(Problem(.subPriority, .subPriorityNotPositive)) }
    if grade != .a { problems.append(Problem(.subPriority, .subPriorityWithoutGradeA)) }
  }

  /// Checks the name of a delegatee and folds it to one line.
  mutating func delegatee(_ name: String) -> String {
    let limit = Validation.longestDelegatee
    // Refuses a pasted megabyte before any further processing.
    let folded = name.utf8.count > limit * 64 ? name : OneLine.folded(name)
    if OneLine.exceeds(limit, folded) {
      problems.append(Problem(.delegatedTo, .delegateeTooLong(limit: limit)))
    } else if OneLine.isBlank(folded) {
      problems.append(Problem(.delegatedTo, .delegateeEmpty))
    }
    return folded
  }

  /// Checks the name of a delegatee; empty means none.
  mutating func delegatee(orNone name: String?) -> String? {
    trimmedOrNone(name).map { delegatee($0) }
  }

  /// Checks the follow-up day of a delegated task.
  mutating func followUp(_ day: Day?, today: Day) {
    self.day(day, .notBefore)
    guard let day, day < today else { return }
    problems.append(Problem(.notBefore, .followUpInThePast))
  }

  /// Does not check tags that the task already has: another client may allow more.
  mutating func tags(_ names: [String], besides known: Tags = Tags()) -> Tags {
    var tags = Tags()
    for name in names {
      let folded = OneLine.folded(name)
      if known.names.contains(folded) {
        tags.insert(folded)
      } else if let refusal = tags.refusal(of: folded) {
        problems.append(Problem(.tags, refusal))
      } else {
        tags.insert(folded)
      }
    }
    return tags
  }

  mutating func newDue(_ due: Due?, today: Day) {
    guard let due, due.day < today else { return }
    problems.append(Problem(.due, .dueInThePast))
  }

  /// Refuses a day that has no written form: it could be stored but never read again.
  mutating func day(_ day: Day?, _ field: Field) {
    if let day, !day.canBeWritten { problems.append(Problem(field, .dayUnreadable)) }
  }

  mutating func recurrence(_ recurrence: Recurrence?, due: Due?) {
    guard let recurrence else { return }
    switch recurrence.pattern {
    case .monthly(let day) where day < 1 || day > Recurrence.lastDayOfMonth:
      problems.append(Problem(.recurrence, .monthDayOutOfRange))
    case .custom(let every, _) where every < 1 || every > 999:
      problems.append(Problem(.recurrence, .intervalOutOfRange(limit: 999)))
    case .rule(let text) where !recurrence.isReadable:
      problems.append(Problem(.recurrence, .ruleUnreadable(text)))
    case .rule(let text) where recurrence.isNeverTrue:
      problems.append(Problem(.recurrence, .ruleNeverTrue(text)))
    default: break
    }
    switch recurrence.end {
    case .count(let count) where count < 1 || count > Recurrence.mostOccurrences:
      problems.append(Problem(.recurrence, .repeatCountOutOfRange(limit: Recurrence.mostOccurrences)))
    case .until(let last) where due.map({ last < $0.day }) ?? false:
      problems.append(Problem(.recurrence, .endBeforeDue))
    default: break
    }
  }

  mutating func list(_ list: SourceList?, named id: ListID) {
    guard let list else {
      problems.append(Problem(.list, .listUnknown(id.text)))
      return
    }
    guard !list.isWritable else { return }
    problems.append(Problem(.list, refusal(of: list)))
  }

  private func refusal(of list: SourceList) -> Problem.Rule {
    if !list.isUsed { return .listUnused(list.name) }
    return list.access == .denied ? .listGone(list.name) : .chosenListReadOnly(list.name)
  }

  /// Checks that tasks of a list may be changed.
  mutating func changes(in list: SourceList?, named id: ListID) {
    guard let list, !list.allowsChanges else { return }
    problems.append(Problem(.list, list.isUsed ? .listReadOnly(list.name) : .listUnused(list.name)))
  }

  /// Returns the length in minutes if it is allowed, else the shortest allowed length.
  mutating func blockLength(_ minutes: Int) -> Int {
    let range = TimeBlock.lengths
    guard range.contains(minutes) else {
      problems.append(Problem(.length, .blockLength(least: range.lowerBound, most: range.upperBound)))
      return range.lowerBound
    }
    return minutes
  }

  /// Checks that both ends of a block have a written form.
  mutating func span(_ start: Instant, _ end: Instant) {
    if !start.canBeWritten || !end.canBeWritten { problems.append(Problem(.start, .dayUnreadable)) }
  }

  /// Checks that events may be added to a calendar.
  mutating func calendar(_ calendar: SourceList?, named id: ListID) {
    guard let calendar, calendar.contents.holdsEvents else {
      problems.append(Problem(.calendar, .calendarUnknown(calendar?.name ?? id.text)))
      return
    }
    if !calendar.takesEvents { problems.append(Problem(.calendar, .chosenCalendarReadOnly(calendar.name))) }
  }

  mutating func add(_ problem: Problem) {
    problems.append(problem)
  }

  /// Throws if any rule was broken.
  func finish() throws(PlannerFailure) {
    if !problems.isEmpty { throw .invalid(problems) }
  }
}

/// Returns a text folded to one line, or nil if it is blank.
func trimmedOrNone(_ text: String?) -> String? {
  guard let text else { return nil }
  let folded = OneLine.folded(text)
  return OneLine.isBlank(folded) ? nil : folded
}

extension Tags {
  /// Returns the reason why a user cannot add a tag, or nil if the tag is allowed.
  public func refusal(of name: String) -> Problem.Rule? {
    // Refuses a pasted megabyte before any further processing.
    if name.utf8.count > Validation.longestTag * 64 { return .tagTooLong(limit: Validation.longestTag) }
    let folded = OneLine.folded(name)
    if OneLine.isBlank(folded) { return .tagEmpty }
    if OneLine.exceeds(Validation.longestTag, folded) { return .tagTooLong(limit: Validation.longestTag) }
    let isSeparated = folded.utf8.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\\")
    }
    if isSeparated { return .tagCharacter(folded) }
    return contains(folded) ? .tagDuplicate(folded) : nil
  }
}
