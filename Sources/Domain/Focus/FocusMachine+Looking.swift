extension FocusMachine {
  /// Brings the state in line with the current data.
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
    // A notice about the previous card does not apply to the new one.
    if !hasActed, memory.card != nil, memory.card?.task != card, memory.noticeNumber == said { memory.say(nil) }
    effects += followCard(at: moment.now)
    return effects
  }

  /// Updates the source. If there is none, picks the list named like the program, or else the only list. The local list
  /// counts only if it ever held a task or is the only list.
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
    // A denied list may hold all tasks, so do not pick another one yet.
    if held.isEmpty, view.lists.contains(where: { $0.standing == .denied }) { return }
    let lists = held.isEmpty ? usable : held
    if let found = namedLikeProgram(lists) {
      take(found.list)
      if lists.count > 1 { memory.say(.foundList(name: found.list.name)) }
    } else if lists.count == 1, let only = lists.first {
      take(only.list)
    }
  }

  /// Replaces a source list that is gone with a list named like the program, and notifies the user.
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
      // The denied list may hold open tasks, so "nothing is left" might be wrong.
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

  /// Enters a phase without a card, since the task shown before is no longer accessible.
  private mutating func stuck(_ trouble: FocusMemory.Trouble, _ phase: Phase) -> Phase {
    memory.card = nil
    if memory.trouble != trouble {
      memory.trouble = trouble
      // Older notices no longer apply, but the response to the current action does.
      if !hasActed { memory.say(nil) }
      if trouble == .gone { memory.say(.listGone(name: memory.sourceName)) }
    }
    return phase
  }

  /// Keeps the current task as long as it can be done. The narrowing applies only to newly drawn tasks.
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

  /// Shows a task and remembers it as the last one of its source.
  mutating func put(_ task: TaskID, in source: FocusSource, isChosen: Bool = false) {
    let title = view.known[task]?.title ?? (memory.card?.task == task ? memory.card?.title : nil) ?? ""
    if memory.card?.task != task || memory.lastTask(of: source) != task { memory.remember(task, of: source) }
    memory.card = FocusMemory.Card(task: task, title: title, isChosen: isChosen)
    let mark = ShortHash.number(of: task.text)
    if view.draw == .bag, !memory.shown.contains(mark) { memory.shown.append(mark) }
  }

  /// Sets the title of the card, for notices that mention it later.
  mutating func name(_ task: TaskID, _ title: String) {
    if memory.card?.task == task { memory.card?.title = title }
  }

  /// Moves the timer to the current card and credits the time worked so far to the previous task. Counting up ends with
  /// the previous task; pomodoro and flowtime sessions continue with the next one.
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
  /// Returns whether a list has the program's name.
  fileprivate static func isProgram(_ name: String) -> Bool { trimmed(name).lowercased() == "zeitblock" }
}
