import Testing

@testable import Domain

/// Tests every action in every phase, and all other inputs.
@Suite("The machine of the one task")
struct FocusMachineTests {
  private static let list = ListID("l")
  private static let task = TaskID("t")
  private static let other = TaskID("o")

  private static let now = Instant(seconds: 1_795_253_400)
  private static let moment = FocusMachine.Moment(now: now, today: saturday, seed: 1)

  private static func view(
    _ standing: FocusView.List.Standing = .usable, tasks: [TaskID] = [task, other], second: Bool = false
  ) -> FocusView {
    var lists = [
      FocusView.List(
        list: SourceList(id: list, account: "a", name: "Haus"), standing: standing, open: tasks.count, all: tasks.count)
    ]
    if second {
      let second = SourceList(id: ListID("m"), account: "a", name: "Arbeit")
      lists.append(FocusView.List(list: second, standing: .usable, open: 0, all: 0))
    }
    let candidates = tasks.map { id in
      FocusView.Candidate(.made(id.text) { $0.list = list }, isTop: true, isOfBlock: false)
    }
    var known: [TaskID: FocusView.Known] = [:]
    for id in tasks { known[id] = .init(title: id.text, list: list, isOpen: true) }
    return FocusView(lists: lists, candidates: candidates, known: known)
  }

  enum Place: String, CaseIterable {
    case bootstrapping, onboarding, denied, setup, empty, focused
  }

  private static func machine(_ place: Place) -> FocusMachine {
    var machine = FocusMachine()
    switch place {
    case .bootstrapping:
      _ = machine.take(.looked(FocusView(hadAnything: true, isFirstSyncMissing: true)), at: moment)
    case .onboarding: _ = machine.take(.looked(FocusView(hadAnything: false)), at: moment)
    case .denied: _ = machine.take(.looked(view(.denied)), at: moment)
    case .setup: _ = machine.take(.looked(view(second: true)), at: moment)
    case .empty: _ = machine.take(.looked(view(tasks: [])), at: moment)
    case .focused:
      _ = machine.take(.looked(view()), at: moment)
      _ = machine.take(.person(.show(task)), at: moment)
    }
    return machine
  }

  private static var draft: TaskDraft { TaskDraft(title: "neu") }
  private static var edit: TaskEdit {
    var edit = TaskEdit()
    edit.title = .set("anders")
    return edit
  }

  /// Every action, in each of its variants.
  private static let events: [FocusEvent] = [
    .complete(task, with: []), .trash(task, with: []), .skip(task), .shuffle(nil), .show(other), .add(draft),
    .edit(task, edit), .snooze(task, until: saturday + 1), .choose(.all), .draw(.gradeA), .order(.bag), .undo,
    .ignoreGuard(task), .timer(.start), .timer(.pause), .timer(.stop), .timer(.mode(.pomodoro)), .dismissNotice,
  ]

  /// The effect of an action in a phase.
  enum Answer: Equatable {
    case refused(FocusNotice.Refusal)
    /// The action is not possible in the current state; a notice says why.
    case told(FocusNotice)
    /// Issues one command.
    case performs
    /// Changes only the state of the machine.
    case changes
    case nothing
  }

  /// The transition table: a row for each action, a column for each phase in the order of `Place`.
  private static let table: [(FocusEvent, [Answer])] = {
    let no = Answer.refused(.noSource)
    let none = Answer.refused(.noTask)
    let gone = Answer.told(.taskGone(title: nil))
    let late = Answer.told(.undoTooLate)
    let stands = Answer.refused(.timerStands)
    return [
      (events[0], [no, no, no, no, gone, .performs]),
      (events[1], [no, no, no, no, gone, .performs]),
      (events[2], [no, no, no, no, gone, .performs]),
      (events[3], [no, no, no, no, none, .changes]),
      (events[4], [no, no, .told(.taskGone(title: "o")), .changes, gone, .changes]),
      (events[5], [no, .performs, .performs, .performs, .performs, .performs]),
      (events[6], [no, no, no, no, gone, .performs]),
      (events[7], [no, no, no, no, gone, .performs]),
      (events[8], [no, .changes, .changes, .changes, .changes, .changes]),
      (events[9], [no, no, no, no, .changes, .changes]),
      (events[10], [no, .performs, .performs, .performs, .performs, .performs]),
      (events[11], [no, no, late, late, late, late]),
      (events[12], [no, no, no, no, none, .changes]),
      (events[13], [no, no, no, no, none, .changes]),
      (events[14], [no, no, no, no, none, stands]),
      (events[15], [no, stands, stands, stands, stands, stands]),
      (events[16], [no, .changes, .changes, .changes, .changes, .changes]),
      (events[17], [.nothing, .nothing, .nothing, .nothing, .nothing, .nothing]),
    ]
  }()

  @Test("reaches every phase", arguments: Place.allCases)
  func phases(place: Place) {
    let phase = Self.machine(place).phase
    switch (place, phase) {
    case (.bootstrapping, .bootstrapping), (.onboarding, .onboarding), (.denied, .denied(Self.list)),
      (.setup, .setup), (.empty, .empty), (.focused, .focused(Self.task)):
      break
    default: Issue.record("\(place) is \(phase)")
    }
  }

