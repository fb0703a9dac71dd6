import CommandLine
import Domain
import Storage

extension CommandContext {
  /// Shows the changes written to servers and received from them, oldest first.
  func showLog() throws {
    let list = try invocation.value("list").map { try self.list($0).id }
    let since = try moment("since")
    let entries = try read { reader throws(PlannerFailure) in try reader.journal(of: list, since: since) }
    if wantsJSON { return print(.array(entries.map(\.json))) }
    if entries.isEmpty { return remark(language("Nothing was synced.", "Nichts wurde synchronisiert.")) }
    let lists = try read { reader throws(PlannerFailure) in try reader.lists() }
    var table = Table(columns: [.left, .left, .left, .left, .left], flexible: 3)
    for entry in entries {
      let name = lists.first { $0.id == entry.draft.list }?.name ?? entry.draft.list.text
      table.add(local(entry.draft.at), .dim)
      table.add(name)
      table.add(entry.verb.words(in: language))
      table.add(printable(entry.draft.title))
      table.add(entry.outcomeWords(in: language), entry.outcome == .done ? .dim : nil)
    }
    print(table.rendered(for: terminal))
  }
}

extension JournalEntry {
  fileprivate var json: JSON {
    func text(_ bytes: [UInt8]?) -> JSON { .optional(bytes.map { String(decoding: $0, as: UTF8.self) }) }
    return .object([
      .init("number", .int(number)), .init("account", .string(draft.account)), .init("list", .string(draft.list.text)),
      .init("href", .string(draft.href)), .init("uid", .optional(draft.uid)),
      .init("task", .optional(draft.task?.text)),
      .init("title", .string(draft.title)), .init("verb", .string(verb.rawValue)),
      .init("targetList", .optional(draft.target?.list.text)), .init("targetHref", .optional(draft.target?.href)),
      .init("startedAt", .string(draft.at.iso)), .init("endedAt", .optional(endedAt?.iso)),
      .init("outcome", .optional(outcome?.rawValue)), .init("words", .optional(words)),
      .init("before", text(draft.before)), .init("sent", text(draft.sent)), .init("after", text(after)),
    ])
  }

  fileprivate func outcomeWords(in language: Language) -> String {
    guard let outcome else { return language("response unknown", "Antwort unbekannt") }
    let word =
      switch outcome {
      case .done: language("done", "erledigt")
      case .adopted: language("done, response lost", "erledigt, Antwort verloren")
      case .overtaken:
        language(
          "changed on the server meanwhile, merged",
          "inzwischen auf dem Server geändert, zusammengeführt")
      case .gone: language("already deleted on the server", "auf dem Server schon gelöscht")
      case .refused: language("rejected", "abgelehnt")
      case .dropped: language("given up", "aufgegeben")
      }
    return words.map { "\(word): \(printable($0))" } ?? word
  }
}

extension JournalEntry.Verb {
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .create: language("→ created", "→ angelegt")
    case .update: language("→ changed", "→ geändert")
    case .delete: language("→ deleted", "→ gelöscht")
    case .move: language("→ moved", "→ verschoben")
    case .receive: language("← changed", "← geändert")
    case .vanish: language("← deleted", "← gelöscht")
    }
  }
}
