import CommandLine
import Domain
import Mail
import Storage

extension World {
  /// A mail from standard input.
  func captureMail() throws {
    if let word = operands.first { throw UsageError.unexpectedOperand(word) }
    let bytes = try StandardInput.bytes(limit: MailLimits.bytes)
    let mail = try MailMessage(reading: bytes)
    // The language chosen with the data is that of the description.
    let store = try store()
    if !invocation.has("automatic"), let kind = mail.noTask { return tell(kind) }
    try tell(store.capture(MailTask(mail, in: language).draft))
  }

  /// What was said, or what comes from standard input.
  func captureText() throws {
    var text = CapturedText(title: operands.joined(separator: " "), text: invocation.value("text") ?? "")
    if operands.isEmpty {
      let bytes = try StandardInput.bytes(limit: CapturedText.longest)
      text = CapturedText(lines: String(decoding: bytes, as: UTF8.self), text: text.text)
    }
    var draft = text.draft
    draft.sourceURL = invocation.value("url")
    if OneLine.isBlank(draft.title), let url = draft.sourceURL { draft.title = url }
    draft.id = try invocation.value("key").map { (key) throws(Refusal) in
      guard let id = TaskID(foreign: key) else { throw .unreadable(key, of: .key) }
      return id
    }
    try tell(store().capture(draft))
  }

  private func tell(_ capture: Capture) {
    switch capture {
    case .added(let outcome): tell(outcome)
    case .known(let id, _):
      if wantsJSON { return printUnchanged([.init("task", .string(id.text))]) }
      remark(capture.sentence(in: language))
    }
  }

  private func tell(_ kind: MailMessage.Automatic) {
    if wantsJSON { return printUnchanged([.init("automatic", .string(kind.rawValue))]) }
    remark(kind.sentence(in: language))
  }

  private func printUnchanged(_ members: [JSON.Member]) {
    let outcome = Outcome(number: nil, event: .nothingChanged, changed: [])
    guard case .object(let usual) = outcome.json else { return }
    print(.object(usual + members))
  }
}

/// What became of something that was handed over.
enum Capture {
  case added(Outcome)
  /// It is a task already, or was one that lies in the trash.
  case known(TaskID, (title: String, isDeleted: Bool))

  func sentence(in language: Language) -> String {
    switch self {
    case .added(let outcome): return outcome.event.sentence(in: language)
    case .known(_, let task):
      let title = language.quoted(task.title)
      return task.isDeleted
        ? language(
          "This was a task and lies in the trash: \(title); zeitblock trash restore brings it back.",
          "Das war eine Aufgabe und liegt im Papierkorb: \(title); zeitblock trash restore holt sie zurück.")
        : language("This is a task already: \(title).", "Das ist schon eine Aufgabe: \(title).")
    }
  }
}

extension PlannerDatabase {
  /// Adds a task unless one with its identity is there or was deleted, in one transaction.
  func capture(_ draft: TaskDraft) throws(PlannerFailure) -> Capture {
    let environment = Environment.live()
    return try write { (writer) throws(PlannerFailure) in
      if let id = draft.id {
        if let there = try writer.item(id) { return .known(id, (there.title, false)) }
        if let deleted = try writer.trashed(id) { return .known(id, (deleted.item.title, true)) }
      }
      return .added(try Planner<PlannerDatabase>.perform(.add(draft), with: writer, in: environment))
    }
  }
}

extension MailMessage {
  /// Why no task is made of it unless that is asked for.
  var noTask: Automatic? { automatic ?? (TitleRules.improve(subject).isTask ? nil : .answer) }
}

extension MailMessage.Automatic {
  func sentence(in language: Language) -> String {
    switch self {
    case .answer:
      language(
        "An automatic answer became no task; --automatic takes it.",
        "Eine automatische Antwort wurde keine Aufgabe; --automatic nimmt sie.")
    case .bounce:
      language(
        "A mail that says another one was not delivered became no task; --automatic takes it.",
        "Eine Mail darüber, dass eine andere nicht ankam, wurde keine Aufgabe; --automatic nimmt sie.")
    case .receipt:
      language(
        "A receipt for a mail became no task; --automatic takes it.",
        "Eine Lesebestätigung wurde keine Aufgabe; --automatic nimmt sie.")
    }
  }
}
