import Domain
import Testing

@Suite("The timer of the one task")
struct FocusTimerTests {
  private func bench() throws -> (FocusBench, [TaskID]) {
    let bench = FocusBench()
    let ids = try bench.add("eins", "zwei", "drei")
    try bench.show(ids[0])
    return (bench, ids)
  }

  @Test("counts up by the clock on the wall, whoever looks when, and records whole minutes")
  func countUp() throws {
    let (bench, ids) = try bench()
    let started = try bench.act(.timer(.start))
    #expect(started.timer.mode == .countUp && started.timer.phase == .working && started.timer.since == bench.now)
    #expect(try bench.act(.timer(.start)).notice == .refused(.timerRuns))
    bench.pass(100)
    let scene = try bench.look()
    #expect(scene.timer.seconds == 100 && scene.timer.since == Instant(seconds: bench.now.seconds - 100))
    let paused = try bench.act(.timer(.pause))
    #expect(paused.timer.phase == .paused && paused.timer.since == nil)
    bench.pass(10_000)
    #expect(try bench.act(.timer(.pause)).notice == .refused(.timerStands))
    try bench.act(.timer(.start))
    bench.pass(20)
    #expect(try bench.look().timer.seconds == 120)
    let stopped = try bench.act(.timer(.stop))
    #expect(stopped.notice == .recorded(title: "eins", minutes: 2))
    #expect(stopped.timer.phase == .idle && stopped.timer.seconds == 0 && stopped.timer.actualMinutes == 2)
    #expect(try bench.required(ids[0]).actualMinutes == 2)
    #expect(try bench.act(.timer(.stop)).notice == .refused(.timerStands))
  }

  @Test("loses no second: what is less than half a minute waits for the next stretch of the task")
  func carrying() throws {
    let (bench, ids) = try bench()
    for _ in 0..<6 {
      try bench.act(.timer(.start))
      bench.pass(20)
      try bench.act(.timer(.stop))
    }
    #expect(try bench.required(ids[0]).actualMinutes == 2)
    // 90 seconds count as two minutes, and the next 30 seconds as none.
    try bench.act(.timer(.start))
    bench.pass(90)
    try bench.act(.timer(.stop))
    #expect(try bench.required(ids[0]).actualMinutes == 4)
    try bench.act(.timer(.start))
    bench.pass(30)
    try bench.act(.timer(.stop))
    #expect(try bench.required(ids[0]).actualMinutes == 4)
  }

  @Test("records to the task that was worked on when another one comes, and goes on only by the clock")
  func switching() throws {
    let (bench, ids) = try bench()
    try bench.act(.timer(.start))
    bench.pass(minutes: 3)
    let scene = try bench.act(.shuffle(ids[0]))
    #expect(try bench.required(ids[0]).actualMinutes == 3)
    #expect(scene.timer.phase == .idle)

    try bench.act(.timer(.mode(.pomodoro)))
    let first = try bench.top()
    try bench.act(.timer(.start))
    bench.pass(minutes: 10)
    let next = try #require(try bench.act(.shuffle(nil)).card?.item.id)
    let before = try bench.required(next).actualMinutes
    #expect(try bench.required(first).actualMinutes - (first == ids[0] ? 3 : 0) == 10)
    #expect(try bench.look().timer.seconds == 600)
    bench.pass(minutes: 5)
    try bench.act(.timer(.stop))
    #expect(try bench.required(next).actualMinutes == before + 5)
  }

  @Test("records what was worked before the task is completed or trashed, so that one undo brings all back")
  func completing() throws {
    let (bench, ids) = try bench()
    try bench.act(.timer(.start))
    bench.pass(minutes: 7)
    let scene = try bench.act(.complete(ids[0], with: []))
    #expect(scene.timer.phase == .idle)
    #expect(try bench.required(ids[0]).actualMinutes == 7)
    #expect(try bench.steps().prefix(2) == [.complete, .record])
    try bench.act(.undo)
    #expect(try bench.required(ids[0]).isCompleted == false)
    #expect(try bench.required(ids[0]).actualMinutes == 7)
    try bench.act(.timer(.start))
    bench.pass(minutes: 1)
    try bench.act(.trash(ids[0], with: []))
    try bench.act(.undo)
    #expect(try bench.required(ids[0]).actualMinutes == 8)
  }

  @Test("keeps the minutes of an occurrence with it")
  func recurring() throws {
    let bench = FocusBench()
    let id = try bench.add("gießen") { $0.recurrence = Recurrence(.daily) }[0]
    try bench.act(.timer(.start))
    bench.pass(minutes: 4)
    try bench.act(.complete(id, with: []))
    let done = try bench.store.read { (reader) throws(PlannerFailure) in try reader.completions(of: id, limit: 5) }
    #expect(done.map { $0.minutes } == [4])
    #expect(try bench.required(id).actualMinutes == 0)
    try bench.perform(.undo(expected: nil))
    #expect(try bench.required(id).actualMinutes == 4)
  }

