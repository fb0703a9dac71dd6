import Testing

@testable import Domain

@Suite("A proposed plan")
struct ProposalMakingTests {
  private let bench = ProposalBench()
  private let monday = Berlin.monday

  @Test("fills the working hours in the order of the backlog where nothing else tells tasks apart")
  func backlogOrder() throws {
    for (title, minutes) in [("eins", 30), ("zwei", 60), ("drei", 20), ("vier", 45)] { try bench.add(title, minutes) }
    #expect(
      bench.lines(try bench.plan()) == ["9:00–9:30 eins", "9:30–10:30 zwei", "10:30–10:50 drei", "10:50–11:35 vier"])
  }

  @Test("starts now, on the grid, and asks for nothing that is over")
  func startsNow() throws {
    var bench = bench
    bench.now = Berlin.at(monday, 10, 12)
    try bench.add("eins")
    #expect(bench.lines(try bench.plan()) == ["10:15–10:45 eins"])
    try bench.perform(.set(.grid, "30"))
    #expect(bench.lines(try bench.plan()) == ["10:30–11:00 eins"])
    bench.now = Berlin.at(monday, 17, 30)
    let late = try bench.plan()
    #expect(late.placements.isEmpty)
    #expect(late.reason(leavingOut: "eins") == .noWorkingTime)
  }

  @Test("goes around events, pinned blocks and breaks, but not around what leaves the time free")
  func goesAround() throws {
    try bench.perform(.set(.workingHours, "1=09:00-12:00+13:00-17:00"))
    try bench.put("Termin", Berlin.at(monday, 9), Berlin.at(monday, 10, 30))
    try bench.put("Geburtstag", .days(first: monday, last: monday), isBusy: false)
    try bench.put("Vielleicht", Berlin.at(monday, 11), Berlin.at(monday, 12), isBusy: false)
    try bench.block(nil, Berlin.at(monday, 13), 60, isPinned: true)
    try bench.add("lang", 180)
    try bench.perform(.set(.splitting, "off"))
    try bench.add("kurz", 90)
    #expect(bench.lines(try bench.plan()) == ["10:30–12:00 kurz", "14:00–17:00 lang"])
    try bench.put("Urlaub", .days(first: monday, last: monday))
    #expect(try bench.plan().placements.count == 2)
    try bench.perform(.setCalendarBlocking(ListID("c"), .all))
    #expect(try bench.plan().placements.isEmpty)
  }

  @Test("keeps the buffers around events free, and moves a block it may move out of them")
  func buffersAroundEvents() throws {
    try bench.put("Termin", Berlin.at(monday, 10), Berlin.at(monday, 11))
    try bench.perform(.set(.eventBufferBefore, "15"))
    try bench.perform(.set(.eventBufferAfter, "30"))
    try bench.perform(.set(.splitting, "off"))
    let task = try bench.add("lang", 60)
    try bench.add("kurz", 45)
    #expect(bench.lines(try bench.plan()) == ["9:00–9:45 kurz", "11:30–12:30 lang"])
    try bench.block(task, Berlin.at(monday, 11), 60, isPinned: false)
    #expect(bench.lines(try bench.plan()).contains("11:30–12:30 lang"))
  }

  @Test("plans what is missing of a task besides its pinned blocks, and nothing of one that is planned")
  func onlyTheRest() throws {
    let task = try bench.add("Bericht", 90)
    try bench.block(task, Berlin.at(monday + 1, 9), 30, isPinned: true)
    let proposal = try bench.plan()
    #expect(bench.lines(proposal) == ["9:00–10:00 Bericht"])
    #expect(proposal.reasons(of: "Bericht").contains(.rest(planned: 30)))
    try bench.block(task, Berlin.at(monday + 1, 10), 60, isPinned: true)
    #expect(try bench.plan().placements.isEmpty)
    #expect(try bench.plan().leftOutCount == 0)
  }

  @Test("leaves out who waits, each with its reason")
  func waits() throws {
    try bench.add("später") { $0.notBefore = monday + 3 }
    try bench.add("bei Anna") { $0.delegatedTo = "Anna" }
    try bench.add("nie") { $0.grade = .e }
    try bench.add("Müll") {
      $0.due = Due(day: monday + 2)
      $0.recurrence = Recurrence(.weekly(Weekdays()))
    }
    let parent = try bench.add("Umzug") { $0.delegatedTo = "Ben" }
    try bench.add("Kisten") { $0.parent = parent }
    let proposal = try bench.plan()
    #expect(proposal.placements.isEmpty)
    #expect(proposal.leftOutCount == 6)
    #expect(proposal.reason(leavingOut: "später") == .notBefore(monday + 3))
    #expect(proposal.reason(leavingOut: "bei Anna") == .delegated(to: "Anna", until: nil))
    #expect(proposal.reason(leavingOut: "nie") == .eliminated)
    #expect(proposal.reason(leavingOut: "Müll") == .recurs(monday + 2))
    #expect(proposal.reason(leavingOut: "Kisten") == .waitsFor(title: "Umzug"))
  }

  @Test("begins what waits on its first day, within the same plan")
  func releases() throws {
    try bench.add("später") { $0.notBefore = monday + 1 }
    try bench.add("Müll") {
      $0.due = Due(day: monday + 2)
      $0.recurrence = Recurrence(.weekly(Weekdays()))
    }
    let starts = try bench.plan(days: 3).placements.map { Berlin.zones.here($0.start).day }
    #expect(starts == [monday + 1, monday + 2])
  }

  @Test("plans the parts of a task instead of the whole, and the whole when no part is left")
  func parts() throws {
    let parent = try bench.add("Umzug", 120)
    let child = try bench.add("Kisten", 20) { $0.parent = parent }
    #expect(try bench.plan().placements.map { $0.title } == ["Kisten"])
    try bench.perform(.complete([child]))
    #expect(try bench.plan().placements.map { $0.title } == ["Umzug"])
  }

  @Test("splits what fits in no gap into parts that are long enough, unless the settings forbid it")
  func splits() throws {
    try bench.put("Termin", Berlin.at(monday, 10), Berlin.at(monday, 16))
    try bench.add("Bericht", 120)
    let proposal = try bench.plan()
    #expect(bench.lines(proposal) == ["9:00–10:00 Bericht", "16:00–17:00 Bericht"])
    #expect(proposal.placements[1].reasons.contains(.part(2, of: 2)))
    try bench.perform(.set(.splitting, "off"))
    let whole = try bench.plan()
    #expect(whole.placements.isEmpty)
    #expect(whole.reason(leavingOut: "Bericht") == .needsOnePiece(minutes: 120, largest: 60))
  }

  @Test("keeps a buffer free after each block")
  func buffer() throws {
    try bench.perform(.set(.buffer, "10"))
    try bench.add("eins")
    try bench.add("zwei")
    #expect(bench.lines(try bench.plan()) == ["9:00–9:30 eins", "9:40–10:10 zwei"])
  }

  @Test("puts work of the chosen types before noon")
  func mornings() throws {
    try bench.perform(.set(.workingHours, "1=11:00-13:00"))
    try bench.add("Ablage", 60)
    try bench.add("Lernen", 60) { $0.type = .learning }
    #expect(try bench.plan().placements.map { $0.title } == ["Ablage", "Lernen"])
    try bench.perform(.set(.morningTypes, "learning"))
    let proposal = try bench.plan()
    #expect(proposal.placements.map { $0.title } == ["Lernen", "Ablage"])
    #expect(proposal.reasons(of: "Lernen").contains(.morning))
  }

  @Test("plans over midnight where the hours do, and on days whose clocks change")
  func nightsAndClocks() throws {
    var bench = bench
    try bench.perform(.set(.workingHours, "6=22:00-06:00"))
    bench.now = Berlin.at(Berlin.springDay + -1, 21)
    try bench.add("Nacht", 400)
    // The night of the clock change has seven hours.
    #expect(bench.lines(try bench.plan()) == ["22:00–5:40 Nacht"])
    bench.now = Berlin.at(Berlin.autumnDay + -1, 21)
    #expect(bench.lines(try bench.plan()) == ["22:00–3:40 Nacht"])
  }

  @Test("says that there is no working time where nobody works")
  func noHours() throws {
    try bench.add("eins")
    try bench.perform(.set(.workingHours, "none"))
    #expect(try bench.plan(days: 7).reason(leavingOut: "eins") == .noWorkingTime)
    #expect(try bench.plan(from: monday + -3).reason(leavingOut: "eins") == .noWorkingTime)
  }

  @Test("looks at the weightiest of many tasks only and counts the others")
  func manyTasks() throws {
    let bench = try ProposalBench(by: .points)
    for index in 0..<80 { try bench.add("T\(index)", 60) { $0.importance = index == 79 ? .high : .low } }
    let proposal = try bench.plan(days: 7)
    #expect(proposal.placements.first?.title == "T79")
    #expect(proposal.placements.count == 40)
    #expect(proposal.leftOutCount == 40)
    #expect(proposal.reason(leavingOut: "T60") == .notConsidered(limit: 60))
    #expect(proposal.leftOut.count == 25)
  }

  @Test("takes longer slots for more days, so that planning stays quick", arguments: [5, 10, 15, 30])
  func slots(grid: Int) {
    for days in 1...14 {
      let minutes = PlanTime.slotMinutes(for: days * 480, grid: grid)
      #expect(minutes % grid == 0)
      #expect(days * 480 / minutes <= PlanTime.mostSlots)
      if days <= 2 { #expect(minutes == grid) }
    }
  }
}
