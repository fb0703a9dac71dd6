import Synchronization
import Testing

@testable import Domain

/// A memory store in Berlin on Monday, 2026-11-23, 8:00 by default.
struct ProposalBench {
  private final class Counter: Sendable {
    private let value = Mutex(0)

    func next() -> String {
      value.withLock { value in
        value += 1
        return "id-\(value)"
      }
    }
  }

  let store = MemoryStore()
  var now = Berlin.at(Berlin.monday, 8)
  private let counter = Counter()

  init() {}

  init(by: PlanBy) throws { try perform(.set(.planBy, by.rawValue)) }

  var environment: Environment {
    let wall = Berlin.zones.here(now)
    return Environment(
      now: now, today: wall.day, time: WallTime(minutes: wall.second / 60) ?? .midnight, zones: Berlin.zones,
      makeIdentifier: { [counter] in counter.next() })
  }

  var today: Day { environment.today }
  var handler: ProposalHandler<MemoryStore> { ProposalHandler(store) }

  @discardableResult
  func perform(_ command: Command) throws -> Outcome { try Planner(store).perform(command, in: environment) }

  @discardableResult
  func add(_ title: String, _ minutes: Int = 30, change: (inout TaskDraft) -> Void = { _ in }) throws -> TaskID {
    var draft = TaskDraft(title: title)
    draft.manualDuration = minutes
    change(&draft)
    return try #require(try perform(.add(draft)).changed.first)
  }

  /// Adds an event to the calendar "Arbeit".
  func put(_ title: String, _ from: Instant, _ until: Instant, isBusy: Bool = true) throws {
    try put(title, .timed(start: from, end: until), isBusy: isBusy)
  }

  func put(_ title: String, _ span: CalendarEvent.Span, isBusy: Bool = true) throws {
    let calendar = SourceList(id: ListID("c"), account: nil, name: "Arbeit", contents: .events)
    try store.write { (writer) throws(PlannerFailure) in
      if try writer.list(calendar.id) == nil { try writer.save(calendar) }
      let event = CalendarEvent(calendar: calendar.id, uid: title, title: title, span: span, isBusy: isBusy)
      try writer.setEvents([event], from: EventSource(calendar: calendar.id, name: title))
    }
  }

  @discardableResult
  func block(_ task: TaskID?, _ start: Instant, _ minutes: Int, isPinned: Bool) throws -> TimeBlock {
    var draft = BlockDraft(task: task, start: start, minutes: minutes, zone: "Europe/Berlin")
    draft.staysHere = true
    draft.isPinned = isPinned
    if task == nil { draft.title = "Block" }
    guard case .scheduled(let block) = try perform(.schedule(draft)).event else { throw Missing() }
    return block
  }

  private struct Missing: Error {}

  func blocks() throws -> [TimeBlock] {
    let window = PlanWindow(
      from: Instant(seconds: 0), until: Instant(seconds: 1 << 40), first: Day(number: 0), last: Day(number: 99_999))
    return try store.read { (reader) throws(PlannerFailure) in try reader.blocks(in: window) }
  }

  /// Returns a plan from today on without storing it.
  func plan(days: Int = 1, from first: Day? = nil) throws -> Proposal {
    let environment = environment
    return try store.read { (reader) throws(PlannerFailure) in
      try reader.makeProposal(first: first ?? environment.today, days: days, in: environment)
    }
  }

  func kept() throws -> Proposal? {
    let environment = environment
    return try store.read { (reader) throws(PlannerFailure) in try reader.proposal(in: environment) }
  }

  /// Returns one line such as `9:00–9:30 Steuer` per placement.
  func lines(_ proposal: Proposal) -> [String] {
    proposal.placements.map { placement in
      "\(clock(placement.start))–\(clock(placement.end)) \(placement.title)"
    }
  }

  func clock(_ instant: Instant) -> String {
    let minute = Berlin.zones.here(instant).second / 60
    return "\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)"
  }
}

extension Proposal {
  func reasons(of title: String) -> [PlanReason] { placements.first { $0.title == title }?.reasons ?? [] }
  func reason(leavingOut title: String) -> PlanReason? { leftOut.first { $0.title == title }?.reason }
}
