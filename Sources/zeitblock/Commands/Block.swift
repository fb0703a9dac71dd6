import CommandLine
import Domain
import Storage
import Sync

extension CLICommand {
  static let block = CLICommand("block") { name, language in
    Subcommand(
      name, language("schedule a task, or move a block", "eine Aufgabe einplanen oder einen Block verschieben"),
      details: language(
        """
        With the next sync, the block becomes an event in the calendar set as blockCalendar; without one it stays in
        Zeitblock. The task itself doesn’t change. Time already taken by an event or block is rejected unless --anyway
        is given. --at is used as given, even in the past. block move BLOCK moves a block (by its name in block
        --list, or by a task with one block) to --at or --next, or changes its length with --for.
        """,
        """
        Der Block wird beim nächsten Synchronisieren ein Termin im Kalender der Einstellung blockCalendar; ohne
        Kalender bleibt er in Zeitblock. Die Aufgabe ändert sich nicht. Belegte Zeit wird abgelehnt, außer mit
        --anyway. --at gilt wie angegeben, auch in der Vergangenheit. block move BLOCK verschiebt einen Block (mit dem
        Namen aus block --list oder einer Aufgabe mit einem Block) auf --at oder --next oder ändert mit --for seine
        Länge.
        """),
      operands: [
        Operand(language("TASK", "AUFGABE"), .optional, completing: .words(["move"])),
        Operand("BLOCK", .optional),
      ],
      options: [
        Option(
          "at", value: language("TIME", "ZEIT"),
          language("when: 2026-11-22T09:00, “tomorrow 9:00”", "wann: 2026-11-22T09:00, „morgen 9:00“")),
        Option(
          "next",
          language(
            "in the next gap in your working hours",
            "in der nächsten Lücke deiner Arbeitszeiten")),
        Option(
          "for", value: "MIN",
          language(
            "minutes, 5 to 1440; default: the task’s duration",
            "Minuten, 5 bis 1440; Standard: die Dauer der Aufgabe")),
        Option("anyway", language("allow overlap", "Überschneidung erlauben")),
        Option(
          "calendar", value: "NAME",
          language("another calendar; none keeps it in Zeitblock", "ein anderer Kalender; none: nur in Zeitblock")),
        Option("list", language("show blocks from today on", "Blöcke ab heute zeigen")),
      ])
  } run: { context in
    let invocation = context.invocation
    if context.operands.first == "move" { return try move(context) }
    if context.operands.count > 1 { throw Refusal.unknownAction(context.operands[0], known: ["move"]) }
    let isPlacing = invocation.value("at") != nil || invocation.has("next")
    if invocation.has("list") || (context.operands.isEmpty && !isPlacing) { return try show(context) }
    guard isPlacing else { throw Refusal.missing(["--at", "--next"]) }
    guard let reference = context.operands.first else {
      throw UsageError.missingOperand(context.language("TASK", "AUFGABE"))
    }
    let task = try context.task(reference)
    let minutes = try invocation.value("for").map { try TaskOptions.minutes($0) }
    let start = try start(minutes ?? length(of: task, context), besides: nil, context)
    var draft = BlockDraft(task: task, start: start, minutes: minutes, zone: Environment.live().zones.name())
    draft.anyway = invocation.has("anyway")
    if let name = invocation.value("calendar") {
      draft.staysHere = TaskOptions.isNone(name)
      if !draft.staysHere { draft.calendar = try context.list(name).id }
    }
    try place(draft, context)
  }

  private static func place(_ draft: BlockDraft, _ context: CommandContext) throws {
    let outcome = try Planner(context.store()).perform(.schedule(draft), in: .live())
    context.tell(outcome)
    remarkPast(outcome, context)
    remarkBetter(outcome, context)
    guard case .scheduled(let block) = outcome.event, block.calendar == nil, !draft.staysHere else { return }
    context.remark(
      context.language(
        "No calendar for time blocks, so it stays in Zeitblock; set one with zeitblock settings blockCalendar NAME.",
        """
        Kein Kalender für Zeitblöcke, deshalb bleibt er in Zeitblock; setze einen mit zeitblock settings \
        blockCalendar NAME.
        """))
  }

  /// Warns if a block starts in the past.
  private static func remarkPast(_ outcome: Outcome, _ context: CommandContext) {
    guard let start = outcome.event.block?.start else { return }
    let environment = Environment.live()
    guard start < environment.now else { return }
    let moment = context.language.moment(start)
    context.remark(
      context.language(
        "Note: this is in the past (\(moment)); zeitblock undo reverts it.",
        "Achtung: Das liegt in der Vergangenheit (\(moment)); zeitblock undo macht es rückgängig."))
  }

  /// Warns if a higher-graded task is still open and has no block before this one.
  private static func remarkBetter(_ outcome: Outcome, _ context: CommandContext) {
    guard let block = outcome.event.block else { return }
    // The block is already saved; the warning only adds to its message.
    let found = try? context.read { (reader) throws(PlannerFailure) -> (grade: String, title: String)? in
      guard let notice = try reader.guardNotice(before: block, in: .live()) else { return nil }
      let grade = notice.blocker.grade?.text(notice.number) ?? ""
      return try reader.item(notice.blocker.id).map { (grade, $0.title) }
    }
    guard let (grade, title) = found else { return }
    let name = context.language.quoted(title)
    context.remark(context.language("\(grade) is still open: \(name)", "\(grade) ist noch offen: \(name)"))
  }