  @Test("answers every action in every phase as the table says", arguments: Place.allCases)
  func actions(place: Place) throws {
    #expect(Self.table.map { $0.0 } == Self.events)
    let before = Self.machine(place)
    let column = try #require(Place.allCases.firstIndex(of: place))
    for (event, row) in Self.table {
      let (after, effects) = before.after(.person(event), at: Self.moment)
      var quiet = after
      quiet.memory.notice = before.memory.notice
      quiet.memory.noticeNumber = before.memory.noticeNumber
      quiet.memory.noticeAt = before.memory.noticeAt
      switch row[column] {
      case .refused(let refusal):
        #expect(after.memory.notice == .refused(refusal) && effects.isEmpty && quiet == before, "\(event)")
      case .told(let notice):
        #expect(after.memory.notice == notice && effects.isEmpty && quiet == before, "\(event)")
      case .performs: #expect(effects.count == 1, "\(event)")
      case .changes: #expect(effects.isEmpty && quiet != before, "\(event)")
      case .nothing: #expect(effects.isEmpty && after.memory.notice == nil, "\(event)")
      }
    }
  }

  private static let views: [FocusView] = [
    FocusView(hadAnything: false), FocusView(hadAnything: true, isFirstSyncMissing: true), view(), view(.denied),
    view(.gone), view(.readOnly), view(tasks: []), view(tasks: [other]), view(second: true),
  ]

  @Test("takes any look at the world in any phase, and the same look again changes nothing", arguments: Place.allCases)
  func looks(place: Place) {
    for view in Self.views {
      var machine = Self.machine(place)
      _ = machine.take(.looked(view), at: Self.moment)
      if case .focused(let id) = machine.phase { #expect(view.candidates.contains { $0.id == id }) }
      if case .focused = machine.phase {} else { #expect(machine.memory.card == nil) }
      let (again, effects) = machine.after(.looked(view), at: Self.moment)
      #expect(again == machine && effects.isEmpty)
    }
  }

  @Test("takes what came of any command in any phase", arguments: Place.allCases)
  func results(place: Place) {
    let undo = FocusUndo(kind: .complete, task: Self.task, title: "t", number: 1, until: Self.now)
    let sequels: [FocusMachine.Sequel] = [
      .nothing, .left(.complete, Self.task, title: "t", opensWindow: true),
      .left(.trash, Self.other, title: "o", opensWindow: false),
      .left(.skip, Self.task, title: "t", opensWindow: true), .added(title: "n", isShown: true),
      .added(title: "n", isShown: false), .edited, .snoozed(Self.task, title: "t", until: saturday + 1), .undone(undo),
      .recorded(Self.task, minutes: 3),
    ]
    let results: [FocusMachine.Result] = [
      .tooLate, .done(Outcome(number: nil, event: .nothingChanged, changed: [])),
      .done(Outcome(number: 4, event: .completed(title: "t", count: 1), changed: [Self.task])),
      .done(Outcome(number: 5, event: .added(title: "n", position: 3), changed: [TaskID("n")])),
    ]
    for sequel in sequels {
      for result in results {
        var machine = Self.machine(place)
        #expect(machine.take(.performed(sequel, result), at: Self.moment).isEmpty)
        _ = machine.take(.looked(Self.view()), at: Self.moment)
        if case .focused(let id) = machine.phase { #expect([Self.task, Self.other].contains(id)) }
        #expect(machine.wish == nil)
      }
    }
  }

  @Test("is read back from its text as it was", arguments: Place.allCases)
  func text(place: Place) {
    for event in Self.events {
      var machine = Self.machine(place)
      let effects = machine.take(.person(event), at: Self.moment)
      for case .perform(_, let sequel) in effects {
        let outcome = Outcome(number: 9, event: .completed(title: "t", count: 1), changed: [Self.task])
        _ = machine.take(.performed(sequel, .done(outcome)), at: Self.moment)
      }
      #expect(FocusMemory(text: machine.memory.text) == machine.memory, "\(event)")
    }
  }

  @Test("every notice is read back from its JSON as it was")
  func notices() {
    let untouched = Untouched(title: "t", fields: [.title, .due], isBlock: true)
    let notices: [FocusNotice] =
      [
        .onlyOne, .added(title: "a"), .edited(title: "a", fields: [.title, .notes]),
        .snoozed(title: "a", until: saturday), .skipped(title: "a", next: saturday), .skipped(title: "a", next: nil),
        .completed(title: "a"), .trashed(title: "a"), .foundList(name: "n"), .cardChanged(title: "a"),
        .taskGone(title: "a"), .taskGone(title: nil), .listGone(name: "n"), .accessBack(name: "n"),
        .undone(title: "a", untouched: [untouched]), .undoTooLate, .recorded(title: "a", minutes: 3),
        .timerCut(hours: 12),
      ] + FocusNotice.Refusal.allCases.map { .refused($0) }
    for notice in notices { #expect(FocusNotice(json: notice.json) == notice) }
    #expect(FocusNotice(json: .null) == nil && FocusNotice(json: .object([.init("kind", .string("x"))])) == nil)
  }
}
