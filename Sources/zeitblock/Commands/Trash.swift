import CommandLine
import Domain
import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension CLICommand {
  static let trash = CLICommand("trash") { name, language in
    Subcommand(
      name, language("show and restore deleted tasks", "gelöschte Aufgaben zeigen und wiederherstellen"),
      details: language(
        """
        Deleted tasks stay for 30 days, including those deleted on their server. Without arguments, they’re shown
        newest first. restore TASK… restores them; delete TASK… and empty delete for good, which can’t be undone. TASK
        is the number shown, or the start of the id.
        """,
        """
        Gelöschte Aufgaben bleiben 30 Tage, auch auf ihrem Server gelöschte. Ohne Angaben werden sie gezeigt, neueste
        zuerst. restore AUFGABE… stellt sie wieder her; delete AUFGABE… und empty löschen endgültig, das lässt sich
        nicht rückgängig machen. AUFGABE ist die gezeigte Nummer oder der Anfang der Kennung.
        """),
      operands: [
        Operand(language("ACTION", "AKTION"), .any, completing: .words(["list", "restore", "delete", "empty"]))
      ],
      options: [Option("yes", language("delete for good without asking", "ohne Nachfrage endgültig löschen"))])
  } run: { context in
    let references = Array(context.operands.dropFirst())
    switch context.operands.first {
    case nil, "list":
      guard references.isEmpty else { throw UsageError.unexpectedOperand(references[0]) }
      try context.showTrash()
    case "restore":
      guard !references.isEmpty else { throw UsageError.missingOperand("restore TASK") }
      try context.perform(.recover(try context.trashed(references)))
    case "delete":
      guard !references.isEmpty else { throw UsageError.missingOperand("delete TASK") }
      let ids = try context.trashed(references)
      try context.asksForGood(ids.count)
      try context.perform(.purge(.tasks(ids)))
    case "empty":
      guard references.isEmpty else { throw UsageError.unexpectedOperand(references[0]) }
      let count = try context.trash().count
      if count > 0 { try context.asksForGood(count) }
      try context.perform(.purge(.everything))
    case let action?:
      throw Refusal.unknownAction(action, known: ["list", "restore", "delete", "empty"])
    }
  }
}

extension CommandContext {
  fileprivate func trash() throws -> [TrashedTask] {
    let limit = TrashedTask.limit(now: Environment.live().now)
    return try read { reader throws(PlannerFailure) in try reader.trash(since: limit, offset: 0, limit: nil) }
  }

  fileprivate func showTrash() throws {
    let tasks = try trash()
    if wantsJSON { return print(.array(tasks.map { $0.json })) }
    var table = Table(columns: [.right, .left, .left, .left, .left], flexible: 1)
    for (index, task) in tasks.enumerated() {
      table.add(String(index + 1), .dim)
      table.add(task.item.title)
      table.add(local(task.at), .dim)
      table.add(task.cause.word(in: language))
      table.add(task.listName, .dim)
    }
    print(table.rendered(for: terminal))
    guard tasks.isEmpty, terminal.isInteractive else { return }
    remark(language("The trash is empty.", "Der Papierkorb ist leer."))
  }

  /// Returns the deleted tasks named by the references.
  fileprivate func trashed(_ references: [String]) throws -> [TaskID] {
    let tasks = try trash()
    return try references.flatMap { Self.singly($0) }.map { reference in
      if let number = Int(reference), reference.utf8.count < 6 {
        guard number >= 1, number <= tasks.count else { throw Refusal.notInTrash(reference) }
        return tasks[number - 1].item.id
      }
      let found = tasks.map { $0.item.id }.filter { $0.text.utf8.starts(with: reference.utf8) }
      if let exact = found.first(where: { $0.text == reference }) { return exact }
      if found.count > 1 { throw Refusal.ambiguousTask(reference, ids: found.prefix(4).map(\.text)) }
      guard let id = found.first, !reference.isEmpty else { throw Refusal.notInTrash(reference) }
      return id
    }
  }

  /// Asks before deleting permanently. If the user cannot be asked, an option must confirm it.
  fileprivate func asksForGood(_ count: Int) throws {
    if invocation.has("yes") { return }
    guard isatty(0) == 1, isatty(2) == 1, !wantsJSON else { throw Refusal.needsYes }
    var output = Output(descriptor: 2, terminal: .of(descriptor: 2))
    output.write(
      language(
        "Delete \(language.tasks(count)) for good? This can’t be undone. [y/n] ",
        "\(language.tasks(count)) endgültig löschen? Das lässt sich nicht rückgängig machen. [j/n] "))
    output.flush()
    guard ["y", "yes", "j", "ja"].contains(try FileBytes.firstLine(of: 0).lowercased()) else {
      throw Told(code: .refused)
    }
  }
}

extension TrashedTask.Cause {
  fileprivate func word(in language: Language) -> String {
    switch self {
    case .here: language("deleted in Zeitblock", "in Zeitblock gelöscht")
    case .elsewhere: language("deleted on its server", "auf dem Server gelöscht")
    case .list: language("deleted with its list", "mit der Liste gelöscht")
    }
  }
}
