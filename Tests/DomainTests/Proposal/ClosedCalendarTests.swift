import Testing

@testable import Domain

@Suite("A proposal whose calendar turns read-only")
struct ClosedCalendarTests {
  private let bench = ProposalBench()
  private let monday = Berlin.monday
  private let calendar = SourceList(id: ListID("own"), account: nil, name: "Blöcke", contents: .events)

  private func save(_ access: SourceList.Access) throws {
    var list = calendar
    list.access = access
    try bench.store.write { (writer) throws(PlannerFailure) in try writer.save(list) }
  }

  /// Adds a block in that calendar which an event displaces.
  private func moving() throws {
    try save(.granted)
    let task = try bench.add("Anruf", 60)
    var draft = BlockDraft(task: task, start: Berlin.at(monday, 9), minutes: 60, zone: "Europe/Berlin")
    draft.calendar = calendar.id
    draft.isPinned = false
    try bench.perform(.schedule(draft))
    try bench.put("Termin", Berlin.at(monday, 9), Berlin.at(monday, 10))
  }

  @Test("does not show any more what cannot be moved")
  func moves() throws {
    try moving()
    try bench.add("Brief", 30)
    _ = try bench.handler.propose(first: monday, days: 1, in: bench.environment)
    #expect(try bench.kept()?.placements.map { $0.title } == ["Anruf", "Brief"])
    try save(.readOnly)
    #expect(try bench.kept()?.placements.map { $0.title } == ["Brief"])
    let before = try bench.blocks()
    #expect(throws: PlannerFailure.self) { try bench.handler.accept(.all, in: bench.environment) }
    #expect(try bench.blocks() == before)
    // The refused placement is no longer proposed, so the rest can be accepted.
    try bench.handler.accept(.all, in: bench.environment)
    #expect(try bench.blocks().count == 2)
  }

  @Test("does not show any more what cannot be taken away")
  func removals() throws {
    try moving()
    try bench.perform(.set(.workingHours, "1=10:00-10:30"))
    try bench.perform(.set(.splitting, "off"))
    try bench.add("Brief", 30)
    _ = try bench.handler.propose(first: monday, days: 1, in: bench.environment)
    #expect(try bench.kept()?.removals.count == 1)
    try save(.readOnly)
    #expect(try bench.kept()?.removals == [])
    try bench.handler.accept(.some([1]), in: bench.environment)
    #expect(try bench.blocks().count == 2)
  }
}
