import Domain
import Testing

@Suite("One task at a time")
struct FocusHandlerTests {
  @Test("greets who has nothing yet, and shows the first task as soon as it is added")
  func onboarding() throws {
    let bench = FocusBench()
    #expect(try bench.look().phase == .onboarding)
    #expect(try bench.look().stackCount == 0)
    let scene = try bench.act(.add(TaskDraft(title: "erste")))
    #expect(scene.card?.item.title == "erste")
    #expect(scene.source == .list(.local) && scene.sourceName == "Zeitblock")
    #expect(scene.poolCount == 1 && scene.stackCount == 1)
    #expect(scene.notice == nil)
  }

  @Test("waits for the first sync of an account, but not for one that is refused")
  func bootstrapping() throws {
    let bench = FocusBench(FocusAccess(unsynced: ["a"]))
    #expect(try bench.look().phase == .bootstrapping)
    #expect(try bench.act(.shuffle(nil)).notice == .refused(.noSource))
    bench.know(FocusAccess(unsynced: ["a"], deniedAccounts: ["a"]))
    #expect(try bench.look().phase == .onboarding)
    try bench.add("eins")
    bench.know(FocusAccess(unsynced: ["a"]))
    #expect(try bench.look().card != nil)
  }

  @Test("completes the only task at once, without a window, and is done then")
  func onlyOne() throws {
    let bench = FocusBench()
    let id = try bench.add("eins")[0]
    #expect(try bench.act(.shuffle(id)).notice == .onlyOne)
    let scene = try bench.act(.complete(id, with: []))
    #expect(scene.phase == .empty(.allDone(today: 1)))
    #expect(scene.undo == nil)
    #expect(scene.notice == .completed(title: "eins"))
    #expect(try bench.act(.undo).notice == .undoTooLate)
    #expect(try bench.required(id).isCompleted)
  }

  @Test("opens a window of five seconds when another task could be drawn, which survives leaving")
  func window() throws {
    let bench = FocusBench()
    let ids = try bench.add("eins", "zwei")
    try bench.show(ids[0])
    let scene = try bench.act(.complete(ids[0], with: []))
    #expect(scene.card?.item.id == ids[1] && scene.poolCount == 1)
    #expect(scene.undo?.kind == .complete && scene.undo?.title == "eins")
    #expect(scene.undo?.until == Instant(seconds: bench.now.seconds + 5))
    bench.pass(4)
    #expect(try bench.look().undo != nil)
    let back = try bench.act(.undo)
    #expect(back.card?.item.id == ids[0])
    #expect(back.notice == .undone(title: "eins", untouched: []))
    #expect(back.undo == nil && back.poolCount == 2)
    #expect(try bench.act(.undo).notice == .undoTooLate)
  }

  @Test("takes nothing back once the window is closed")
  func windowCloses() throws {
    let bench = FocusBench()
    let ids = try bench.add("eins", "zwei", "drei")
    try bench.show(ids[0])
    try bench.act(.trash(ids[0], with: []))
    bench.pass(5)
    #expect(try bench.look().undo?.kind == .trash)
    bench.pass(1)
    #expect(try bench.look().undo == nil)
    #expect(try bench.act(.undo).notice == .undoTooLate)
    #expect(try bench.item(ids[0]) == nil)
  }

  @Test("closes the window when the clock is set back, and does not open it again")
  func clockBack() throws {
    let bench = FocusBench()
    let ids = try bench.add("eins", "zwei")
    try bench.show(ids[0])
    try bench.act(.complete(ids[0], with: []))
    bench.pass(-3_600)
    #expect(try bench.look().undo == nil)
    bench.pass(3_601)
    #expect(try bench.look().undo == nil)
    #expect(try bench.act(.undo).notice == .undoTooLate)
    #expect(try bench.required(ids[0]).isCompleted)
  }

  @Test("takes nothing back that something else came after")
  func historyMovedOn() throws {
    let bench = FocusBench()
    let ids = try bench.add("eins", "zwei")
    try bench.show(ids[0])
    try bench.act(.complete(ids[0], with: []))
    try bench.add("drei")
    let scene = try bench.act(.undo)
    #expect(scene.notice == .undoTooLate && scene.undo == nil)
    #expect(try bench.required(ids[0]).isCompleted)
    #expect(try bench.steps().first == .add)
  }