  @Test("keeps the time of a task that was completed elsewhere")
  func completedElsewhere() throws {
    let (bench, ids) = try bench()
    try bench.act(.timer(.start))
    bench.pass(minutes: 6)
    try bench.perform(.complete([ids[0]]))
    let scene = try bench.look()
    #expect(scene.notice == .cardChanged(title: "eins") && scene.timer.phase == .idle)
    #expect(try bench.required(ids[0]).actualMinutes == 6)
    try bench.act(.timer(.start))
    try bench.perform(.delete([try bench.top()]))
    bench.pass(minutes: 6)
    #expect(try bench.look().card != nil)
  }

  @Test("counts nothing when the clock is set back, and goes on from there")
  func clockBack() throws {
    let (bench, ids) = try bench()
    try bench.act(.timer(.start))
    bench.pass(-86_400)
    #expect(try bench.look().timer.seconds == 0)
    bench.pass(120)
    #expect(try bench.look().timer.seconds == 120)
    try bench.act(.timer(.stop))
    #expect(try bench.required(ids[0]).actualMinutes == 2)
  }

  @Test("counts twelve hours of a stretch nobody stopped, and says so")
  func cut() throws {
    let (bench, ids) = try bench()
    try bench.act(.timer(.start))
    bench.pass(minutes: 60 * 40)
    let scene = try bench.look()
    #expect(scene.notice == .timerCut(hours: 12))
    #expect(scene.timer.phase == .paused && scene.timer.seconds == 12 * 3_600)
    try bench.act(.timer(.stop))
    #expect(try bench.required(ids[0]).actualMinutes == 720)
  }

  @Test("Pomodoro: 25 minutes, a break of 5, after the fourth one of 15, by the clock alone")
  func pomodoro() throws {
    let (bench, ids) = try bench()
    try bench.act(.timer(.mode(.pomodoro)))
    for round in 1...4 {
      let working = try bench.act(.timer(.start))
      #expect(working.timer.phase == .working && working.timer.total == 25)
      bench.pass(minutes: 24)
      #expect(try bench.look().timer.phase == .working)
      bench.pass(minutes: 2)
      let pause = try bench.look().timer
      #expect(pause.phase == .onBreak && pause.seconds == 60)
      #expect(pause.total == (round == 4 ? 15 : 5))
      #expect(try bench.required(ids[0]).actualMinutes == 25 * round)
      bench.pass(minutes: round == 4 ? 14 : 4)
      #expect(try bench.look().timer.phase == .idle)
    }
    #expect(try bench.look().timer.rounds == 0)
    // Without any access for an hour, both the work phase and the break end on time.
    try bench.act(.timer(.start))
    bench.pass(minutes: 60)
    #expect(try bench.look().timer.phase == .idle)
    #expect(try bench.required(ids[0]).actualMinutes == 125)
  }

  @Test("Flowtime: a break as long as the work calls for", arguments: [(10, 5), (24, 5), (25, 8), (50, 8), (51, 10)])
  func flowtime(minutes: Int, pause: Int) throws {
    let (bench, ids) = try bench()
    try bench.act(.timer(.mode(.flowtime)))
    #expect(try bench.act(.timer(.start)).timer.total == nil)
    bench.pass(minutes: Int64(minutes))
    let scene = try bench.act(.timer(.stop))
    #expect(scene.timer.phase == .onBreak && scene.timer.total == pause)
    #expect(try bench.required(ids[0]).actualMinutes == minutes)
    bench.pass(minutes: Int64(pause))
    #expect(try bench.look().timer.phase == .idle)
  }

  @Test("changing the mode records what was worked; switched off it shows nothing")
  func modes() throws {
    let (bench, ids) = try bench()
    try bench.act(.timer(.start))
    bench.pass(minutes: 2)
    let scene = try bench.act(.timer(.mode(.none)))
    #expect(scene.timer.mode == .none && scene.timer.phase == .idle)
    #expect(try bench.required(ids[0]).actualMinutes == 2)
  }

  @Test("tells no server what was worked")
  func notSent() throws {
    let bench = FocusBench()
    try bench.receive("l", "Haus")
    let id = try bench.add("eins", list: ListID("l"))[0]
    let waiting = bench.store.outbox.count
    try bench.perform(.receive(Received()))
    try bench.perform(.record(id, minutes: 5))
    #expect(bench.store.outbox.count == waiting)
    #expect(try bench.required(id).actualMinutes == 5)
    try bench.perform(.undo(expected: nil))
    #expect(try bench.required(id).actualMinutes == 0)
  }
}
