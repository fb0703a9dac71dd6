import CommandLine
import Domain
import Mail
import Storage

extension CommandContext {
  /// Captures a mail from standard input.
  func captureMail() throws {
    if let word = operands.first { throw UsageError.unexpectedOperand(word) }
    StandardInput.announce(in: language)
    let bytes = try StandardInput.bytes(limit: MailLimits.bytes)
    let mail = try MailMessage(reading: bytes)
    // Opening the store first selects the configured language, which the description uses.
    let store = try store()
    if !invocation.has("automatic"), let kind = mail.noTask { return tell(kind) }
    try tell(store.capture(MailTask(mail, in: language).draft))
  }

  /// Captures the operands, or standard input if there are none.
  func captureText() throws {
    var shared = SharedText(
      title: operands.joined(separator: " "), text: invocation.value("text") ?? "", url: invocation.value("url") ?? "")
    if operands.isEmpty { try readText(before: &shared) }
    let id = try invocation.value("key").map { (key) throws(Refusal) in
      guard TaskID(foreign: key) != nil else { throw .unreadable(key, of: .key) }
      return shared.identity(under: key)
    }
    var draft = try shared.checkedDraft()
    draft.id = id
    try tell(store().capture(draft))
  }

  /// Reads standard input, unless the user is at a terminal and already passed `--text` or `--url`.
  private func readText(before shared: inout SharedText) throws {
    if StandardInput.isTyped, !shared.text.isEmpty || !shared.url.isEmpty { return }
    StandardInput.announce(in: language)
    var text = UnmarkedText.text(try StandardInput.bytes(limit: SharedText.longestInput))
    while text.last?.isNewline == true { text.removeLast() }
    shared.text = [text, shared.text].filter { !OneLine.isBlank($0) }.joined(separator: "\n\n")
  }

  private func tell(_ capture: Capture) throws {
    switch capture {
    case .added(let outcome): tell(outcome)
    case .known(let id, let task):
      if wantsJSON { return printUnchanged([.init("task", .string(id.text)), .init("title", .string(task.title))]) }
      remark(try capture.sentence(in: language, place: place(of: id, task)))
    }
  }

  /// Returns how other commands can name the task: its position or number if it is open, otherwise its id.
  private func place(of id: TaskID, _ task: Capture.Known) throws -> String {
    guard let key = task.openAt else { return language("id \(id.text)", "Kennung \(id.text)") }
    let position = try read { (reader) throws(PlannerFailure) in try reader.position(of: key) }
    return language("position ", "Position ") + (placeText(of: id, position) ?? "\(position)")
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

/// The outcome of capturing a task.
enum Capture {
  case added(Outcome)
  /// The task already exists, or existed and is in the trash.
  case known(TaskID, Known)

  struct Known {
    var title: String
    var isDeleted = false
    /// The rank of the task while it is open.
    var openAt: RankKey?
  }

  /// - Parameter place: the position of a task that already exists.
  func sentence(in language: Language, place: String? = nil) -> String {
    switch self {
    case .added(let outcome): return outcome.event.sentence(in: language)
    case .known(_, let task):
      let title = language.quoted(task.title) + (place.map { " (\($0))" } ?? "")
      return task.isDeleted
        ? language(
          "This task is in the trash: \(title); zeitblock trash restore restores it.",
          "Diese Aufgabe liegt im Papierkorb: \(title); zeitblock trash restore stellt sie wieder her.")
        : language("Already a task: \(title).", "Schon eine Aufgabe: \(title).")
    }
  }
}

extension PlannerDatabase {
  /// Adds a task in one transaction, unless a task with its id exists or was deleted.
  func capture(_ draft: TaskDraft) throws(PlannerFailure) -> Capture {
    let environment = Environment.live()
    return try write { (writer) throws(PlannerFailure) in
      if let id = draft.id {
        if let there = try writer.item(id) {
          return .known(id, Capture.Known(title: there.title, openAt: there.isCompleted ? nil : there.rankKey))
        }
        if let deleted = try writer.trashed(id) {
          return .known(id, Capture.Known(title: deleted.item.title, isDeleted: true))
        }
      }
      return .added(try Planner<PlannerDatabase>.perform(.add(draft), with: writer, in: environment))
    }
  }
}

extension MailMessage {
  /// The kind of automatic mail for which no task is made by default; nil for any other mail. A subject that marks an
  /// automatic answer counts only without a reply prefix: a reply or forward comes from a person.
  var noTask: Automatic? {
    if let automatic { return automatic }
    let title = TitleRules.improve(subject, isMail: true)
    let first = title.reasons.first { $0 == .automaticAnswer || $0 == .replyPrefix }
    return title.isTask || first == .replyPrefix ? nil : .answer
  }
}

extension MailMessage.Automatic {
  func sentence(in language: Language) -> String {
    switch self {
    case .answer:
      language(
        "Automatic reply, not added; add it with zeitblock capture --mail --automatic.",
        "Automatische Antwort, nicht hinzugefügt; hinzufügen mit zeitblock capture --mail --automatic.")
    case .bounce:
      language(
        "Delivery failure notice, not added; add it with zeitblock capture --mail --automatic.",
        """
        Meldung über eine unzustellbare E-Mail, nicht hinzugefügt; hinzufügen mit zeitblock capture --mail \
        --automatic.
        """)
    case .receipt:
      language(
        "Read receipt, not added; add it with zeitblock capture --mail --automatic.",
        "Lesebestätigung, nicht hinzugefügt; hinzufügen mit zeitblock capture --mail --automatic.")
    }
  }
}