  @Test("leaves alone on undo what the server changed meanwhile, and says so")
  func undoAfterServer() throws {
    let bench = FocusBench()
    try bench.receive("l", "Haus")
    let ids = try bench.add("eins", "zwei", list: ListID("l"))
    try bench.show(ids[0])
    try bench.act(.complete(ids[0], with: []))
    var item = try bench.required(ids[0])
    item.title = "eins, anders"
    item.completedAt = Instant(seconds: bench.now.seconds + 1)
    try bench.perform(.receive(Received(tasks: [.init(item: item)])))
    bench.pass(2)
    let scene = try bench.act(.undo)
    let untouched = Untouched(title: "eins, anders", fields: [.completedAt])
    #expect(scene.notice == .undone(title: "eins", untouched: [untouched]))
    #expect(try bench.required(ids[0]).title == "eins, anders")
    #expect(scene.card?.item.id == ids[1])
  }

  @Test("does for a second device what was meant on a card that is no longer on top")
  func twoDevices() throws {
    let bench = FocusBench()
    let ids = try bench.add("eins", "zwei", "drei")
    try bench.show(ids[0])
    // One device draws another card; the other device completes the card it still shows.
    let top = try #require(try bench.act(.shuffle(ids[0])).card?.item.id)
    #expect(top != ids[0])
    let scene = try bench.act(.complete(ids[0], with: []))
    #expect(scene.card?.item.id == top)
    #expect(try bench.required(ids[0]).isCompleted)
    #expect(scene.undo?.task == ids[0])
    // Completing the same task again has no effect.
    let again = try bench.act(.complete(ids[0], with: []))
    #expect(again.notice == .taskGone(title: "eins"))
    #expect(again.card?.item.id == top)
    #expect(try bench.steps().filter { $0 == .complete }.count == 1)
    // Shuffling the same card again has no effect.
    #expect(try bench.act(.shuffle(ids[0])).card?.item.id == top)
  }

  @Test("does nothing to a list that was emptied between draw and tap")
  func emptied() throws {
    let bench = FocusBench()
    let ids = try bench.add("eins", "zwei")
    let top = try bench.top()
    try bench.perform(.delete(ids))
    for event in [FocusEvent.complete(top, with: []), .trash(top, with: []), .skip(top), .edit(top, TaskEdit())] {
      let scene = try bench.act(event)
      #expect(scene.phase == .empty(.nothingYet))
      #expect(scene.notice == .taskGone(title: nil))
    }
    #expect(try bench.act(.shuffle(top)).notice == .refused(.noTask))
    #expect(try bench.steps().first == .delete)
  }

