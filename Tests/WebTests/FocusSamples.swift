import Domain

@testable import Web

/// What the page of the one task can have to show, by name.
enum FocusSamples {
  static let today = Day(number: 20_778)  // 2026-11-21, a Saturday
  static let now = Instant(seconds: Int64(20_778) * 86_400 + 36_000)

  static let all: [(name: String, scene: FocusScene, isEditing: Bool)] = [
    ("card", card, false), ("alone", alone, false), ("editing", card, true), ("guard", guarded, false),
    ("onboarding", FocusScene(phase: .onboarding), false), ("bootstrapping", FocusScene(phase: .bootstrapping), false),
    ("denied", denied, false), ("setup", setup, false), ("nothing-yet", empty(.nothingYet), false),
    ("done", done, false), ("waiting", empty(.waiting(open: 2)), false), ("narrowed", narrowed, false),
    ("told", told, false),
  ]

  static func item(_ title: String, id: String = "task-1") -> PlanItem {
    PlanItem(
      id: TaskID(id), list: ListID("household"), title: title, rank: Rank(0), createdAt: Instant(seconds: 1_000_000))
  }

  static let lists = [
    FocusList(id: .local, name: "Local", account: nil, access: .granted, openCount: 4),
    FocusList(id: ListID("household"), name: "Household", account: "home", access: .granted, openCount: 3),
    FocusList(id: ListID("shared"), name: "Choir", account: "home", access: .denied, openCount: 0),
  ]

  static var coffee: PlanItem {
    var item = item("Descale the coffee machine")
    item.notes = "Citric acid is under the sink. Two rinses afterwards,\notherwise the first cup tastes of <lemon>."
    item.importance = .medium
    item.due = Due(day: today + 6)
    item.recurrence = Recurrence(.monthly(day: 27))
    item.manualDuration = 30
    item.tags = Tags(["kitchen"])
    return item
  }

  static var card: FocusScene {
    let timer = TimerReading(
      mode: .countUp, phase: .working, seconds: 761, total: 30, since: Instant(seconds: now.seconds - 761),
      actualMinutes: 20)
    return scene(FocusCard(item: coffee, listName: "Household", timer: timer), pool: 3)
  }

  static var alone: FocusScene {
    var scene = scene(FocusCard(item: item("Water the plants", id: "task-2")), pool: 1)
    scene.notice = .onlyOne
    scene.noticeNumber = 3
    return scene
  }

  static var guarded: FocusScene {
    var item = item("Sort the photos", id: "task-3")
    item.grade = .b
    item.urgency = .urgent
    let notice = GradeGuard.Notice(
      blocker: TaskFacts(FocusSamples.item("Call the tax office", id: "task-4")), number: 1)
    var scene = scene(
      FocusCard(
        item: item, listName: "Local", guardNotice: notice, blockerTitle: "Call the tax office",
        timer: TimerReading(mode: .pomodoro, phase: .idle, total: 25), openBelow: [TaskID("task-5")], reason: .chosen),
      pool: 2)
    scene.source = .all
    scene.sourceName = ""
    return scene
  }

  static var denied: FocusScene {
    let list = SourceList(id: ListID("shared"), account: "home", name: "Choir", access: .denied)
    return FocusScene(phase: .denied(list), source: .list(list.id), sourceName: "Choir", lists: lists)
  }

  static var setup: FocusScene {
    FocusScene(phase: .setup, lists: lists, notice: .listGone(name: "Garden"), noticeNumber: 5)
  }

  static func empty(_ emptiness: FocusScene.Emptiness) -> FocusScene {
    FocusScene(
      phase: .empty(emptiness), source: .list(ListID("household")), sourceName: "Household", lists: lists)
  }

  static var done: FocusScene {
    var scene = empty(.allDone(today: 3))
    scene.undo = FocusUndo(
      kind: .complete, task: TaskID("task-2"), title: "Water the plants", number: 7,
      until: Instant(seconds: now.seconds + 4))
    return scene
  }

  static var narrowed: FocusScene {
    var scene = empty(.narrowed(open: 3))
    scene.narrowing = .quadrant(.doFirst)
    return scene
  }

  static var told: FocusScene {
    var scene = card
    scene.notice = .cardChanged(title: "Water the plants")
    scene.noticeNumber = 9
    scene.undo = FocusUndo(
      kind: .trash, task: TaskID("task-2"), title: "Water the plants", number: 7,
      until: Instant(seconds: now.seconds + 3))
    return scene
  }

  private static func scene(_ card: FocusCard, pool: Int) -> FocusScene {
    FocusScene(
      phase: .focused(card), source: .list(ListID("household")), sourceName: "Household", lists: lists, poolCount: pool)
  }
}
