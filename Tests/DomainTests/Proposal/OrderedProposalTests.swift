import TestSupport
import Testing

@testable import Domain

@Suite("A plan by my order")
struct OrderedProposalTests {
  private let bench = ProposalBench()
  private let monday = Berlin.monday

  private func accept() throws {
    _ = try bench.handler.propose(first: bench.today, days: 1, in: bench.environment)
    try bench.handler.accept(.all, in: bench.environment)
  }

  private func free(until end: Instant) throws { try bench.put("Messe", end, Berlin.at(monday, 17)) }

  @Test("takes the A tasks by their numbers and leaves out what comes last")
  func gradesInOrder() throws {
    try free(until: Berlin.at(monday, 12, 30))
    let tasks = [("Antrag", 120, 1), ("Anruf", 15, 2), ("Bericht", 75, 3), ("Brief", 60, 4)]
    for (title, minutes, number) in tasks.shuffled(seed: 7) {
      try bench.add(title, minutes) {
        $0.grade = .a
        $0.subPriority = number
        if number == 2 { $0.urgency = .urgent }
        if number == 3 { $0.due = Due(day: monday + 2) }
      }
    }
    try bench.perform(.set(.splitting, "off"))
    let proposal = try bench.plan()
    #expect(Set(proposal.placements.map { $0.title }) == ["Antrag", "Anruf", "Bericht"])
    #expect(proposal.reason(leavingOut: "Brief") == .earlierFirst(minutes: 60, free: 210))
  }

  @Test("gives the only free hour to the first task, whatever is due later in the week")
  func firstTask() throws {
    try free(until: Berlin.at(monday, 10))
    try bench.add("eins", 60)
    try bench.add("zwei", 60)
    try bench.add("drei", 60) { $0.due = Due(day: monday + 6) }
    #expect(bench.lines(try bench.plan()) == ["9:00–10:00 eins"])
  }

  @Test("keeps ungraded tasks where they stand among graded ones")
  func gradesTakeTheirPlaces() throws {
    try free(until: Berlin.at(monday, 11))
    try bench.add("offen", 60)
    try bench.add("B", 60) { $0.grade = .b }
    try bench.add("A", 60) { $0.grade = .a }
    #expect(Set(try bench.plan().placements.map { $0.title }) == ["offen", "A"])
    try bench.perform(.set(.gradeGuard, "off"))
    #expect(Set(try bench.plan().placements.map { $0.title }) == ["offen", "B"])
  }

  @Test("moves nothing but what a new meeting hits, and says by what it was taken")
  func calm() throws {
    for (number, minutes) in [(1, 120), (2, 15), (3, 75), (4, 60)] {
      try bench.add("A\(number)", minutes) {
        $0.grade = .a
        $0.subPriority = number
      }
    }
    try accept()
    let before = try bench.blocks()
    #expect(before.map { $0.title } == ["A1", "A2", "A3", "A4"])
    try bench.put("Termin", Berlin.at(monday, 11, 30), Berlin.at(monday, 13))
    let proposal = try bench.plan()
    #expect(Set(proposal.placements.map { $0.title }) == ["A3", "A4"] && proposal.removals.isEmpty)
    #expect(proposal.reasons(of: "A3").first == .moved(from: before[2].start, taken: "Termin"))
  }

  @Test("takes the time of a later task where an earlier one needs it, and names it")
  func laterGivesWay() throws {
    try free(until: Berlin.at(monday, 11))
    try bench.add("eins", 60)
    let last = try bench.add("zwei", 60)
    try accept()
    try bench.add("neu", 60)
    #expect(try bench.plan().isEmpty)
    try bench.perform(.move(last, .bottom))
    let proposal = try bench.plan()
    #expect(bench.lines(proposal) == ["10:00–11:00 neu"] && proposal.removals.count == 1)
    #expect(proposal.reason(leavingOut: "zwei") == .earlierFirst(minutes: 60, free: 120))
  }

  @Test("names first what is due and has no place, with numbers")
  func pressing() throws {
    try free(until: Berlin.at(monday, 10, 20))
    try bench.perform(.set(.splitting, "off"))
    try bench.add("eins", 60)
    try bench.add("zwei", 60)
    try bench.add("Steuer", 60) { $0.due = Due(day: monday) }
    let proposal = try bench.plan()
    #expect(proposal.leftOut.map { $0.title } == ["Steuer", "zwei"])
    #expect(proposal.leftOut.map { $0.due } == [Due(day: monday), nil])
    #expect(proposal.leftOut.first?.reason == .needs(minutes: 60, free: 20, before: Due(day: monday)))
    #expect(Proposal(text: proposal.text) == proposal)
  }

  @Test("helps what is due with one press and one step")
  func remedies() throws {
    try free(until: Berlin.at(monday, 10, 20))
    try bench.add("eins", 60)
    let task = try bench.add("Steuer", 45) { $0.due = Due(day: monday) }
    let proposal = try bench.handler.propose(first: monday, days: 1, in: bench.environment)
    let left = try #require(proposal.leftOut.first)
    let item = try #require(try bench.store.read { (reader) throws(PlannerFailure) in try reader.item(task) })
    let remedies = left.remedies(for: item, number: nil, by: .order, isGuarded: true, last: monday)
    #expect(remedies == [.first, .shorten(minutes: 20), .postpone(monday + 1)])
    for (remedy, placed) in zip(remedies, [true, true, false]) {
      try bench.handler.remedy(task, remedy, in: bench.environment)
      let kept = try #require(try bench.kept())
      #expect(kept.placements.contains { $0.task == task } == placed)
      #expect(kept.leftOut.allSatisfy { $0.due == nil })
      try bench.perform(.undo(expected: nil))
    }
  }

  @Test("offers a graded task to become the first A")
  func firstGrade() throws {
    try free(until: Berlin.at(monday, 10))
    try bench.add("eins", 60) { $0.grade = .a }
    let task = try bench.add("Steuer", 60) {
      $0.grade = .b
      $0.due = Due(day: monday)
    }
    let left = try #require(
      try bench.handler.propose(first: monday, days: 1, in: bench.environment).leftOut.first)
    var item = try #require(try bench.store.read { (reader) throws(PlannerFailure) in try reader.item(task) })
    #expect(left.remedies(for: item, number: nil, by: .order, isGuarded: true, last: monday).first == .firstGrade)
    try bench.handler.remedy(task, .firstGrade, in: bench.environment)
    #expect(try bench.kept().map { bench.lines($0) } == ["9:00–10:00 Steuer"])
    // The first A task can only be moved to the top of the list.
    item.grade = .a
    #expect(left.remedies(for: item, number: 1, by: .order, isGuarded: true, last: monday).first == .first)
  }
}

extension Array {
  fileprivate func shuffled(seed: UInt64) -> [Element] {
    var random = SplitMix(seed: seed)
    return shuffled(using: &random)
  }
}
