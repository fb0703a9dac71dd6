import CommandLine
import Domain
import Storage
import Sync

extension Verb {
  static let day = Verb("day") { name, language in
    Subcommand(
      name, language("show a day: events, time blocks and free gaps", "einen Tag zeigen: Termine, Zeitblöcke, Lücken"),
      details: language(
        "DAY is 2026-11-22, today, tomorrow or +3; without it, today. Gaps of five minutes and more count as free.",
        "TAG ist 2026-11-22, heute, morgen oder +3; ohne ihn heute. Lücken ab fünf Minuten zählen als frei."),
      operands: [
        Operand(language("DAY", "TAG"), .optional, completing: .words(["today", "tomorrow"]))
      ])
  } run: { world in
    let today = Environment.live().today
    let day = try world.operands.first.map { try TaskOptions.day($0, today: today) } ?? today
    let engine = try world.engine()
    let plan = DayPlan.window(of: day)
    try engine.prepareEvents(in: plan)
    let found = try world.read { reader throws(PlannerFailure) in
      (events: try reader.events(in: plan), blocks: try reader.blocks(in: plan), lists: try reader.lists())
    }
    let names = Dictionary(found.lists.map { ($0.id, $0.name) }) { first, _ in first }
    let shown = DayPlan(day: day, window: plan, events: found.events, blocks: found.blocks, calendars: names)
    if world.wantsJSON { return world.print(shown.json) }
    world.print(shown.table(in: world.language).rendered(for: world.terminal))
  }
}
