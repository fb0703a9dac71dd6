extension FocusMachine {
  /// Makes what is shown agree with the world.
  mutating func look(at view: FocusView, _ moment: Moment) -> [Effect] {
    self.view = view
    if !hasActed, memory.isNoticeStale(at: moment.now) { memory.say(nil) }
    let (card, said) = (memory.card?.task, memory.noticeNumber)
    let tick = memory.timer.tick(at: moment.now)
    var effects: [Effect] = tick.record.map { [.record($0.task, minutes: $0.minutes)] } ?? []
    if let undo = memory.undo, !undo.isOpen(at: moment.now) { memory.undo = nil }
    resolve()
    phase = reached(moment)
    if tick.isCut { memory.say(.timerCut(hours: FocusTimer.longest / 3_600)) }
    if let wish, phase != .focused(wish.task), let otherwise = wish.otherwise { memory.say(otherwise) }
    wish = nil
    // What was said above the last card is not about this one.
    if !hasActed, memory.card != nil, memory.card?.task != card, memory.noticeNumber == said { memory.say(nil) }
    effects += followCard(at: moment.now)
    return effects
  }

  /// Without a source: the list named like the program, else the only one there is. The local list counts only when it
  /// ever held a task, or when it is the only one.
  private mutating func resolve() {
    if let source = memory.source {
      guard case .list(let id) = source else { return }
      if let list = view.list(id), list.standing != .gone {
        memory.sourceName = list.list.name
      } else {
        replaceGone()
      }
      return
    }
    guard view.hadAnything, !isWaitingForSync else { return }
    let usable = view.lists.filter { $0.standing == .usable }
    let held = usable.filter { $0.list.account != nil || $0.all > 0 }
    // What a server refuses may hold everything there is.
    if held.isEmpty, view.lists.contains(where: { $0.standing == .denied }) { return }
    let lists = held.isEmpty ? usable : held
    if let found = namedLikeProgram(lists) {
      take(found.list)
      if lists.count > 1 { memory.say(.foundList(name: found.list.name)) }
    } else if lists.count == 1, let only = lists.first {
      take(only.list)
    }
  }

  /// A list that is gone gives its place to one named like the program, and that is told.
  private mutating func replaceGone() {
    let held = view.lists.filter { $0.standing == .usable && ($0.list.account != nil || $0.all > 0) }
    guard !isWaitingForSync, let found = namedLikeProgram(held) else { return }
    take(found.list)
    (memory.card, memory.trouble) = (nil, .none)
    memory.say(.foundList(name: found.list.name))
  }

  private func namedLikeProgram(_ lists: [FocusView.List]) -> FocusView.List? {
    let named = lists.filter { OneLine.isProgram($0.list.name) }
    return named.first { $0.list.account != nil } ?? named.first
  }

  private mutating func take(_ list: SourceList) {
    memory.source = .list(list.id)
    memory.sourceName = list.name
  }

  private var isWaitingForSync: Bool { view.isFirstSyncMissing && view.candidates.isEmpty }

  private mutating func reached(_ moment: Moment) -> Phase {
    guard let source = memory.source else { return reachedWithoutSource }
    switch source {
    case .list(let id):
      switch view.list(id)?.standing {
      case .usable, .readOnly: break
      case .denied: return stuck(.denied, .denied(id))
      case .gone, nil: return stuck(.gone, .setup)
      }
    case .all:
      // It holds tasks nobody can see now, so that "nothing is left" would not be true.
      let denied = view.lists.first { $0.standing == .denied }
      if let denied, view.poolCount(of: .all, .none) == 0 { return stuck(.denied, .denied(denied.list.id)) }
    }
    if memory.trouble != .none {
      memory.trouble = .none
      memory.say(.accessBack(name: memory.sourceName))
    }
    return settleCard(in: source, moment)
  }

  private var reachedWithoutSource: Phase {
    if isWaitingForSync { return .bootstrapping }
    if !view.hadAnything { return .onboarding }
    let denied = view.lists.first { $0.standing == .denied }
    let isOnlyOne = !view.lists.contains { $0.standing == .usable && ($0.list.account != nil || $0.all > 0) }
    if let denied, isOnlyOne { return .denied(denied.list.id) }
    return .setup
  }

  /// No stale card: what was shown can not be seen any more.
  private mutating func stuck(_ trouble: FocusMemory.Trouble, _ phase: Phase) -> Phase {
    memory.card = nil
    if memory.trouble != trouble {
      memory.trouble = trouble
      // What was said before is no longer so; an answer to what was just done stays.
      if !hasActed { memory.say(nil) }
      if trouble == .gone { memory.say(.listGone(name: memory.sourceName)) }
    }
    return phase
  }

  /// Keeps the task on top as long as it can be done; what it was narrowed to counts when one is drawn.
  private mutating func settleCard(in source: FocusSource, _ moment: Moment) -> Phase {
    let old = memory.card
    let isDrawable = wish.map { self.isDrawable($0.task) } ?? false
    if let wish, isDrawable || (wish.otherwise == nil && view.isReachable(wish.task)) {
      put(wish.task, in: source, isChosen: !isDrawable)
    } else if let old, view.canStay(old.task, in: source, isChosen: old.isChosen) {
      put(old.task, in: source, isChosen: old.isChosen)
    } else {
      if let old { memory.say(.cardChanged(title: old.title)) }
      memory.card = nil
      let pool = pool
      let last = memory.lastTask(of: source)
      let isComingBack = last.map { $0 != old?.task && pool.contains($0) } ?? false
      if let next = isComingBack ? last : draw(from: pool, except: nil, moment) { put(next, in: source) }
    }
    return memory.card.map { .focused($0.task) } ?? .empty
  }

  /// Shows a task and remembers it as the last of its source.
  mutating func put(_ task: TaskID, in source: FocusSource, isChosen: Bool = false) {
    let title = view.known[task]?.title ?? (memory.card?.task == task ? memory.card?.title : nil) ?? ""
    if memory.card?.task != task || memory.lastTask(of: source) != task { memory.remember(task, of: source) }
    memory.card = FocusMemory.Card(task: task, title: title, isChosen: isChosen)
    let mark = ShortHash.number(of: task.text)
    if view.draw == .bag, !memory.shown.contains(mark) { memory.shown.append(mark) }
  }

  /// Tells by which title a person knows what is on top.
  mutating func name(_ task: TaskID, _ title: String) {
    if memory.card?.task == task { memory.card?.title = title }
  }

  /// The timer goes with the card: what was worked so far is the old task's. Counting up ends with it; work that goes by
  /// the clock goes on with the next.
  private mutating func followCard(at now: Instant) -> [Effect] {
    guard memory.timer.isAtWork, memory.timer.task != memory.card?.task else { return [] }
    let record = memory.timer.settle(at: now)
    if let card = memory.card, memory.timer.mode != .countUp {
      memory.timer.task = card.task
    } else {
      memory.timer.clear()
    }
    return record.map { [.record($0.task, minutes: $0.minutes)] } ?? []
  }
}

extension OneLine {
  /// Whether somebody named a list after the program.
  fileprivate static func isProgram(_ name: String) -> Bool { trimmed(name).lowercased() == "zeitblock" }
}
