import CommandLine
import Domain
import Storage

/// What a task is called by until the next list is shown, where that differs from the place it has now.
extension World {
  /// Says what became of a command.
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

  /// Says which number an A task got, unless that is said already, and which others got another one.
  private func tellNumbers(_ outcome: Outcome) {
    // The step is done; what it has moved is an addition to its sentence.
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

  /// The number a task has in the list shown last; nil when it was not in it, or none was shown.
  func number(of id: TaskID) -> Int? {
    // Without data there is nothing that was shown.
    (try? lastShown())?.position(of: id)
  }

  /// A new task is named by the number after those shown last, which keep theirs. While none was shown, nil: then numbers
  /// are places among all open tasks.
  private func numberOfNew(_ changed: [TaskID]) -> Int? {
    guard let id = changed.first else { return nil }
    // What has just been added could be written, so this can fail only with a disk that is full by now.
    return try? LastShown(in: directory()).add(id)
  }

  /// The place of a task among all that are open, and its number in the list shown last where that is another.
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
