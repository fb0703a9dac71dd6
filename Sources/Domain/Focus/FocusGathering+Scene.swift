extension FocusGathering {
  func scene(of machine: FocusMachine, _ seen: Seen) throws(PlannerFailure) -> FocusScene {
    let memory = machine.memory
    var scene = FocusScene(
      phase: try phase(of: machine, seen), source: memory.source, sourceName: name(of: memory),
      narrowing: memory.narrowing, draw: seen.view.draw, lists: seen.view.lists.compactMap { FocusList($0) },
      poolCount: machine.poolCount, notice: memory.notice, noticeNumber: memory.noticeNumber)
    if let undo = memory.undo, undo.isOpen(at: environment.now) { scene.undo = undo }
    scene.running = try running(besides: scene.card?.item.id)
    scene.timer = scene.card?.timer ?? memory.timer.reading(of: nil, at: environment.now)
    scene.isSteady = try isSteady(scene)
    return scene
  }

  /// Returns whether the scene stays the same until the next full minute. A scene narrowed to `.fits` never does: its
  /// pool depends on the free time, which is measured in seconds.
  private func isSteady(_ scene: FocusScene) throws(PlannerFailure) -> Bool {
    guard scene.card != nil, scene.undo == nil, scene.timer.since == nil, scene.narrowing != .fits else { return false }
    return try !doesBlockBeginOrEndThisMinute()
  }

  private func name(of memory: FocusMemory) -> String {
    if case .list = memory.source { return memory.sourceName }
    return ""
  }

  private func phase(of machine: FocusMachine, _ seen: Seen) throws(PlannerFailure) -> FocusScene.Phase {
    switch machine.phase {
    case .bootstrapping: return .bootstrapping
    case .onboarding: return .onboarding
    case .setup: return .setup
    case .denied(let id):
      guard let list = seen.view.list(id)?.list else { return .setup }
      return .denied(list)
    case .empty: return .empty(try emptiness(of: machine, seen))
    case .focused(let id):
      guard let item = try reader.item(id) else { return .empty(try emptiness(of: machine, seen)) }
      return .focused(try card(of: item, machine, seen))
    }
  }

  private func emptiness(of machine: FocusMachine, _ seen: Seen) throws(PlannerFailure) -> FocusScene.Emptiness {
    let source = machine.memory.source ?? .all
    let others = seen.view.poolCount(of: source, .none)
    if others > 0 { return .narrowed(open: others) }
    let lists = seen.view.lists.filter { $0.standing != .gone && (source == .all || source == .list($0.list.id)) }
    let open = lists.reduce(0) { $0 + $1.open }
    if open > 0 { return .waiting(open: open) }
    if lists.allSatisfy({ $0.all == 0 }) { return .nothingYet }
    return .allDone(today: try doneToday(of: source))
  }

  /// Counts the tasks and the occurrences of recurring tasks completed today.
  private func doneToday(of source: FocusSource) throws(PlannerFailure) -> Int {
    var list: ListID?
    if case .list(let id) = source { list = id }
    var count = 0
    for done in try reader.completions(since: startOfDay) where !done.isSkipped {
      let home = try reader.item(done.task)?.list
      if home != nil, list == nil || home == list { count += 1 }
    }
    let step = 100
    var offset = 0
    while true {
      let items = try reader.items(ItemQuery(state: .completed, list: list, offset: offset, limit: step))
      let today = items.prefix { ($0.completedAt ?? $0.createdAt) >= startOfDay }
      // Occurrences were counted above.
      count += today.count { $0.recurrence == nil }
      guard today.count == step else { return count }
      offset += step
    }
  }

  private func card(of item: PlanItem, _ machine: FocusMachine, _ seen: Seen) throws(PlannerFailure) -> FocusCard {
    var card = FocusCard(
      item: item, listName: try reader.list(item.list)?.name ?? "",
      timer: machine.memory.timer.reading(of: item, at: environment.now), openBelow: try reader.openBelow([item.id]),
      reason: reason(of: machine, seen))
    if item.grade == .a, item.subPriority != nil { card.number = GradeSections(seen.facts).numbers[item.id] }
    guard item.grade == .b || item.grade == .c, !machine.memory.ignores(item.id, on: environment.today) else {
      return card
    }
    guard try reader.isGuarded() else { return card }
    card.guardNotice = GradeGuard(seen.facts, today: environment.today).notice(beginning: TaskFacts(item))
    if let blocker = card.guardNotice?.blocker.id { card.blockerTitle = try reader.item(blocker)?.title }
    return card
  }

  private func reason(of machine: FocusMachine, _ seen: Seen) -> FocusReason {
    guard let card = machine.memory.card, !card.isChosen else { return .chosen }
    guard machine.isDrawable(card.task) else { return .random }
    switch machine.memory.narrowing {
    case .none: return .random
    case .block: return .block
    case .quadrant(let quadrant): return .quadrant(quadrant)
    case .gradeA: return .gradeA
    case .fits: return .fits(minutes: seen.view.freeMinutes)
    }
  }
}

extension FocusList {
  /// Returns nil for a list that cannot be chosen.
  fileprivate init?(_ list: FocusView.List) {
    guard list.standing != .gone else { return nil }
    self.init(
      id: list.list.id, name: list.list.name, account: list.list.account,
      access: list.standing == .denied ? .denied : list.list.access, openCount: list.open)
  }
}