  @Test("shows a new task at once when there was at most one, and lets it join silently otherwise")
  func adding() throws {
    let bench = FocusBench()
    try bench.add("eins")
    let first = try bench.top()
    #expect(try bench.act(.add(TaskDraft(title: "zwei"))).card?.item.title == "zwei")
    let scene = try bench.act(.add(TaskDraft(title: "drei")))
    #expect(scene.card?.item.title == "zwei")
    #expect(scene.notice == .added(title: "drei"))
    #expect(scene.poolCount == 3 && scene.stackCount == 3)
    var later = TaskDraft(title: "später")
    later.notBefore = Day(iso: "2026-12-01")
    #expect(try bench.act(.add(later)).notice == .added(title: "später"))
    #expect(try bench.look().poolCount == 3)
    #expect(throws: PlannerFailure.invalid([Problem(.title, .titleEmpty)])) {
      try bench.act(.add(TaskDraft(title: " ")))
    }
    #expect(first != (try bench.top()))
  }

  @Test("says of a new task that cannot be drawn yet that it was added, not that it is shown")
  func addingForLater() throws {
    let bench = FocusBench()
    let only = try bench.add("eins")[0]
    var draft = TaskDraft(title: "später")
    draft.notBefore = Day(iso: "2026-12-01")
    let scene = try bench.act(.add(draft))
    #expect(scene.card?.item.id == only)
    #expect(scene.notice == .added(title: "später"))
  }

  @Test("puts a task off until a day after today")
  func snoozing() throws {
    let bench = FocusBench()
    let id = try bench.add("eins")[0]
    let today = bench.environment.today
    #expect(try bench.act(.snooze(id, until: today)).notice == .refused(.dayNotAhead))
    let scene = try bench.act(.snooze(id, until: today + 1))
    #expect(scene.phase == .empty(.waiting(open: 1)))
    #expect(scene.notice == .snoozed(title: "eins", until: today + 1))
    bench.pass(86_400)
    #expect(try bench.look().card?.item.id == id)
  }

  @Test("does not offer a recurring task again on the day it was done or left out")
  func recurring() throws {
    let bench = FocusBench()
    let ids = try bench.add("gießen", "lüften") { $0.recurrence = Recurrence(.daily) }
    try bench.show(ids[0])
    let scene = try bench.act(.complete(ids[0], with: []))
    #expect(scene.card?.item.id == ids[1] && scene.poolCount == 1)
    let rest = try bench.act(.skip(ids[1]))
    #expect(rest.phase == .empty(.waiting(open: 2)))
    #expect(rest.notice == .skipped(title: "lüften", next: bench.environment.today + 1))
    bench.pass(86_400)
    #expect(try bench.look().poolCount == 2)
  }

  @Test("trashes and completes subtasks that are named with their task")
  func subtasks() throws {
    let bench = FocusBench()
    let ids = try bench.add("Reise", "packen")
    try bench.perform(.nest(ids[1], under: ids[0]))
    let scene = try bench.look()
    #expect(scene.card?.item.id == ids[0] && scene.poolCount == 1)
    #expect(scene.card?.openBelow == [ids[1]])
    #expect(try bench.act(.complete(ids[0], with: ids)).phase == .empty(.allDone(today: 2)))
  }

  @Test("shows what was asked for although it could not be drawn, until it is done")
  func chosen() throws {
    let bench = FocusBench()
    let ids = try bench.add("Reise", "packen", "anderes")
    try bench.perform(.nest(ids[1], under: ids[0]))
    let scene = try bench.act(.show(ids[1]))
    #expect(scene.card?.item.id == ids[1] && scene.card?.reason == .chosen)
    #expect(scene.poolCount == 3)
    #expect(try bench.top() == ids[1])
    #expect(try bench.act(.complete(ids[1], with: [])).undo != nil)
    let back = try bench.act(.undo)
    #expect(back.card?.item.id == ids[1])
    #expect(try bench.act(.show(TaskID("nie"))).notice == .taskGone(title: nil))
  }

  @Test("edits in place and says what changed")
  func editing() throws {
    let bench = FocusBench()
    let id = try bench.add("eins")[0]
    var edit = TaskEdit()
    edit.title = .set("eins neu")
    edit.notes = .set("mit Sorgfalt")
    let scene = try bench.act(.edit(id, edit))
    #expect(scene.card?.item.title == "eins neu" && scene.card?.item.notes == "mit Sorgfalt")
    #expect(scene.notice == .edited(title: "eins neu", fields: [.title, .notes]))
    #expect(try bench.act(.dismissNotice).notice == nil)
  }

  @Test("looks without writing while nothing has changed")
  func quiet() throws {
    let bench = FocusBench()
    try bench.add("eins", "zwei")
    try bench.look()
    let text = try bench.focusText()
    let steps = try bench.steps()
    #expect(text != nil)
    bench.pass(30)
    try bench.look()
    #expect(try bench.focusText() == text)
    #expect(try bench.steps() == steps)
  }

  @Test(
    "starts afresh with whatever was kept and cannot be read",
    arguments: [
      "", "{", "null", "[]", "7", #"{"card":7,"timer":{"phase":"working"},"lastTasks":[["x"]],"shown":["a"]}"#,
      #"{"source":{"list":"weg"},"undo":{"kind":"x"},"notice":{"kind":"edited"},"narrowing":"q9"}"#,
    ])
  func garbage(text: String) throws {
    let bench = FocusBench()
    try bench.add("eins", "zwei")
    try bench.keep(text)
    let scene = try bench.look()
    #expect(scene.card != nil || scene.phase == .setup)
  }

  @Test("a refusal does not turn up again later")
  func staleRefusals() throws {
    let bench = FocusBench()
    try bench.add("eins", "zwei")
    #expect(try bench.act(.undo).notice == .undoTooLate)
    bench.pass(59)
    #expect(try bench.look().notice == .undoTooLate)
    bench.pass(2)
    #expect(try bench.look().notice == nil)
  }

  @Test("what was said before a new card came is not about that card")
  func noticesOfOtherCards() throws {
    let bench = FocusBench()
    let id = try #require(try bench.add("eins").first)
    _ = try bench.act(.complete(id, with: []))
    #expect(try bench.act(.shuffle(nil)).notice == .refused(.noTask))
    try bench.add("zwei")
    let scene = try bench.look()
    #expect(scene.card?.item.title == "zwei" && scene.notice == nil)
  }
}
