import CommandLine
import Domain
import Storage

extension Verb {
  static let delegate = Verb("delegate") { name, language in
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
  } run: { world in
    let id = try world.task(world.operands[0])
    let (name, day) = (world.invocation.value("to"), world.invocation.value("follow-up"))
    guard !world.invocation.has("back") else {
      if name != nil || day != nil { throw Refusal.oneOf(["--back", "--to"]) }
      return try world.perform(.delegate(id, to: nil, followUp: nil))
    }
    let item = try world.read { reader throws(PlannerFailure) in try reader.item(id) }
    // Without `--to`, the task stays with the person it is already delegated to.
    let person = name ?? item?.delegatedTo ?? ""
    let today = Environment.live().today
    guard let day else {
      return try world.perform(.delegate(id, to: person, followUp: item?.notBefore))
    }
    let followUp = TaskOptions.isNone(day) ? nil : try TaskOptions.day(day, today: today)
    try world.perform(.delegate(id, to: person, followUp: followUp))
  }
}
