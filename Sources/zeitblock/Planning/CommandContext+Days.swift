import CommandLine
import Domain
import Storage
import Sync
import Web

extension CommandContext {
  /// Parses a day as in quick add; defaults to today.
  func day(_ text: String?) throws -> Day {
    let today = try presentEnvironment().today
    guard let text else { return today }
    // Text that is not a strict date may still be a day in words.
    if let day = try? TaskOptions.day(text, today: today) { return day }
    guard let due = try spoken(text), due.time == nil else { throw Refusal.unreadable(text, of: .day) }
    return due.day
  }

  /// Parses the start of a block: `2026-11-22T09:00`, `morgen 9:00`, `friday 3pm`. The time is taken as written, even
  /// if it is past.
  func blockStart(_ text: String) throws -> Instant {
    let environment = Environment.live()
    var due = try? TaskOptions.due(text, today: environment.today)
    if due?.time == nil { due = try spoken(text) }
    guard let due else { throw Refusal.unreadable(text, of: .blockStart) }
    guard let time = due.time else { throw Refusal.noHour(text) }
    guard let start = environment.zones.instant(WallClock(day: due.day, second: time.minutes * 60), nil) else {
      throw Refusal.unreadable(text, of: .blockStart)
    }
    return start
  }

  /// Parses a due date with the quick-add grammar; nil if any words are left over.
  private func spoken(_ text: String) throws -> Due? {
    var grammar = try grammar().grammar
    grammar.takesTimesAsWritten = true
    let captured = grammar.parse(text)
    guard captured.title.isEmpty, captured.chips.allSatisfy({ $0.kind == .due }) else { return nil }
    return captured.due
  }

  /// Expands recurring events for the days shown; they are cached only up to a horizon. If this fails, the day is
  /// shown with the occurrences already cached.
  func prepareEvents(from first: Day, until last: Day) {
    try? engine().prepareEvents(in: PlanWindow(from: first, through: last, Environment.live().zones))
  }

  /// Prints days, followed by the missed blocks and the commands to handle each.
  func print(_ plans: [DayPlan], missed: [PlannedBlock], lists: [ListID: String]) throws {
    let today = Environment.live().today
    for (index, plan) in plans.enumerated() {
      if index > 0 { printLine() }
      let text = DayText(plan: plan, today: today, names: lists, language: language)
      for line in text.lines(width: terminal.width) { printLine(line.text, line.style) }
    }
    guard !missed.isEmpty else { return }
    printLine()
    let names = try BlockNames(self)
    for block in missed { try printWays(block, names) }
  }

  /// Prints a block whose task is open, followed by the commands to handle it.
  func printWays(_ block: PlannedBlock, _ names: BlockNames) throws {
    let (id, part) = (names[block.block], block.block.sentencePart(language))
    if block.standing == .missed {
      printLine(language("Missed: \(part)", "Verpasst: \(part)"), .red)
    } else {
      printLine(part)
    }
    printLine("  zeitblock block move \(id) --next", .dim)
    printLine("  zeitblock unblock \(id)", .dim)
    guard let task = block.task else { return }
    let name = try shortName(of: task.id)
    printLine("  zeitblock done \(name)", .dim)
    printLine("  zeitblock delete \(name)", .dim)
  }
}
