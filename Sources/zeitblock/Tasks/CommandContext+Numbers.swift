import CommandLine
import Domain
import Storage

/// The numbers by which commands refer to tasks until the next list is shown, if they differ from current positions.
extension CommandContext {
  /// Prints the outcome of a command.
  func tell(_ outcome: Outcome) {
    if wantsJSON { return print(outcome.json) }
    switch outcome.event {
    case .added(let title, let position):
      guard let number = numberOfNew(outcome.changed), number != position else { break }
      remark(
        language(
          "Added \(language.quoted(title)); until the next list it’s number \(number).",
          "\(language.quoted(title)) hinzugefügt; bis zur nächsten Liste ist das Nummer \(number)."))
      return tellNumbers(outcome)
    case .moved(_, let position?, _):
      guard let id = outcome.changed.first, let number = number(of: id), number != position else { break }
      let text = outcome.event.sentence(in: language).dropLast()
      return remark(
        text
          + language(
            "; until the next list it stays number \(number).",
            "; bis zur nächsten Liste bleibt das Nummer \(number)."))
    default: break
    }
    remark(outcome.event.sentence(in: language))
    tellNumbers(outcome)
  }

  /// Prints the new number of an A task, unless the outcome already states it, and the numbers of others that
  /// changed.
  private func tellNumbers(_ outcome: Outcome) {
    // The command has already succeeded; renumbering only adds to the message.
    let found = try? read { (reader) throws(PlannerFailure) -> Renumbering? in
      guard let number = outcome.number, let entry = try reader.historyEntry(number) else { return nil }
      return try reader.renumbering(by: entry)
    }
    guard let found else { return }
    var lines = found.others.map { ($0.title, $0.number) }
    if case .graded = outcome.event {} else { lines.insert((found.title, found.number), at: 0) }
    for (title, number) in lines {
      let (title, grade) = (language.quoted(title), Grade.a.text(number))
      remark(language("\(title) is now \(grade).", "\(title) ist jetzt \(grade)."))
    }
  }

  /// Returns a task's number in the last list shown; nil if it was not in it or no list was shown.
  func number(of id: TaskID) -> Int? {
    // Without a database, no list was shown.
    (try? lastShown())?.position(of: id)
  }

  /// Returns the number of a new task: the next one after the last list shown, whose tasks keep theirs. Returns nil
  /// if no list was shown; numbers are then positions among all open tasks.
  private func numberOfNew(_ changed: [TaskID]) -> Int? {
    guard let id = changed.first else { return nil }
    // The task itself was just written, so this can fail only if the disk is now full.
    return try? LastShown(in: directory()).add(id)
  }

  /// Returns a task's position among all open tasks, followed by its number in the last list shown if that differs.
  func placeText(of id: TaskID, _ position: Int?) -> String? {
    let number = number(of: id)
    guard let position else {
      return number.map { language("\($0) in the list shown last", "\($0) in der zuletzt gezeigten Liste") }
    }
    guard let number, number != position else { return "\(position)" }
    return language(
      "\(position), in the list shown last \(number)", "\(position), in der zuletzt gezeigten Liste \(number)")
  }
}
