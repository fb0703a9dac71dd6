import Domain
import Testing

@Suite("Problem files")
struct SolverFileTests {
  private func file(
    windows: String = #"[{"start":"2026-11-23T09:00","end":"2026-11-23T10:00"}]"#, busy: String = "[]",
    tasks: String = #"[{"id":"t0","minutes":60,"weight":3}]"#, more: String = "", slot: Int = 15
  ) throws(ProblemFault) -> ProblemFile {
    let text = """
      {"version":1,"slotMinutes":\(slot),"windows":\(windows),"busy":\(busy),\(more)"tasks":\(tasks)}
      """
    return try ProblemFile(Array(text.utf8))
  }

  private func starts(_ file: ProblemFile) -> [String] {
    file.problem.slots.map { String(ProblemFile.wall($0.start).dropFirst(8)) }
  }

  @Test func windowsThatOverlapOrTouchAreOneAndLoseWhatIsBusy() throws {
    let windows = """
      [{"start":"2026-11-23T10:00","end":"2026-11-23T11:00"},{"start":"2026-11-23T09:00","end":"2026-11-23T10:00"},
      {"start":"2026-11-23T10:30","end":"2026-11-23T11:30"}]
      """
    let busy = """
      [{"start":"2026-11-23T09:10","end":"2026-11-23T10:20"},{"start":"2026-11-23T09:30","end":"2026-11-23T09:45"},
      {"start":"2026-11-23T11:00","end":"2026-11-23T11:00"}]
      """
    #expect(
      starts(try file(windows: windows, busy: busy)) == [
        "23T10:30", "23T10:45", "23T11:00", "23T11:15",
      ])
  }

  @Test func aWindowMayReachIntoTheNextDay() throws {
    let night =
      #"[{"start":"2026-11-23T23:30","end":"2026-11-24T00:30"},{"start":"2026-11-24T23:45","end":"2026-11-24T24:00"}]"#
    let read = try file(windows: night)
    #expect(starts(read) == ["23T23:30", "23T23:45", "24T00:00", "24T00:15", "24T23:45"])
    #expect(read.problem.slots.map(\.isAfternoon) == [true, true, false, false, true])
  }

  @Test func slotsThatBeginBeforeNowAreGone() throws {
    #expect(starts(try file(more: #""now":"2026-11-23T09:20","#)) == ["23T09:30", "23T09:45"])
  }

  @Test func slotsMayHaveAnotherLength() throws {
    #expect(starts(try file(slot: 25)) == ["23T09:00", "23T09:25"])
  }

  @Test func theAnswerTellsBlocksAndWhatIsLeftInWallTimes() throws {
    let read = try file(tasks: #"[{"id":"a","minutes":90,"weight":1}]"#)
    let answer = read.answer(PlanSolver.solve(read.problem, budget: 10_000)) { _ in "so" }
    #expect(
      answer.printed == """
        {"blocks":[{"task":"a","start":"2026-11-23T09:00","end":"2026-11-23T10:00","reason":"so"}],\
        "left":[{"task":"a","minutes":30,"reason":"so"}],"z":2012,\
        "parts":{"unscheduled":2000,"late":0,"earliness":12,"splits":0,"energy":0}}
        """)
  }

  @Test func byOrderWeightsAreIgnored() throws {
    let tasks = #"[{"id":"a","minutes":60},{"id":"b","minutes":60,"weight":-7}]"#
    let read = try file(tasks: tasks, more: #""by":"order","#)
    #expect(read.problem.by == .order)
    #expect(read.problem.tasks.map(\.weight) == [1, 1])
    #expect(PlanSolver.solve(read.problem, budget: 0).blocks.map(\.task) == [0])
  }

  @Test(arguments: ["", #""by":null,"#, #""by":"points","#])
  func withoutAnOrderPointsDecide(more: String) throws {
    let tasks = #"[{"id":"a","minutes":60,"weight":1},{"id":"b","minutes":60,"weight":9}]"#
    let read = try file(tasks: tasks, more: more)
    #expect(PlanSolver.solve(read.problem, budget: 0).blocks.map(\.task) == [1])
  }

  @Test(arguments: [#""Order""#, #""weights""#, "1", "true", "[]"])
  func whatElseShouldDecideIsNamed(by: String) {
    #expect(throws: ProblemFault.member("by", .by)) { try file(more: #""by":\#(by),"#) }
  }

  @Test(
    arguments: [
      (#"[{"id":"a","minutes":0,"weight":1}]"#, "tasks[0].minutes", ProblemFault.Expected.number(1...6_000)),
      (#"[{"id":"a","minutes":5.5,"weight":1}]"#, "tasks[0].minutes", .number(1...6_000)),
      (#"[{"id":"a","minutes":5}]"#, "tasks[0].weight", .present),
      (#"[{"id":"a","minutes":5,"weight":-1}]"#, "tasks[0].weight", .number(1...1_000)),
      (#"[{"id":7,"minutes":5,"weight":1}]"#, "tasks[0].id", .text),
      (#"[{"id":"a","minutes":5,"weight":1},{"id":"a","minutes":5,"weight":1}]"#, "tasks[1].id", .unique),
      (#"[{"id":"a","minutes":5,"weight":1,"due":"tomorrow"}]"#, "tasks[0].due", .moment),
      (#"[{"id":"a","minutes":5,"weight":1,"due":"2026-02-30T09:00"}]"#, "tasks[0].due", .moment),
      (#"[{"id":"a","minutes":5,"weight":1,"energy":"night"}]"#, "tasks[0].energy", .energy),
      (#"[{"id":"a","minutes":5,"weight":1,"splittable":"yes"}]"#, "tasks[0].splittable", .truth),
      (#"[7]"#, "tasks[0]", .object), (#"{}"#, "tasks", .list),
    ])
  func aMemberThatDoesNotFitIsNamed(tasks: String, path: String, expected: ProblemFault.Expected) {
    #expect(throws: ProblemFault.member(path, expected)) { try file(tasks: tasks) }
  }

  @Test func aFileThatIsNoneSaysWhy() {
    #expect(throws: ProblemFault.notJSON(offset: 1)) { try ProblemFile(Array("{".utf8)) }
    #expect(throws: ProblemFault.member("", .object)) { try ProblemFile(Array("[]".utf8)) }
    #expect(throws: ProblemFault.member("version", .present)) { try ProblemFile(Array("{}".utf8)) }
    #expect(throws: ProblemFault.member("version", .version)) { try ProblemFile(Array(#"{"version":2}"#.utf8)) }
    #expect(throws: ProblemFault.member("windows[0].end", .order)) {
      try file(windows: #"[{"start":"2026-11-23T09:00","end":"2026-11-23T08:00"}]"#)
    }
    #expect(throws: ProblemFault.member("windows", .atMost(5_000))) {
      try file(windows: #"[{"start":"2026-11-23T09:00","end":"2036-11-23T08:00"}]"#)
    }
  }
}
