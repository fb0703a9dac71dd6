import CommandLine
import Domain
import Storage
import Sync

extension CLICommand {
  static let plan = CLICommand("plan") { name, language in
    Subcommand(
      name, language("propose time blocks", "Zeitblöcke vorschlagen"),
      details: language(
        """
        Proposes time blocks for open tasks in the working hours of DAY (as with day: 2026-11-22, tomorrow, friday,
        +3; default: today) and the days after it with --days. Nothing is saved without --apply; with it, it counts
        as one step for undo. Blocks you scheduled stay; those of an earlier plan may move.

        With --problem, the planner works on a file alone: free time, busy time and tasks as JSON. Nothing is saved.
        docs/planner.md describes the file and what makes a good plan.
        """,
        """
        Schlägt Zeitblöcke für offene Aufgaben vor, in den Arbeitszeiten von TAG (wie bei day: 2026-11-22, morgen,
        Freitag, +3; Standard: heute) und mit --days der Tage danach. Ohne --apply wird nichts gespeichert; damit ist
        alles ein Schritt, den undo rückgängig macht. Von dir eingeplante Blöcke bleiben; die eines früheren Plans
        können sich verschieben.

        Mit --problem arbeitet der Planer allein mit einer Datei: freie Zeit, belegte Zeit und Aufgaben als JSON.
        Nichts wird gespeichert. docs/planner.md beschreibt die Datei und was einen guten Plan ausmacht.
        """),
      operands: [Operand(language("DAY", "TAG"), .optional, completing: .words(["today", "tomorrow"]))],
      options: [
        Option(
          "days", value: "N",
          language(
            "number of days, 1 to 14 (default 1)",
            "Anzahl der Tage, 1 bis 14 (Standard 1)")),
        Option(
          "explain",
          language(
            "show all reasons, points, and what doesn’t fit",
            "alle Gründe, Punkte und was nicht passt zeigen")),
        Option("apply", language("accept the proposal", "den Vorschlag übernehmen")),
        Option(
          "calibration",
          language(
            "show how long tasks took against their estimates, in the last year",
            "zeigen, wie lange Aufgaben im letzten Jahr gegenüber der Schätzung gedauert haben")),
        Option(
          "problem", value: language("FILE", "DATEI"), takesFile: true,
          language("plan from this file; - is standard input", "aus dieser Datei planen; - ist die Standardeingabe")),
      ])
  } run: { context in
    if let path = context.invocation.value("problem") { return try solve(path, context) }
    if context.invocation.has("calibration") { return try CalibrationTable(context).show() }
    try ProposedPlan(context).show()
  }
}
