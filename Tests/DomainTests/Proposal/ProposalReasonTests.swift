import Testing

@testable import Domain

@Suite("The reasons of a proposed plan")
struct ProposalReasonTests {
  private let bench: ProposalBench
  private let monday = Berlin.monday

  init() throws { bench = try ProposalBench(by: .points) }

  @Test("name the due day with the latest time to begin")
  func due() throws {
    let due = Due(day: monday, time: WallTime(hour: 15, minute: 0))
    try bench.add("Brief", 45) { $0.due = due }
    #expect(try bench.plan().reasons(of: "Brief").first == .due(due, latest: Berlin.at(monday, 14, 15)))
    let day = Due(day: monday + 1)
    try bench.add("Paket", 60) { $0.due = day }
    #expect(try bench.plan(days: 2).reasons(of: "Paket").first == .due(day, latest: Berlin.at(monday + 1, 16)))
  }

  @Test("name no latest time where days that were not looked at could hold it too")
  func dueAfterwards() throws {
    let day = Due(day: monday + 3)
    try bench.add("Paket", 60) { $0.due = day }
    #expect(try bench.plan().reasons(of: "Paket").first == .due(day, latest: nil))
  }

  @Test("count all that is left of a task for the latest time to begin")
  func dueInParts() throws {
    let due = Due(day: monday, time: WallTime(hour: 17, minute: 0))
    try bench.put("Termin", Berlin.at(monday, 10), Berlin.at(monday, 12))
    try bench.add("Bericht", 180) { $0.due = due }
    let parts = try bench.plan().placements
    #expect(bench.lines(try bench.plan()) == ["9:00–10:00 Bericht", "12:00–14:00 Bericht"])
    #expect(parts.map { $0.reasons.first } == [14, 15].map { .due(due, latest: Berlin.at(monday, $0)) })
  }

  @Test("name no gap the only one when another follows after the due time")
  func gapAfterDue() throws {
    let due = Due(day: monday, time: WallTime(hour: 12, minute: 0))
    try bench.perform(.set(.splitting, "off"))
    try bench.put("Termin", Berlin.at(monday, 12), Berlin.at(monday, 13))
    try bench.add("Bericht", 120) { $0.due = due }
    #expect(try bench.plan().reasons(of: "Bericht").contains { $0.name == "onlyGap" } == false)
  }

  @Test("do not say that others weigh more when they only leave gaps too short")
  func noRoom() throws {
    try bench.perform(.set(.workingHours, "1=09:00-10:00"))
    try bench.perform(.set(.splitting, "off"))
    try bench.add("Anruf", 50)
    try bench.add("Bericht", 60) { $0.importance = .high }
    let proposal = try bench.plan()
    #expect(proposal.reason(leavingOut: "Anruf") == .othersFirst(minutes: 50, free: 60))
    try bench.add("Kurz", 10)
    try bench.add("Eilig", 45) {
      $0.importance = .high
      $0.urgency = .urgent
      $0.due = Due(day: monday)
    }
    #expect(try bench.plan().reason(leavingOut: "Bericht") == .noRoom(minutes: 60, free: 60))
  }

  @Test("say when something comes too late, and when it is overdue")
  func late() throws {
    var bench = bench
    let due = Due(day: monday, time: WallTime(hour: 9, minute: 30))
    try bench.add("Brief", 60) { $0.due = due }
    #expect(try bench.plan().reasons(of: "Brief").first == .late(due))
    bench.now = Berlin.at(monday + 1, 8)
    #expect(try bench.plan().reasons(of: "Brief").first == .overdue(due))
  }

