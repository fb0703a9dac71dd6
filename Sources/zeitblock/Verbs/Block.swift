import CommandLine
import Domain
import Storage
import Sync

extension Verb {
  static let block = Verb("block") { name, language in
    Subcommand(
      name, language("set time aside for a task, or move a block", "Zeit für eine Aufgabe einplanen oder verschieben"),
      details: language(
        """
        The block becomes an event in the calendar of the setting blockCalendar at the next sync; without such a
        calendar it stays here. The task itself stays as it is. Time that an event or another block has is refused
        unless --anyway is there. --at is taken as it is written, also when it is past. block move BLOCK moves a block (the
        name block --list shows, or a task with one block) to --at or --next, or gives it another length with --for.
        """,
        """
        Der Block wird beim nächsten Abgleich ein Termin im Kalender der Einstellung blockCalendar; ohne einen
        solchen bleibt er hier. Die Aufgabe bleibt, wie sie ist. Zeit, die ein Termin oder ein anderer Block hat,
        wird abgelehnt, außer mit --anyway. --at gilt, wie es dasteht, auch wenn es vorbei ist. block move BLOCK verschiebt
        einen Block (wie block --list ihn nennt, oder eine Aufgabe mit einem Block) auf --at oder --next oder gibt ihm
        mit --for eine andere Länge.
        """),
      operands: [
        Operand(language("TASK", "AUFGABE"), .optional, completing: .words(["move"])),
        Operand("BLOCK", .optional),
      ],
      options: [
        Option(
          "at", value: language("TIME", "ZEIT"),
          language("when: 2026-11-22T09:00, “tomorrow 9:00”", "wann: 2026-11-22T09:00, „morgen 9:00“")),
        Option("next", language("into the next gap of working time", "in die nächste Lücke der Arbeitszeit")),
        Option(
          "for", value: "MIN",
          language("minutes, 5 to 1440; else what the task takes", "Minuten, 5 bis 1440; sonst die Dauer der Aufgabe")),
        Option("anyway", language("even where something else is", "auch wo schon etwas ist")),
        Option(
          "calendar", value: "NAME",
          language("another calendar; none keeps it here", "ein anderer Kalender; none lässt ihn hier")),
        Option("list", language("show the blocks from today on", "die Blöcke ab heute zeigen")),
      ])
  } run: { world in
    let invocation = world.invocation
    if world.operands.first == "move" { return try move(world) }
    if world.operands.count > 1 { throw Refusal.unknownAction(world.operands[0], known: ["move"]) }
    let isPlacing = invocation.value("at") != nil || invocation.has("next")
    if invocation.has("list") || (world.operands.isEmpty && !isPlacing) { return try show(world) }
    guard isPlacing else { throw Refusal.missing(["--at", "--next"]) }
    guard let reference = world.operands.first else {
      throw UsageError.missingOperand(world.language("TASK", "AUFGABE"))
    }
    let task = try world.task(reference)
    let minutes = try invocation.value("for").map { try TaskOptions.minutes($0) }
    let start = try start(minutes ?? length(of: task, world), besides: nil, world)
    var draft = BlockDraft(task: task, start: start, minutes: minutes, zone: Environment.live().zones.name())
    draft.anyway = invocation.has("anyway")
    if let name = invocation.value("calendar") {
      draft.staysHere = TaskOptions.isNone(name)
      if !draft.staysHere { draft.calendar = try world.list(name).id }
    }
    try place(draft, world)
  }

  private static func place(_ draft: BlockDraft, _ world: World) throws {
    let outcome = try Planner(world.store()).perform(.schedule(draft), in: .live())
    world.tell(outcome)
    remarkPast(outcome, world)
    guard case .scheduled(let block) = outcome.event, block.calendar == nil, !draft.staysHere else { return }
    world.remark(
      world.language(
        "No calendar takes it, so it stays here; zeitblock settings blockCalendar NAME names one.",
        "Kein Kalender nimmt ihn auf, darum bleibt er hier; zeitblock settings blockCalendar NAME nennt einen."))
  }

  /// Says so when a block begins in the past, where nobody can keep it any more.
  private static func remarkPast(_ outcome: Outcome, _ world: World) {
    let start: Instant
    switch outcome.event {
    case .scheduled(let block), .rescheduled(let block): start = block.start
    default: return
    }
    let environment = Environment.live()
    guard start < environment.now else { return }
    let wall = environment.zones.here(start)
    world.remark(
      world.language(
        "\(wall.day.iso) \(wall.time) has passed already; zeitblock undo takes it back.",
        "\(wall.day.iso) \(wall.time) ist schon vorbei; zeitblock undo nimmt es zurück."))
  }

