/// Makes data from files comply with the validation rules and notes the resulting losses.
struct Tidying {
  var report = ConversionReport()

  /// Returns false if no title remains, so that no task can be created.
  mutating func tidy(_ item: inout PlanItem, line: Int, from clock: ExchangeClock) -> Bool {
    tidyTitle(&item, line)
    if OneLine.isBlank(item.title) {
      report.note(.untitled, Field.title.rawValue, line: line)
      return false
    }
    tidyNotes(&item, line)
    tidyNumbers(&item, line)
    tidyTimes(&item, line, clock)
    tidyRecurrence(&item, line, clock)
    return true
  }

  private mutating func tidyTitle(_ item: inout PlanItem, _ line: Int) {
    let folded = OneLine.folded(item.title)
    item.title = folded
    guard OneLine.exceeds(Validation.longestTitle, folded) else { return }
    // The full title is kept in the notes.
    item.title = OneLine.folded(String(folded.prefix(Validation.longestTitle - 1)) + "…")
    item.notes = [folded, item.notes].compactMap { $0 }.joined(separator: "\n\n")
    report.note(.shortened, Field.title.rawValue, line: line, sample: folded)
  }

  private mutating func tidyNotes(_ item: inout PlanItem, _ line: Int) {
    guard let notes = item.notes else { return }
    var trimmed = OneLine.trimmed(PlainLines.folded(notes))
    if Validation.areTooLong(notes: trimmed) {
      report.note(.shortened, Field.notes.rawValue, line: line, sample: trimmed)
      trimmed = Tidying.prefix(of: trimmed, bytes: Validation.longestNotes)
    }
    item.notes = OneLine.isBlank(trimmed) ? nil : trimmed
  }

  /// Returns as many whole scalars as fit into `limit` bytes.
  private static func prefix(of text: String, bytes limit: Int) -> String {
    let bytes = Array(text.utf8)
    var end = limit
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  private mutating func tidyNumbers(_ item: inout PlanItem, _ line: Int) {
    if let minutes = item.manualDuration, !(1...EffectiveDuration.longest).contains(minutes) {
      report.note(.changed, Field.manualDuration.rawValue, line: line, sample: "\(minutes)")
      item.manualDuration = minutes < 1 ? nil : EffectiveDuration.longest
    }
    let spent = min(max(0, item.actualMinutes), PlanItem.mostActualMinutes)
    if spent != item.actualMinutes {
      report.note(.changed, Field.actualMinutes.rawValue, line: line, sample: "\(item.actualMinutes)")
      item.actualMinutes = spent
    }
    if item.grade != .a || item.subPriority ?? 1 < 1 { item.subPriority = nil }
    item.delegatedTo = trimmedOrNone(item.delegatedTo)
    item.sourceURL = trimmedOrNone(item.sourceURL)
  }

  /// Instants in the last hours of 9999 may fall in the year 10000 in local time, which has no written form.
  private mutating func tidyTimes(_ item: inout PlanItem, _ line: Int, _ clock: ExchangeClock) {
    if let due = item.due, !due.day.canBeWritten {
      report.note(.unreadable, Field.due.rawValue, line: line, sample: due.iso)
      item.due = nil
    }
    if let day = item.notBefore, !day.canBeWritten {
      report.note(.unreadable, Field.notBefore.rawValue, line: line, sample: day.iso)
      item.notBefore = nil
    }
    if item.completedAt?.canBeWritten == false { item.completedAt = clock.environment.now }
    if !item.createdAt.canBeWritten { item.createdAt = clock.environment.now }
  }

  private mutating func tidyRecurrence(_ item: inout PlanItem, _ line: Int, _ clock: ExchangeClock) {
    guard let recurrence = item.recurrence else { return }
    var validation = Validation()
    validation.recurrence(recurrence, due: item.due)
    if !validation.problems.isEmpty {
      report.note(.unreadable, Field.recurrence.rawValue, line: line, sample: recurrence.stored)
      item.recurrence = nil
      return
    }
    if item.due == nil {
      let start = max(clock.environment.today, item.notBefore ?? clock.environment.today)
      item.due = recurrence.first(from: start).map { Due(day: $0) }
    }
    guard let due = item.due else { return }
    // The recurrence keeps its own day if only the current occurrence was moved.
    item.recurrence = recurrence.anchored(on: recurrence.scheduled?.day ?? due.day)
    if recurrence.scheduled == due { item.recurrence?.scheduled = nil }
  }

  /// Returns a valid tag without separators and not too long.
  mutating func tag(_ name: String, line: Int) -> String? {
    let separates = name.utf8.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\\")
    }
    if !separates, name.utf8.count <= Validation.longestTag {
      let folded = OneLine.folded(name)
      return folded.isEmpty ? nil : folded
    }
    let allowed = name.unicodeScalars.map { $0 == "," || $0 == ";" || $0 == "\\" ? " " : $0 }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: allowed)
    var folded = OneLine.folded(String(result))
    if OneLine.exceeds(Validation.longestTag, folded) {
      folded = OneLine.folded(String(folded.prefix(Validation.longestTag)))
    }
    if OneLine.isBlank(folded) { return nil }
    if folded != OneLine.folded(name) { report.note(.changed, Field.tags.rawValue, line: line, sample: name) }
    return folded
  }
}
