import CommandLine
import Domain

extension Verb {
  static let plan = Verb("plan") { name, language in
    Subcommand(
      name, language("fit tasks into free time", "Aufgaben in freie Zeit einpassen"),
      details: language(
        """
        With --problem the planner works on a file alone: free time, busy time and tasks as JSON. Nothing is stored.
        docs/planner.md describes the file and what counts as a good plan.
        """,
        """
        Mit --problem arbeitet der Planer allein mit einer Datei: freie Zeit, belegte Zeit und Aufgaben als JSON.
        Gespeichert wird nichts. docs/planner.md beschreibt die Datei und was ein guter Plan ist.
        """),
      options: [
        Option(
          "problem", value: language("FILE", "DATEI"), takesFile: true,
          language(
            "plan what this file says; - is standard input",
            "planen, was diese Datei sagt; - ist die Standardeingabe"))
      ])
  } run: { world in
    guard let path = world.invocation.value("problem") else { throw Refusal.oneOf(["--problem"]) }
    try solve(path, world)
  }
}
