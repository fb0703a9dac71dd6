import CommandLine
import Domain
import Storage
import Sync
import Web

/// The proposal of `plan`, shown day by day.
struct ProposedPlan {
  private let context: CommandContext
  private let environment: Environment
  private let proposal: Proposal
  private let scores: [TaskID: Score]
  /// Titles of the blocks that the proposal would remove.
  private let giving: [String]
  /// All-day events that block time.
  private let filled: [CalendarEvent]

  init(_ context: CommandContext) throws {
    try self.init(context, first: try context.day(context.operands.first), days: try ProposedPlan.days(context))
  }

  init(_ context: CommandContext, first: Day, days: Int) throws {
    self.context = context
    let environment = try context.presentEnvironment()
    self.environment = environment
    try context.engine().prepareEvents(in: PlanWindow(from: first, through: first + days, environment.zones))
    (proposal, scores, giving, filled) = try context.read { reader throws(PlannerFailure) in
      let proposal = try reader.makeProposal(first: first, days: days, in: environment)
      var giving: [String] = []
      for id in proposal.removals { giving.append(try reader.block(id)?.title ?? "") }
      let window = PlanWindow(from: first, through: first + (days - 1), environment.zones)
      let filled = try reader.events(in: window).filter { $0.takesTime && $0.isOfWholeDays }
      return (proposal, try reader.scores(of: proposal.placements.map(\.task), in: environment), giving, filled)
    }
  }

  private static func days(_ context: CommandContext) throws -> Int {
    guard let text = context.invocation.value("days") else { return 1 }
    guard let days = Int(outside: text), Proposal.dayCounts.contains(days) else {
      throw Refusal.unreadable(text, of: .planDays)
    }
    return days
  }

  func show() throws {
    let outcome = context.invocation.has("apply") ? try accept() : nil
    if context.wantsJSON {
      return context.print(
        .object([.init("proposal", json), .init("outcome", outcome?.json ?? .null)]))
    }
    showProposal()
    if let outcome { return tell(outcome) }
    guard !proposal.isEmpty else { return }
    context.remark(
      language(
        "Nothing saved yet; --apply accepts the proposal.",
        "Noch nichts gespeichert; --apply übernimmt den Vorschlag."))
  }

  /// Prints the proposal, without saying whether it was accepted.
  func showProposal() {
    tellPressing()
    showDays()
    for title in giving {
      context.printLine(language("No longer fits: ", "Passt nicht mehr: ") + language.quoted(title))
    }
    for event in filled { tellFilled(event) }
    if context.invocation.has("explain") { showLeftOut() } else { countLeftOut() }
  }

  /// Whether accepting the proposal would change nothing.
  var isEmpty: Bool { proposal.isEmpty }

  private var language: Language { context.language }

  func accept() throws -> Outcome {
    try Planner(context.store()).perform(.acceptPlan(proposal.placements, removing: proposal.removals), in: environment)
  }

  private func tell(_ outcome: Outcome) {
    context.tell(outcome)
    guard outcome.number != nil else { return }
    context.remark(language("zeitblock undo reverts it.", "zeitblock undo macht das rückgängig."))
  }

  var json: JSON {
    Words(language).json(of: proposal, scores: scores, today: environment.today, zones: environment.zones)
  }
}

// MARK: - Days

extension ProposedPlan {
  private func showDays() {
    if proposal.isEmpty {
      return context.printLine(
        proposal.leftOutCount == 0
          ? language("There’s nothing to plan.", "Es gibt nichts zu planen.")
          : language("No time blocks proposed.", "Keine Zeitblöcke vorgeschlagen."))
    }
    var day: Day?
    var few: [Proposal.Placement] = []
    for placement in proposal.placements {
      let own = environment.zones.here(placement.start).day
      if own != day {
        show(few, on: day)
        (day, few) = (own, [])
      }
      few.append(placement)
    }
    show(few, on: day)
  }

  private func show(_ placements: [Proposal.Placement], on day: Day?) {
    guard let day else { return }
    context.printLine(language.day(day), .bold)
    let isExplained = context.invocation.has("explain")
    var table = Table(columns: [.left, .left, .left], flexible: 2)
    for placement in placements {
      table.add("  " + time(placement.start) + "–" + time(placement.end))
      table.add(placement.title)
      let reasons = placement.reasons.map { reason in
        Words(language).sentence(placing: reason, today: environment.today, zones: environment.zones)
      }
      table.add(isExplained ? "" : reasons.first ?? "", .dim)
      guard isExplained else { continue }
      for line in reasons + score(placement) {
        table.add("")
        table.add("  " + line, .dim)
        table.add("")
      }
    }
    context.print(table.rendered(for: context.terminal))
  }

  private func score(_ placement: Proposal.Placement) -> [String] {
    scores[placement.task].map { [$0.words(in: language)] } ?? []
  }

  private func time(_ instant: Instant) -> String { environment.zones.here(instant).time }

  private func words(_ reason: PlanReason) -> String {
    Words(language).sentence(reason, today: environment.today, zones: environment.zones)
  }
}

// MARK: - What found no place

extension ProposedPlan {
  /// Lists first the tasks that are due but have no slot.
  private func tellPressing() {
    for left in proposal.leftOut {
      guard let due = left.due else { continue }
      let why = Words(language).sentence(
        leavingOut: left.reason, due: due, today: environment.today, zones: environment.zones)
      context.printLine(language("Doesn’t fit: ", "Passt nicht: ") + language.quoted(left.title) + " – " + why)
    }
  }

  private func tellFilled(_ event: CalendarEvent) {
    guard case .days(let first, let last) = event.span else { return }
    let days = first >= last ? language.day(first) : language.day(first) + "–" + language.day(last)
    let title = event.title.isEmpty ? language("(untitled)", "(ohne Titel)") : language.quoted(event.title)
    context.printLine(language("\(title) takes up all of \(days).", "\(title) belegt \(days) ganz."), .dim)
  }
}

extension ProposedPlan {
  private func showLeftOut() {
    guard !proposal.leftOut.isEmpty else { return }
    context.printLine(language("Not planned", "Nicht geplant") + " (\(proposal.leftOutCount))", .bold)
    var table = Table(columns: [.left, .left, .left], flexible: 2)
    for left in proposal.leftOut {
      table.add("  " + language.span(left.minutes))
      table.add(left.title)
      table.add(words(left.reason), .dim)
    }
    context.print(table.rendered(for: context.terminal))
    let rest = proposal.leftOutCount - proposal.leftOut.count
    if rest > 0 { context.printLine("  " + language("and \(rest) more", "und \(rest) weitere"), .dim) }
  }

  private func countLeftOut() {
    let count = proposal.leftOutCount
    guard count > 0 else { return }
    context.remark(
      language(
        "\(language.tasks(count)) not planned; --explain shows why.",
        "\(language.tasks(count)) nicht geplant; --explain zeigt, warum."))
  }
}
