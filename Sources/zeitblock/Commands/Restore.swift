import CommandLine
import Domain
import Sync

extension CLICommand {
  static let restore = CLICommand("restore") { name, language in
    Subcommand(
      name,
      language(
        "restore tasks in server lists to an earlier state",
        "Aufgaben in Serverlisten auf einen früheren Stand zurücksetzen"),
      details: language(
        """
        Without --apply, only shows what would change. zeitblock undo reverts it; the next sync sends it to the
        servers. Zeitblock keeps the sync log for 90 days.
        """,
        """
        Ohne --apply wird nur gezeigt, was sich ändern würde. zeitblock undo macht es rückgängig; das nächste
        Synchronisieren sendet es an die Server. Zeitblock bewahrt das Protokoll 90 Tage auf.
        """),
      options: [
        Option(
          "at", value: language("TIME", "ZEIT"),
          language("2026-12-24T15:00, or ending in Z for UTC", "2026-12-24T15:00, oder mit Z am Ende für UTC")),
        Option("list", value: language("LIST", "LISTE"), language("only this list", "nur diese Liste")),
        Option("apply", language("apply the changes", "die Änderungen ausführen")),
        Option(
          "delete-newer", language("also delete tasks created since", "auch seitdem angelegte Aufgaben löschen")),
      ])
  } run: { context in
    guard let at = try context.moment("at") else { throw UsageError.missingValue(option: "--at") }
    let engine = try context.engine()
    let list = try context.invocation.value("list").map { try context.list($0).id }
    let deletes = context.invocation.has("delete-newer")
    let plan = try engine.restorePlan(at: at, of: list)
    guard context.invocation.has("apply") else { return context.show(plan, deletes: deletes) }
    let lock = try context.syncLock()
    defer { withExtendedLifetime(lock) {} }
    context.tell(try engine.restore(engine.restorePlan(at: at, of: list), deletingNewer: deletes))
  }
}

extension CommandContext {
  /// Shows what a restore would do.
  fileprivate func show(_ plan: RestorePlan, deletes: Bool) {
    if wantsJSON { return print(plan.json(deletes: deletes)) }
    if !plan.isCertain, let since = plan.knownSince {
      let time = since.seconds == Int64.max ? language("today", "heute") : local(since)
      remark(
        language(
          "The sync log before \(time) is incomplete; the result may differ from the state back then.",
          "Das Protokoll vor \(time) ist unvollständig; das Ergebnis kann vom damaligen Stand abweichen."))
    }
    for item in plan.recreated { line(language("restored", "wiederhergestellt"), item) }
    for change in plan.changed {
      let names = change.fields.map { $0.name(in: language) }.joined(separator: ", ")
      line(language("changed", "geändert"), change.before, " (\(names))")
    }
    for item in plan.newer {
      line(deletes ? language("deleted", "gelöscht") : language("newer, kept", "neuer, bleibt"), item)
    }
    for item in plan.locked { line(language("read-only", "schreibgeschützt"), item) }
    if plan.changesNothing, !deletes || plan.newer.isEmpty {
      remark(language("Nothing to restore.", "Nichts wiederherzustellen."))
    } else {
      remark(
        language(
          "Nothing changed yet; --apply makes the changes.",
          "Noch nichts geändert; --apply führt die Änderungen aus."))
    }
  }

  private func line(_ what: String, _ item: PlanItem, _ rest: String = "") {
    printLine("\(what): \(printable(item.title))\(rest)")
  }
}

extension RestorePlan {
  fileprivate func json(deletes: Bool) -> JSON {
    .object([
      .init("at", .string(at.iso)), .init("isCertain", .bool(isCertain)),
      .init("recreated", .array(recreated.map(\.json))),
      .init(
        "changed",
        .array(
          changed.map { change in
            .object([
              .init("task", .string(change.before.id.text)), .init("before", change.before.json),
              .init("after", change.after.json),
              .init("fields", .array(change.fields.map { .string($0.rawValue) })),
            ])
          })),
      .init("newer", .array(newer.map(\.json))), .init("deletesNewer", .bool(deletes)),
      .init("locked", .array(locked.map(\.json))),
    ])
  }
}