  @Test("name grade and importance, and the place in the backlog where nothing else speaks")
  func weights() throws {
    try bench.add("egal")
    try bench.add("Steuer") {
      $0.grade = .a
      $0.number = 1
      $0.importance = .high
    }
    let proposal = try bench.plan()
    #expect(proposal.placements.map { $0.title } == ["Steuer", "egal"])
    #expect(
      proposal.reasons(of: "Steuer") == [.grade(.a, number: 1), .importance(.high, .notUrgent)])
    #expect(proposal.reasons(of: "egal") == [.rank(1)])
  }

  @Test("tell the only gap and the rest of a gap")
  func gaps() throws {
    try bench.put("Termin", Berlin.at(monday, 9, 30), Berlin.at(monday, 15))
    try bench.add("lang", 120)
    try bench.perform(.set(.splitting, "off"))
    let proposal = try bench.plan()
    #expect(proposal.reasons(of: "lang").contains(.onlyGap(minutes: 120)))
    try bench.add("kurz", 20)
    try bench.add("Rest", 10)
    let filled = try bench.plan()
    #expect(bench.lines(filled) == ["9:00–9:20 kurz", "9:20–9:30 Rest", "15:00–17:00 lang"])
    #expect(filled.reasons(of: "Rest").contains(.fillsGap))
    #expect(!filled.reasons(of: "kurz").contains(.fillsGap))
  }

  @Test("remember what was missed")
  func missed() throws {
    var bench = bench
    let task = try bench.add("Anruf")
    try bench.block(task, Berlin.at(monday, 9), 30, isPinned: false)
    bench.now = Berlin.at(monday, 10, 3)
    let proposal = try bench.plan()
    #expect(bench.lines(proposal) == ["10:05–10:35 Anruf"])
    #expect(proposal.reasons(of: "Anruf").first == .missed(Berlin.at(monday, 9)))
    #expect(proposal.placements[0].moves == nil)
  }

  @Test("say what a moved block gives way to")
  func moved() throws {
    let task = try bench.add("Anruf")
    let block = try bench.block(task, Berlin.at(monday, 9), 30, isPinned: false)
    #expect(try bench.plan().isEmpty)
    try bench.put("Termin", Berlin.at(monday, 9), Berlin.at(monday, 10))
    let proposal = try bench.plan()
    #expect(proposal.placements.map { $0.moves } == [block.id])
    #expect(bench.lines(proposal) == ["10:00–10:30 Anruf"])
    #expect(proposal.reasons(of: "Anruf").first == .moved(from: Berlin.at(monday, 9), taken: "Termin"))
  }

  @Test("say how much is needed and how much is free before the due day")
  func needs() throws {
    try bench.put("Termin", Berlin.at(monday, 9), Berlin.at(monday, 15))
    let due = Due(day: monday)
    try bench.add("Gutachten", 600) { $0.due = due }
    #expect(try bench.plan().reason(leavingOut: "Gutachten") == .needs(minutes: 600, free: 120, before: nil))
    let far = try bench.plan(days: 2)
    #expect(bench.lines(far).first == "15:00–17:00 Gutachten")
    #expect(far.placements.last?.reasons.contains(.late(due)) == true)
    try bench.perform(.set(.splitting, "off"))
    #expect(
      try bench.plan(days: 2).reason(leavingOut: "Gutachten") == .needs(minutes: 600, free: 120, before: due))
  }

  @Test("say who takes the time")
  func others() throws {
    try bench.put("Termin", Berlin.at(monday, 9), Berlin.at(monday, 16))
    try bench.add("egal", 60)
    try bench.add("wichtig", 60) { $0.importance = .high }
    #expect(try bench.plan().reason(leavingOut: "egal") == .othersFirst(minutes: 60, free: 60))
  }

  @Test("an A takes the room of a B, and a B that begins before an A is done says so")
  func grades() throws {
    try bench.put("Termin", Berlin.at(monday, 9), Berlin.at(monday, 15))
    try bench.add("B", 120) {
      $0.grade = .b
      $0.importance = .high
      $0.urgency = .urgent
      $0.due = Due(day: monday)
    }
    try bench.add("A", 120) { $0.grade = .a }
    let crowded = try bench.plan()
    #expect(crowded.placements.map { $0.title } == ["A"])
    #expect(crowded.reason(leavingOut: "B") == .better(title: "A", grade: .a, number: nil))
    let two = try bench.plan(days: 2)
    // B comes first because it would otherwise be late, and there is time for both.
    #expect(two.placements.map { $0.title } == ["B", "A"])
    #expect(two.reasons(of: "B").first?.name == "due")
    #expect(two.reasons(of: "B").last == .better(title: "A", grade: .a, number: nil))
    try bench.perform(.set(.gradeGuard, "off"))
    #expect(try bench.plan().placements.map { $0.title } == ["B"])
  }

  @Test("a B between A tasks says which is open")
  func guarded() throws {
    try bench.put("Termin", Berlin.at(monday, 9, 30), Berlin.at(monday, 15))
    try bench.perform(.set(.splitting, "off"))
    try bench.add("A", 120) {
      $0.grade = .a
      $0.number = 1
    }
    try bench.add("B", 30) { $0.grade = .b }
    let proposal = try bench.plan()
    #expect(bench.lines(proposal) == ["9:00–9:30 B", "15:00–17:00 A"])
    #expect(proposal.reasons(of: "B").last == .better(title: "A", grade: .a, number: 1))
  }

  @Test("can be kept as text and read again, each of them")
  func texts() throws {
    let due = Due(day: monday, time: WallTime(hour: 9, minute: 5))
    let at = Berlin.at(monday, 7)
    let all: [PlanReason] = [
      .due(due, latest: at), .due(due, latest: nil), .late(Due(day: monday)), .overdue(due), .grade(.a, number: 2),
      .grade(.c, number: nil),
      .importance(.high, .urgent), .importance(.low, .notUrgent), .rank(7), .fillsGap, .onlyGap(minutes: 30),
      .missed(at), .moved(from: at, taken: "„x“"), .moved(from: at, taken: nil), .morning, .part(1, of: 2),
      .rest(planned: 30), .better(title: "x", grade: .b, number: nil), .needsOnePiece(minutes: 60, largest: 45),
      .needs(minutes: 60, free: 45, before: due), .needs(minutes: 60, free: 45, before: nil),
      .othersFirst(minutes: 5, free: 0), .noRoom(minutes: 5, free: 0), .notBefore(monday), .recurs(monday),
      .delegated(to: "Anna", until: monday),
      .delegated(to: "", until: nil), .eliminated, .waitsFor(title: "x"), .noWorkingTime, .notConsidered(limit: 60),
      .allTaken(by: "x"), .allTaken(by: nil),
    ]
    var proposal = Proposal(first: monday, last: monday + 1, madeAt: at)
    proposal.placements = all.enumerated().map { index, reason in
      Proposal.Placement(
        number: index + 1, task: TaskID("t"), title: "T\n", start: at, minutes: 5,
        moves: index % 2 == 0 ? BlockID("b") : nil, reasons: [reason])
    }
    proposal.leftOut = all.map { .init(task: TaskID("u"), title: "U", minutes: 9, reason: $0) }
    proposal.leftOutCount = 99
    proposal.removals = [BlockID("c")]
    #expect(Proposal(text: proposal.text) == proposal)
    #expect(PlanReason(json: .object([.init("kind", .string("unheard"))])) == nil)
  }
}
