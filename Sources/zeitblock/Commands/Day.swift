import CommandLine
import Domain
import Storage

extension CLICommand {
  private static func dayOperand(_ language: Language, also words: [String] = []) -> Operand {
    Operand(language("DAY", "TAG"), .optional, completing: .words(["today", "tomorrow"] + words))
  }

  static let day = CLICommand("day") { name, language in
    Subcommand(
      name, language("show a day: events, time blocks and free gaps", "einen Tag zeigen: Termine, Zeitblöcke, Lücken"),
      details: language(
        """
        DAY is any day that add recognises: 2026-11-22, tomorrow, friday, +3; default: today.
        Gaps are five minutes or more within your working hours (setting workingHours) that aren’t over yet.
        Today also shows missed blocks of the last 14 days and what to do about them.

        day plan walks through today: what was left, what has to be done, whether it fits. day close shows what was
        done today and what is still open. On a terminal both ask what to do, and Enter leaves everything as it is;
        elsewhere they only show.
        """,
        """
        TAG ist jeder Tag, den add erkennt: 2026-11-22, morgen, Freitag, +3; Standard: heute. Lücken sind fünf Minuten
        und länger, in deinen Arbeitszeiten (Einstellung workingHours) und noch nicht vorbei. Heute zeigt auch
        verpasste Blöcke der letzten 14 Tage und was du damit tun kannst.

        day plan führt durch heute: was liegen blieb, was sein muss, ob es passt. day close zeigt, was heute erledigt
        wurde und was offen ist. Im Terminal fragen beide, was geschehen soll, und Enter lässt alles, wie es ist;
        sonst zeigen sie nur.
        """),
      operands: [dayOperand(language, also: ["plan", "close"])],
      options: [
        Option(
          "took", value: language("TASK=MIN", "AUFGABE=MIN"), repeats: true,
          language(
            "with close: how many minutes a task completed today took",
            "mit close: wie viele Minuten eine heute erledigte Aufgabe gedauert hat"))
      ])
  } run: { context in
    switch context.operands.first {
    case "close": return try DayClosing(context).run()
    case _ where context.invocation.has("took"): throw Refusal.missing(["day close"])
    case "plan": return try DayPlanning(context).run()
    default: break
    }
    let day = try context.day(context.operands.first)
    context.prepareEvents(from: day, until: day)
    let environment = Environment.live()
    let found = try context.read { reader throws(PlannerFailure) in
      (
        plan: try reader.dayPlan(day, with: try reader.proposal(in: environment), in: environment),
        missed: day == environment.today ? try reader.missedBlocks(in: environment) : [], lists: try reader.lists()
      )
    }
    if context.wantsJSON {
      guard case .object(let members) = found.plan.shownJSON(in: environment.zones.name()) else { return }
      return context.print(.object(members + [.init("missed", .array(found.missed.map { $0.json }))]))
    }
    try context.print([found.plan], missed: found.missed, lists: found.lists.names)
  }

  static let week = CLICommand("week") { name, language in
    Subcommand(
      name, language("show a week, day by day", "eine Woche zeigen, Tag für Tag"),
      details: language(
        "DAY is any day of the week, as with day; default: this week. Weeks start on Monday.",
        "TAG ist ein Tag der Woche, wie bei day; Standard: diese Woche. Wochen beginnen am Montag."),
      operands: [dayOperand(language)])
  } run: { context in
    let day = try context.day(context.operands.first)
    let monday = day.monday
    context.prepareEvents(from: monday, until: monday + 6)
    let environment = Environment.live()
    let found = try context.read { reader throws(PlannerFailure) in
      (
        plans: try reader.weekPlan(day, with: try reader.proposal(in: environment), in: environment),
        lists: try reader.lists()
      )
    }
    if context.wantsJSON {
      let zone = environment.zones.name()
      return context.print(.object([.init("days", .array(found.plans.map { $0.shownJSON(in: zone) }))]))
    }
    try context.print(found.plans, missed: [], lists: found.lists.names)
  }
}

extension [SourceList] {
  var names: [ListID: String] { Dictionary(map { ($0.id, $0.name) }) { first, _ in first } }
}
