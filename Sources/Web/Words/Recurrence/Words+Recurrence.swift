public import Domain

extension Words {
  subscript(repeats phrase: RepeatPhrase) -> String {
    text(phrase)
  }

  func callAsFunction(repeats phrase: RepeatPhrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }

  /// Describes a recurrence: its rule, its end, and further details, as in `every Monday, 4 more times`.
  /// - Parameter isNew: true if the first occurrence is still to come, so that the total is stated instead of the
  ///   remainder.
  public func sentence(_ recurrence: Recurrence, isNew: Bool = false) -> String {
    let rule = recurrence.rule()
    // A rule that cannot be put into words is shown as text.
    guard recurrence.isReadable, let read = try? RecurrenceRule(parsing: rule) else {
      return self(repeats: .foreignRule, rule)
    }
    var parts = [RuleSentence(rule: read, words: self).text] + end(recurrence.end, isNew)
    if let count = recurrence.series?.leftOut.count, count > 0 {
      parts.append(count == 1 ? self[repeats: .exceptOne] : self(repeats: .exceptMany, "\(count)"))
    }
    if recurrence.anchor == .completion { parts.append(self[repeats: .fromCompletion]) }
    if recurrence.missed == .each, recurrence.anchor == .schedule { parts.append(self[repeats: .eachMissed]) }
    if let scheduled = recurrence.scheduled { parts.append(self(repeats: .movedFrom, fullDue(scheduled))) }
    return parts.joined(separator: ", ")
  }

  private func end(_ end: Recurrence.End, _ isNew: Bool) -> [String] {
    switch end {
    case .never: []
    case .until(let day): [self(repeats: .until, fullDay(day))]
    case .count(1): [self[repeats: isNew ? .once : .onceMore]]
    case .count(let count): [self(repeats: isNew ? .times : .timesMore, "\(count)")]
    }
  }
}
