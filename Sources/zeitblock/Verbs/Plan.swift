import CommandLine
import Domain
import Storage
import Sync

extension Verb {
  static let plan = Verb("plan") { name, language in
    Subcommand(
      name, language("fit tasks into free time", "Aufgaben in freie Zeit einpassen"),
      details: language(
        """
        Proposes time blocks for open tasks in the working hours of DAY (as for day: 2026-11-22, tomorrow, friday, +3;
        without it, today) and of the days after it that --days asks for. Nothing is stored unless --apply is given; then all of it is
        one step that undo takes back. Blocks put somewhere by hand stay; those of an earlier plan may move.

        With --problem the planner works on a file alone: free time, busy time and tasks as JSON. Nothing is stored.
        docs/planner.md describes the file and what counts as a good plan.
        """,
        """
        Schlägt Zeitblöcke für offene Aufgaben vor, in den Arbeitszeiten von TAG (wie bei day: 2026-11-22, morgen, Freitag,
        +3; ohne ihn heute) und der Tage danach, nach denen --days fragt. Gespeichert wird nur mit --apply, dann alles in einem
        Schritt, den undo zurücknimmt. Von Hand gesetzte Blöcke bleiben; die eines früheren Plans dürfen umziehen.

        Mit --problem arbeitet der Planer allein mit einer Datei: freie Zeit, belegte Zeit und Aufgaben als JSON.
        Gespeichert wird nichts. docs/planner.md beschreibt die Datei und was ein guter Plan ist.
        """),
      operands: [Operand(language("DAY", "TAG"), .optional, completing: .words(["today", "tomorrow"]))],
      options: [
        Option("days", value: "N", language("days from there on, 1 to 14 (1)", "Tage von dort an, 1 bis 14 (1)")),
        Option(
          "explain",
          language(
            "say all reasons, the scores, and what was left out", "alle Gründe, die Punkte und was nicht passt nennen")),
        Option("apply", language("make time blocks of it", "Zeitblöcke daraus machen")),
        Option(
          "problem", value: language("FILE", "DATEI"), takesFile: true,
          language(
            "plan what this file says; - is standard input",
            "planen, was diese Datei sagt; - ist die Standardeingabe")),
      ])
  } run: { world in
    if let path = world.invocation.value("problem") { return try solve(path, world) }
    try ProposedPlan(world).show()
  }
}
