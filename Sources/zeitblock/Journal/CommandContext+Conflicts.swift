import CommandLine
import Domain
import Storage

extension CommandContext {
  /// Shows the open conflicts, or resolves one if `--keep` is present.
  func showConflicts() throws {
    if let keep = invocation.value("keep").flatMap({ Conflict.Choice(rawValue: $0) }) {
      return try settle(keep)
    }
    if let word = operands.first { throw Refusal.needsOption(word, option: "--keep") }
    let found = try read { reader throws(PlannerFailure) in
      var found: [(conflict: Conflict, title: String)] = []
      for conflict in try reader.conflicts() {
        found.append((conflict, try reader.item(conflict.task)?.title ?? conflict.draft.copyTitle))
      }
      return found
    }
    if wantsJSON { return print(.array(found.map { $0.conflict.json(title: $0.title) })) }
    if found.isEmpty { return remark(language("No open conflicts.", "Keine offenen Konflikte.")) }
    for (conflict, title) in found { show(conflict, title) }
    remark(
      language(
        "Choose with zeitblock sync --conflicts --keep here|there|both NUMBER.",
        "Wähle mit zeitblock sync --conflicts --keep here|there|both NUMMER."))
  }

  private func settle(_ choice: Conflict.Choice) throws {
    guard let text = operands.first else { throw UsageError.missingOperand(language("NUMBER", "NUMMER")) }
    guard let number = Int64(text) else { throw Refusal.notANumber(text) }
    try perform(.settle(number, choice))
  }

  private func show(_ conflict: Conflict, _ title: String) {
    printLine("\(conflict.number)  \(printable(title))")
    for text in conflict.texts {
      let name = text.field.name(in: language)
      printLine("   \(name) · \(language("Zeitblock", "Zeitblock")): \(printable(text.local ?? ""))")
      printLine("   \(name) · \(language("server", "Server")): \(printable(text.remote ?? ""))")
    }
  }
}

extension Conflict {
  fileprivate func json(title: String) -> JSON {
    .object([
      .init("number", .int(number)), .init("task", .string(task.text)), .init("title", .string(title)),
      .init("copy", .string(copy.text)), .init("copyTitle", .string(draft.copyTitle)), .init("at", .string(at.iso)),
      .init("texts", .array(texts.map(\.json))),
    ])
  }
}
