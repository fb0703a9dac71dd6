import CommandLine
import Domain
import Storage

extension Verb {
  static let delegate = Verb("delegate") { name, language in
    Subcommand(
      name, language("give a task to somebody", "eine Aufgabe abgeben"),
      details: language(
        """
        Sets grade D, who does it, and the day to ask again; until then it is not offered. Without --follow-up the day it
        has stays, none takes it away. --back takes the task back; its grade stays.
        """,
        """
        Setzt Stufe D, wer sie macht, und den Tag zum Nachfragen; bis dahin wird sie nicht angeboten. Ohne --follow-up
        bleibt der Tag, den sie hat, none nimmt ihn weg. --back holt die Aufgabe zurück; ihre Stufe bleibt.
        """),
      operands: [Operand(language("TASK", "AUFGABE"))],
      options: [
        Option("to", value: language("WHO", "WEM"), language("who does it", "wer sie macht")),
        Option(
          "follow-up", value: language("DAY", "TAG"),
          language("the day to ask again", "der Tag zum Nachfragen")),
        Option("back", language("do it here again", "wieder selbst machen")),
      ])
  } run: { world in
    let id = try world.task(world.operands[0])
    let (name, day) = (world.invocation.value("to"), world.invocation.value("follow-up"))
    guard !world.invocation.has("back") else {
      if name != nil || day != nil { throw Refusal.oneOf(["--back", "--to"]) }
      return try world.perform(.delegate(id, to: nil, followUp: nil))
    }
    let item = try world.read { reader throws(PlannerFailure) in try reader.item(id) }
    // To whom it was given already is who is asked again.
    let person = name ?? item?.delegatedTo ?? ""
    let today = Environment.live().today
    guard let day else {
      return try world.perform(.delegate(id, to: person, followUp: item?.notBefore))
    }
    let followUp = TaskOptions.isNone(day) ? nil : try TaskOptions.day(day, today: today)
    try world.perform(.delegate(id, to: person, followUp: followUp))
  }
}
