import CommandLine
import Domain
import Storage

extension Verb {
  private static func dayOperand(_ language: Language) -> Operand {
    Operand(language("DAY", "TAG"), .optional, completing: .words(["today", "tomorrow"]))
  }

  static let day = Verb("day") { name, language in
    Subcommand(
      name, language("show a day: events, time blocks and free gaps", "einen Tag zeigen: Termine, Zeitblöcke, Lücken"),
      details: language(
        """
        DAY is any day that add recognises: 2026-11-22, tomorrow, friday, +3; default: today.
        Gaps are five minutes or more within your working hours (setting workingHours) that aren’t over yet.
        Today also shows missed blocks of the last 14 days and what to do about them.
        """,
        """
        TAG ist jeder Tag, den add erkennt: 2026-11-22, morgen, Freitag, +3; Standard: heute. Lücken sind fünf Minuten
        und länger, in deinen Arbeitszeiten (Einstellung workingHours) und noch nicht vorbei. Heute zeigt auch
        verpasste Blöcke der letzten 14 Tage und was du damit tun kannst.
        """),
      operands: [dayOperand(language)])
  } run: { world in
    let day = try world.day(world.operands.first)
    world.prepareEvents(from: day, until: day)
    let environment = Environment.live()
    let found = try world.read { reader throws(PlannerFailure) in
      (
        plan: try reader.dayPlan(day, with: try reader.proposal(in: environment), in: environment),
        missed: day == environment.today ? try reader.missedBlocks(in: environment) : [], lists: try reader.lists()
      )
    }
    if world.wantsJSON {
      guard case .object(let members) = found.plan.shownJSON(in: environment.zones.name()) else { return }
      return world.print(.object(members + [.init("missed", .array(found.missed.map { $0.json }))]))
    }
    try world.print([found.plan], missed: found.missed, lists: found.lists.names)
  }

  static let week = Verb("week") { name, language in
    Subcommand(
      name, language("show a week, day by day", "eine Woche zeigen, Tag für Tag"),
      details: language(
        "DAY is any day of the week, as with day; default: this week. Weeks start on Monday.",
        "TAG ist ein Tag der Woche, wie bei day; Standard: diese Woche. Wochen beginnen am Montag."),
      operands: [dayOperand(language)])
  } run: { world in
    let day = try world.day(world.operands.first)
    let monday = day.monday
    world.prepareEvents(from: monday, until: monday + 6)
    let environment = Environment.live()
    let found = try world.read { reader throws(PlannerFailure) in
      (
        plans: try reader.weekPlan(day, with: try reader.proposal(in: environment), in: environment),
        lists: try reader.lists()
      )
    }
    if world.wantsJSON {
      let zone = environment.zones.name()
      return world.print(.object([.init("days", .array(found.plans.map { $0.shownJSON(in: zone) }))]))
    }
    try world.print(found.plans, missed: [], lists: found.lists.names)
  }
}

extension [SourceList] {
  var names: [ListID: String] { Dictionary(map { ($0.id, $0.name) }) { first, _ in first } }
}
