import CommandLine
import Domain
import Storage

extension CLICommand {
  static let delegate = CLICommand("delegate") { name, language in
    Subcommand(
      name, language("delegate a task", "eine Aufgabe abgeben"),
      details: language(
        """
        Sets grade D, who does it, and the follow-up day; until then it isn’t suggested. Without --follow-up, the
        current day stays; none clears it. --back makes the task yours again; its grade stays.
        """,
        """
        Setzt Stufe D, wer sie macht, und den Tag zum Nachfragen; bis dahin wird sie nicht vorgeschlagen. Ohne
        --follow-up bleibt der bisherige Tag; none entfernt ihn. Mit --back gehört die Aufgabe wieder dir; ihre Stufe
        bleibt.
        """),
      operands: [Operand(language("TASK", "AUFGABE"))],
      options: [
        Option("to", value: language("WHO", "WER"), language("who does it", "wer sie macht")),
        Option(
          "follow-up", value: language("DAY", "TAG"),
          language("day to follow up", "Tag zum Nachfragen")),
        Option("back", language("make it yours again", "gehört wieder dir")),
      ])
  } run: { context in
    let id = try context.task(context.operands[0])
    let (name, day) = (context.invocation.value("to"), context.invocation.value("follow-up"))
    guard !context.invocation.has("back") else {
      if name != nil || day != nil { throw Refusal.oneOf(["--back", "--to"]) }
      return try context.perform(.delegate(id, to: nil, followUp: nil))
    }
    let item = try context.read { reader throws(PlannerFailure) in try reader.item(id) }
    // Without `--to`, the task stays with the person it is already delegated to.
    let person = name ?? item?.delegatedTo ?? ""
    let today = Environment.live().today
    guard let day else {
      return try context.perform(.delegate(id, to: person, followUp: item?.notBefore))
    }
    let followUp = TaskOptions.isNone(day) ? nil : try TaskOptions.day(day, today: today)
    try context.perform(.delegate(id, to: person, followUp: followUp))
  }
}
