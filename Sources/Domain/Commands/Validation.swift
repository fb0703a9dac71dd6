/// The rules new values have to keep. All broken rules of one save are found together.
public struct Validation {
  /// Characters.
  public static let longestTitle = 500
  /// Characters.
  public static let longestNotes = 100_000
  /// Characters.
  public static let longestDelegatee = 200
  static let longestTag = 100

  private(set) var problems: [Problem] = []

  mutating func title(_ title: String) -> String {
    // A pasted megabyte is refused before anything walks through it.
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

  /// Empty notes are none. Lines end with a line feed alone, and no other control character but the tab is kept, which
  /// is what a server gives back.
  static func areTooLong(notes: String) -> Bool {
    // Only what has so many bytes can have so many characters.
    let (limit, bytes) = (longestNotes, notes.utf8.count)
    return bytes > limit && (bytes > limit * 4 || notes.unicodeScalars.count > limit)
  }

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

  /// Who does a task, as one line.
  mutating func delegatee(_ name: String) -> String {
    let limit = Validation.longestDelegatee
    // A pasted megabyte is refused before anything walks through it.
    let folded = name.utf8.count > limit * 64 ? name : OneLine.folded(name)
    if OneLine.exceeds(limit, folded) {
      problems.append(Problem(.delegatedTo, .delegateeTooLong(limit: limit)))
    } else if OneLine.isBlank(folded) {
      problems.append(Problem(.delegatedTo, .delegateeEmpty))
    }
    return folded
  }

  /// The same for a name that may be missing.
  mutating func delegatee(orNone name: String?) -> String? {
    trimmedOrNone(name).map { delegatee($0) }
  }

  /// The day to ask again about a task somebody else does.
  mutating func followUp(_ day: Day?, today: Day) {
    self.day(day, .notBefore)
    guard let day, day < today else { return }
    problems.append(Problem(.notBefore, .followUpInThePast))
  }

  /// Tags a task has already are not checked again: another client may allow more.
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

  /// What no text can name could be kept but never read again.
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

  /// Whether tasks of a list may be changed at all.
  mutating func changes(in list: SourceList?, named id: ListID) {
    guard let list, !list.allowsChanges else { return }
    problems.append(Problem(.list, list.isUsed ? .listReadOnly(list.name) : .listUnused(list.name)))
  }

  /// Gives back the length, or the nearest that is allowed.
  mutating func blockLength(_ minutes: Int) -> Int {
    let range = TimeBlock.lengths
    guard range.contains(minutes) else {
      problems.append(Problem(.length, .blockLength(least: range.lowerBound, most: range.upperBound)))
      return range.lowerBound
    }
    return minutes
  }

  /// The same for both ends of a block.
  mutating func span(_ start: Instant, _ end: Instant) {
    if !start.canBeWritten || !end.canBeWritten { problems.append(Problem(.start, .dayUnreadable)) }
  }

  /// Whether events may be added to a calendar.
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

  /// Throws when any rule was broken.
  func finish() throws(PlannerFailure) {
    if !problems.isEmpty { throw .invalid(problems) }
  }
}

/// Free text of one line; empty is none.
func trimmedOrNone(_ text: String?) -> String? {
  guard let text else { return nil }
  let folded = OneLine.folded(text)
  return OneLine.isBlank(folded) ? nil : folded
}

extension Tags {
  /// Why a tag cannot be added by a person; nil when it can.
  public func refusal(of name: String) -> Problem.Rule? {
    // A pasted megabyte is refused before anything walks through it.
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
