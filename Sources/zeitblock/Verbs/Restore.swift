import CommandLine
import Domain
import Sync

extension Verb {
  static let restore = Verb("restore") { name, language in
    Subcommand(
      name,
      language(
        "bring tasks of server lists back to what they were",
        "Aufgaben von Serverlisten auf einen früheren Stand bringen"
      ),
      details: language(
        """
        Without --apply it only shows what would change. What is brought back can be taken back with zeitblock undo
        and goes to the servers with the next sync. What was exchanged is remembered for 90 days.
        """,
        """
        Ohne --apply zeigt es nur, was sich ändern würde. Zurückgebrachtes nimmt zeitblock undo wieder zurück, und mit
        dem nächsten Abgleich geht es zu den Servern. Ausgetauschtes bleibt 90 Tage bekannt.
        """),
      options: [
        Option(
          "at", value: language("TIME", "ZEIT"),
          language("2026-12-24T15:00, or with a Z at its end", "2026-12-24T15:00, oder mit einem Z am Ende")),
        Option("list", value: language("LIST", "LISTE"), language("only this list", "nur diese Liste")),
        Option("apply", language("do it", "es tun")),
        Option(
          "delete-newer", language("also delete tasks made since", "auch seither angelegte Aufgaben löschen")),
      ])
  } run: { world in
    guard let at = try world.moment("at") else { throw UsageError.missingValue(option: "--at") }
    let engine = try world.engine()
    let list = try world.invocation.value("list").map { try world.list($0).id }
    let deletes = world.invocation.has("delete-newer")
    let plan = try engine.restorePlan(at: at, of: list)
    guard world.invocation.has("apply") else { return world.show(plan, deletes: deletes) }
    let lock = try world.syncLock()
    defer { withExtendedLifetime(lock) {} }
    world.tell(try engine.restore(engine.restorePlan(at: at, of: list), deletingNewer: deletes))
  }
}

extension World {
  /// What a restore would do.
  fileprivate func show(_ plan: RestorePlan, deletes: Bool) {
    if wantsJSON { return print(plan.json(deletes: deletes)) }
    if !plan.isCertain, let since = plan.knownSince {
      let time = since.seconds == Int64.max ? language("today", "heute") : local(since)
      remark(
        language(
          "Nothing is known of what was exchanged before \(time); the result may differ from what was.",
          "Was vor \(time) ausgetauscht wurde, ist nicht bekannt; das Ergebnis kann vom damaligen Stand abweichen."))
    }
    for item in plan.recreated { line(language("comes back", "kommt zurück"), item) }
    for change in plan.changed {
      let names = change.fields.map { $0.name(in: language) }.joined(separator: ", ")
      line(language("changes", "ändert sich"), change.before, " (\(names))")
    }
    for item in plan.newer {
      line(deletes ? language("is deleted", "wird gelöscht") : language("newer, stays", "neuer, bleibt"), item)
    }
    for item in plan.locked { line(language("may not be changed", "darf nicht geändert werden"), item) }
    if plan.changesNothing, !deletes || plan.newer.isEmpty {
      remark(language("Nothing to bring back.", "Nichts zurückzubringen."))
    } else {
      remark(language("Nothing was changed yet; do it with --apply.", "Noch wurde nichts geändert; tu es mit --apply."))
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
