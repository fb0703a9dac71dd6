import CommandLine
import Domain
import Storage
import Sync

extension Verb {
  static let block = Verb("block") { name, language in
    Subcommand(
      name, language("set time aside for a task", "Zeit für eine Aufgabe einplanen"),
      details: language(
        """
        The block becomes an event in the calendar of the setting blockCalendar at the next sync; without such a
        calendar it stays here. The task itself stays as it is.
        """,
        """
        Der Block wird beim nächsten Abgleich ein Termin im Kalender der Einstellung blockCalendar; ohne einen
        solchen bleibt er hier. Die Aufgabe bleibt, wie sie ist.
        """),
      operands: [Operand(language("TASK", "AUFGABE"), .optional)],
      options: [
        Option(
          "at", value: language("TIME", "ZEIT"),
          language("when: 2026-11-22T09:00, “tomorrow 09:00”", "wann: 2026-11-22T09:00, „morgen 09:00“")),
        Option(
          "for", value: "MIN",
          language("minutes, 5 to 1440; else what the task takes", "Minuten, 5 bis 1440; sonst die Dauer der Aufgabe")),
        Option(
          "calendar", value: "NAME",
          language("another calendar; none keeps it here", "ein anderer Kalender; none lässt ihn hier")),
        Option("list", language("show the blocks from today on", "die Blöcke ab heute zeigen")),
      ])
  } run: { world in
    if world.invocation.has("list") || (world.operands.isEmpty && world.invocation.value("at") == nil) {
      return try show(world)
    }
    guard let at = world.invocation.value("at") else { throw Refusal.unreadable("", of: .moment) }
    guard let reference = world.operands.first else { throw Refusal.noSuchTask("") }
    let zones = ZoneResolver.platform()
    var draft = BlockDraft(
      task: try world.task(reference), start: try start(at, zones), zone: zones.localZone)
    draft.minutes = try world.invocation.value("for").map { try TaskOptions.minutes($0) }
    if let name = world.invocation.value("calendar"), !TaskOptions.isNone(name) {
      draft.calendar = try world.list(name).id
    }
    let isLocal = world.invocation.value("calendar").map { TaskOptions.isNone($0) } ?? false
    try place(draft, isLocal: isLocal, world)
  }

  /// A block that is to stay here is moved here at once, in the same breath.
  private static func place(_ draft: BlockDraft, isLocal: Bool, _ world: World) throws {
    var draft = draft
    draft.staysHere = isLocal
    let outcome = try Planner(world.store()).perform(.schedule(draft), in: .live())
    world.tell(outcome)
    guard case .scheduled(let block) = outcome.event, block.calendar == nil, !isLocal else { return }
    world.remark(
      world.language(
        "No calendar takes it, so it stays here; zeitblock settings blockCalendar NAME names one.",
        "Kein Kalender nimmt ihn auf, darum bleibt er hier; zeitblock settings blockCalendar NAME nennt einen."))
  }

  private static func start(_ text: String, _ zones: ZoneResolver) throws -> Instant {
    let due = try TaskOptions.due(text, today: Environment.live().today)
    guard let time = due.time,
      let start = zones.instant(WallClock(day: due.day, second: time.minutes * 60), zones.localZone)
    else { throw Refusal.unreadable(text, of: .moment) }
    return start
  }

  private static func show(_ world: World) throws {
    let day = DayPlan.window(of: Environment.live().today)
    let window = PlanWindow(
      from: day.from, until: Instant(seconds: day.from.seconds + 366 * 86_400), first: day.first, last: day.first + 366)
    let found = try world.read { reader throws(PlannerFailure) in
      (blocks: try reader.blocks(in: window), lists: try reader.lists())
    }
    if world.wantsJSON { return world.print(.array(found.blocks.map(\.json))) }
    let names = Dictionary(found.lists.map { ($0.id, $0.name) }) { first, _ in first }
    var table = Table(columns: [.left, .left, .left, .left], flexible: 1)
    for block in found.blocks {
      table.add(block.times)
      table.add(block.title, .bold)
      table.add(block.calendar.flatMap { names[$0] } ?? world.language("here", "hier"), .dim)
      table.add(block.id.text, .dim)
    }
    world.print(table.rendered(for: world.terminal))
  }

  static let unblock = Verb("unblock") { name, language in
    Subcommand(
      name, language("remove time blocks; tasks stay", "Zeitblöcke entfernen; Aufgaben bleiben"),
      details: language(
        "WHAT is the start of a block's id, as block --list shows it, or a task, all of whose blocks ahead go.",
        "WAS ist der Anfang der Kennung eines Blocks, wie block --list sie zeigt, oder eine Aufgabe, deren künftige\n"
          + "Blöcke alle gehen."),
      operands: [Operand(language("WHAT", "WAS"))])
  } run: { world in
    try world.perform(.unschedule(try blocks(world.operands[0], world)))
  }

  private static func blocks(_ reference: String, _ world: World) throws -> [BlockID] {
    if reference.hasPrefix("tb.") {
      let forever = PlanWindow(
        from: Instant(seconds: -1 << 40), until: Instant(seconds: 1 << 40), first: Day(number: 0), last: Day(number: 0))
      let all = try world.read { reader throws(PlannerFailure) in try reader.blocks(in: forever) }
      let found = all.filter { $0.id.text.hasPrefix(reference) }.map(\.id)
      if found.count > 1 { throw Refusal.ambiguousTask(reference, ids: found.prefix(4).map(\.text)) }
      return found.isEmpty ? [BlockID(reference)] : found
    }
    let task = try world.task(reference)
    let now = Environment.live().now
    return try world.read { reader throws(PlannerFailure) in try reader.blocks(of: task) }
      .filter { $0.end > now }.map(\.id)
  }
}