  private static func move(_ context: CommandContext) throws {
    guard context.operands.count == 2 else { throw UsageError.missingOperand("BLOCK") }
    let block = try theBlock(context.operands[1], context)
    var edit = BlockEdit()
    let minutes = try context.invocation.value("for").map { try TaskOptions.minutes($0) }
    if let minutes { edit.minutes = .set(minutes) }
    let isMoved = context.invocation.value("at") != nil || context.invocation.has("next")
    if isMoved { edit.start = .set(try start(minutes ?? block.minutes, besides: block, context)) }
    guard isMoved || minutes != nil else { throw Refusal.missing(["--at", "--next", "--for"]) }
    edit.anyway = context.invocation.has("anyway")
    if let name = context.invocation.value("calendar") {
      edit.calendar = .set(TaskOptions.isNone(name) ? nil : try context.list(name).id)
    }
    let outcome = try Planner(context.store()).perform(.reschedule(block.id, edit), in: .live())
    context.tell(outcome)
    if isMoved {
      remarkPast(outcome, context)
      remarkBetter(outcome, context)
    }
  }

  /// Returns the start given by `--at` or `--next`.
  private static func start(_ minutes: Int, besides block: TimeBlock?, _ context: CommandContext) throws -> Instant {
    let environment = Environment.live()
    if let text = context.invocation.value("at") {
      if context.invocation.has("next") { throw Refusal.oneOf(["--at", "--next"]) }
      let start = try context.blockStart(text)
      let day = environment.zones.here(start).day
      context.prepareEvents(from: day, until: day + 1)
      return start
    }
    context.prepareEvents(from: environment.today, until: environment.today + FreeTime.reach)
    let gaps = try context.read { reader throws(PlannerFailure) in
      try reader.nextGaps(
        minutes: minutes, limit: 1, from: environment.now, besides: block?.id, in: environment)
    }
    guard let gap = gaps.first else { throw Refusal.noGap(minutes) }
    return gap.lowerBound
  }

  private static func length(of task: TaskID, _ context: CommandContext) throws -> Int {
    let item = try context.read { reader throws(PlannerFailure) in try reader.item(task) }
    return TimeBlock.minutes(for: item)
  }

  private static func show(_ context: CommandContext) throws {
    let environment = try context.presentEnvironment()
    let from = DayFrame(environment.today, environment.zones).start
    let window = PlanWindow(
      from: from, until: Instant(seconds: from.seconds + 366 * 86_400), first: environment.today,
      last: environment.today + 366)
    let found = try context.read { reader throws(PlannerFailure) in
      (blocks: try reader.blocks(in: window), lists: try reader.lists())
    }
    if context.wantsJSON { return context.print(.array(found.blocks.map(\.json))) }
    let names = found.lists.names
    let blockNames = try BlockNames(context)
    var table = Table(columns: [.left, .left, .left, .left], flexible: 1)
    for block in found.blocks {
      table.add(block.times(in: context.language))
      table.add(block.title, .bold)
      table.add(block.calendar.flatMap { names[$0] } ?? context.language("Zeitblock", "Zeitblock"), .dim)
      table.add(blockNames[block], .dim)
    }
    context.print(table.rendered(for: context.terminal))
  }

  static let unblock = CLICommand("unblock") { name, language in
    Subcommand(
      name, language("unschedule time blocks; tasks stay", "Zeitblöcke aus dem Plan nehmen; Aufgaben bleiben"),
      details: language(
        "WHAT is a block as named by block --list, or a task to unschedule all its upcoming blocks.",
        "WAS ist ein Block mit dem Namen aus block --list oder eine Aufgabe, deren kommende Blöcke alle entfallen."),
      operands: [Operand(language("WHAT", "WAS"))])
  } run: { context in
    let found = try blocks(context.operands[0], context)
    if found.isEmpty { throw Refusal.nothingToUnblock(context.operands[0]) }
    try context.perform(.unschedule(found.map(\.id)))
  }

  /// Returns a single block. For a task, it is the upcoming one, or else the one missed last.
  private static func theBlock(_ reference: String, _ context: CommandContext) throws -> TimeBlock {
    var found = try blocks(reference, context)
    if found.isEmpty {
      let task = try context.task(reference)
      let all = try context.read { reader throws(PlannerFailure) in try reader.blocks(of: task) }
      found = all.suffix(1)
    }
    if found.count > 1 { throw try ambiguous(reference, found, context) }
    guard let block = found.first else {
      throw reference.hasPrefix("tb.") ? PlannerFailure.unknownBlock(BlockID(reference)) : Refusal.noBlock(reference)
    }
    return block
  }

  private static func blocks(_ reference: String, _ context: CommandContext) throws -> [TimeBlock] {
    // Other programs may copy blocks under ids in their own format, which must match in full.
    let exact = try context.read { reader throws(PlannerFailure) in try reader.block(BlockID(reference)) }
    if let exact { return [exact] }
    if reference.hasPrefix("tb.") {
      let found = try context.allBlocks().filter { $0.id.isNamed(by: reference) }
      if found.count > 1 { throw try ambiguous(reference, found, context) }
      if found.isEmpty { throw PlannerFailure.unknownBlock(BlockID(reference)) }
      return found
    }
    let task = try context.task(reference)
    let now = Environment.live().now
    return try context.read { reader throws(PlannerFailure) in try reader.blocks(of: task) }.filter { $0.end > now }
  }

  private static func ambiguous(_ reference: String, _ found: [TimeBlock], _ context: CommandContext) throws -> Refusal
  {
    let names = try BlockNames(context)
    return .ambiguousBlock(reference, blocks: found.prefix(4).map { (names[$0], $0.times(in: .ofTerminal)) })
  }
}

extension Event {
  /// The block that was scheduled or moved.
  fileprivate var block: TimeBlock? {
    switch self {
    case .scheduled(let block), .rescheduled(let block): block
    default: nil
    }
  }
}