  private static func move(_ world: World) throws {
    guard world.operands.count == 2 else { throw UsageError.missingOperand("BLOCK") }
    let block = try theBlock(world.operands[1], world)
    var edit = BlockEdit()
    let minutes = try world.invocation.value("for").map { try TaskOptions.minutes($0) }
    if let minutes { edit.minutes = .set(minutes) }
    let isMoved = world.invocation.value("at") != nil || world.invocation.has("next")
    if isMoved { edit.start = .set(try start(minutes ?? block.minutes, besides: block, world)) }
    guard isMoved || minutes != nil else { throw Refusal.missing(["--at", "--next", "--for"]) }
    edit.anyway = world.invocation.has("anyway")
    if let name = world.invocation.value("calendar") {
      edit.calendar = .set(TaskOptions.isNone(name) ? nil : try world.list(name).id)
    }
    let outcome = try Planner(world.store()).perform(.reschedule(block.id, edit), in: .live())
    world.tell(outcome)
    if isMoved { remarkPast(outcome, world) }
  }

  /// When it shall begin, as `--at` or `--next` say.
  private static func start(_ minutes: Int, besides block: TimeBlock?, _ world: World) throws -> Instant {
    let environment = Environment.live()
    if let text = world.invocation.value("at") {
      if world.invocation.has("next") { throw Refusal.oneOf(["--at", "--next"]) }
      let start = try world.blockStart(text)
      let day = environment.zones.here(start).day
      world.prepareEvents(from: day, until: day + 1)
      return start
    }
    world.prepareEvents(from: environment.today, until: environment.today + FreeTime.reach)
    let gaps = try world.read { reader throws(PlannerFailure) in
      try reader.nextGaps(
        minutes: minutes, limit: 1, from: environment.now, besides: block?.id, in: environment)
    }
    guard let gap = gaps.first else { throw Refusal.noGap(minutes) }
    return gap.lowerBound
  }

  private static func length(of task: TaskID, _ world: World) throws -> Int {
    let item = try world.read { reader throws(PlannerFailure) in try reader.item(task) }
    return TimeBlock.minutes(for: item)
  }

  private static func show(_ world: World) throws {
    let environment = Environment.live()
    let from = DayFrame(environment.today, environment.zones).start
    let window = PlanWindow(
      from: from, until: Instant(seconds: from.seconds + 366 * 86_400), first: environment.today,
      last: environment.today + 366)
    let found = try world.read { reader throws(PlannerFailure) in
      (blocks: try reader.blocks(in: window), lists: try reader.lists())
    }
    if world.wantsJSON { return world.print(.array(found.blocks.map(\.json))) }
    let names = found.lists.names
    let blockNames = try BlockNames(world)
    var table = Table(columns: [.left, .left, .left, .left], flexible: 1)
    for block in found.blocks {
      table.add(block.times)
      table.add(block.title, .bold)
      table.add(block.calendar.flatMap { names[$0] } ?? world.language("here", "hier"), .dim)
      table.add(blockNames[block], .dim)
    }
    world.print(table.rendered(for: world.terminal))
  }

  static let unblock = Verb("unblock") { name, language in
    Subcommand(
      name, language("remove time blocks; tasks stay", "Zeitblöcke entfernen; Aufgaben bleiben"),
      details: language(
        "WHAT is a block, as block --list names it, or a task, all of whose blocks ahead go.",
        "WAS ist ein Block, wie block --list ihn nennt, oder eine Aufgabe, deren künftige Blöcke alle gehen."),
      operands: [Operand(language("WHAT", "WAS"))])
  } run: { world in
    let found = try blocks(world.operands[0], world)
    if found.isEmpty { throw Refusal.nothingToUnblock(world.operands[0]) }
    try world.perform(.unschedule(found.map(\.id)))
  }

  /// One block: of a task the one that is ahead, else the one that was missed last.
  private static func theBlock(_ reference: String, _ world: World) throws -> TimeBlock {
    var found = try blocks(reference, world)
    if found.isEmpty {
      let task = try world.task(reference)
      let all = try world.read { reader throws(PlannerFailure) in try reader.blocks(of: task) }
      found = all.suffix(1)
    }
    if found.count > 1 { throw try ambiguous(reference, found, world) }
    guard let block = found.first else {
      throw reference.hasPrefix("tb.") ? PlannerFailure.unknownBlock(BlockID(reference)) : Refusal.noBlock(reference)
    }
    return block
  }

  private static func blocks(_ reference: String, _ world: World) throws -> [TimeBlock] {
    // Other programs give what they copy an id of their own kind; those are known in full.
    let exact = try world.read { reader throws(PlannerFailure) in try reader.block(BlockID(reference)) }
    if let exact { return [exact] }
    if reference.hasPrefix("tb.") {
      let found = try world.allBlocks().filter { $0.id.isNamed(by: reference) }
      if found.count > 1 { throw try ambiguous(reference, found, world) }
      if found.isEmpty { throw PlannerFailure.unknownBlock(BlockID(reference)) }
      return found
    }
    let task = try world.task(reference)
    let now = Environment.live().now
    return try world.read { reader throws(PlannerFailure) in try reader.blocks(of: task) }.filter { $0.end > now }
  }

  private static func ambiguous(_ reference: String, _ found: [TimeBlock], _ world: World) throws -> Refusal {
    let names = try BlockNames(world)
    return .ambiguousBlock(reference, blocks: found.prefix(4).map { (names[$0], $0.times) })
  }
}
