extension FocusMachine {
  /// Returns why a phase refuses an event; nil if the phase accepts it.
  static func refusal(of event: FocusEvent, in phase: Phase) -> FocusNotice.Refusal? {
    if case .dismissNotice = event { return nil }
    if phase == .bootstrapping { return .noSource }
    switch event {
    case .add, .choose, .order, .dismissNotice, .timer(.mode): return nil
    case .show, .undo: return phase == .onboarding ? .noSource : nil
    case .complete, .trash, .skip, .edit, .snooze: return phase.hasSource ? nil : .noSource
    case .draw: return phase.hasSource ? nil : .noSource
    // A running timer can be stopped in any phase.
    case .timer(.stop): return nil
    case .shuffle, .ignoreGuard, .timer(.start), .timer(.pause):
      if case .focused = phase { return nil }
      return phase.hasSource ? .noTask : .noSource
    }
  }

  mutating func take(_ event: FocusEvent, at moment: Moment) -> [Effect] {
    let notice = memory.notice
    memory.say(nil)
    if let refusal = FocusMachine.refusal(of: event, in: phase) {
      memory.say(.refused(refusal))
      return []
    }
    switch event {
    case .complete(let id, let below): return leave(.complete, id, .complete([id] + open(below)), moment)
    case .trash(let id, let below): return leave(.trash, id, .delete([id] + there(below)), moment)
    case .skip(let id): return leave(.skip, id, .skip(id), moment)
    case .shuffle(let id):
      if id == nil || id == memory.card?.task { return shuffle(moment) }
      // The button belonged to a card that has since been replaced. Keep the notice about the new card.
      memory.notice = notice
    case .show(let id): return show(id, moment)
    case .add(let draft): return add(draft)
    case .edit(let id, let edit): return known(id).map { _ in [.perform(.edit(id, edit), .edited)] } ?? []
    case .snooze(let id, let day): return snooze(id, until: day, moment)
    case .choose(let source): return choose(source, moment)
    case .draw(let narrowing): return narrow(to: narrowing, moment)
    case .order(let draw): return order(draw)
    case .undo: return undo(moment)
    case .ignoreGuard(let id): memory.ignore(id, on: moment.today)
    case .timer(let press): return use(press, moment)
    case .dismissNotice: break
    }
    return []
  }

  /// Returns the details of an open task. For any other task, sets the notice that it is gone and returns nil.
  private mutating func known(_ id: TaskID) -> FocusView.Known? {
    if let known = view.known[id], known.isOpen { return known }
    memory.say(.taskGone(title: view.known[id]?.title ?? (memory.card?.task == id ? memory.card?.title : nil)))
    return nil
  }

  private func open(_ ids: [TaskID]) -> [TaskID] { ids.filter { view.known[$0]?.isOpen == true } }
  private func there(_ ids: [TaskID]) -> [TaskID] { ids.filter { view.known[$0] != nil } }

  /// Records worked time before the command, so that a completed occurrence includes it.
  private mutating func leave(_ kind: FocusUndo.Kind, _ id: TaskID, _ command: Command, _ moment: Moment) -> [Effect] {
    guard let known = known(id) else { return [] }
    var effects: [Effect] = []
    if memory.timer.task == id, let record = memory.timer.settle(at: moment.now) {
      effects.append(.record(record.task, minutes: record.minutes))
    }
    let sequel = Sequel.left(kind, id, title: known.title, opensWindow: poolCount >= 2)
    return effects + [.perform(command, sequel)]
  }

  private mutating func shuffle(_ moment: Moment) -> [Effect] {
    guard let source = memory.source, let card = memory.card else { return [] }
    guard let next = draw(from: pool, except: card.task, moment), next != card.task else {
      memory.say(.onlyOne)
      return []
    }
    put(next, in: source)
    return look(at: view, moment)
  }

  private mutating func show(_ id: TaskID, _ moment: Moment) -> [Effect] {
    guard let known = known(id) else { return [] }
    guard view.isReachable(id) else {
      memory.say(.taskGone(title: known.title))
      return []
    }
    let effects = phase.hasSource ? [] : choose(.list(known.list), moment)
    guard let source = memory.source else { return effects }
    put(id, in: source, isChosen: true)
    return effects + look(at: view, moment)
  }

  private mutating func add(_ draft: TaskDraft) -> [Effect] {
    var draft = draft
    if draft.list == nil, case .list(let list)? = memory.source { draft.list = list }
    return [.perform(.add(draft), .added(title: draft.title, isShown: poolCount <= 1))]
  }

  private mutating func snooze(_ id: TaskID, until day: Day, _ moment: Moment) -> [Effect] {
    guard let known = known(id) else { return [] }
    guard day > moment.today else {
      memory.say(.refused(.dayNotAhead))
      return []
    }
    var edit = TaskEdit()
    edit.notBefore = .set(day)
    return [.perform(.edit(id, edit), .snoozed(id, title: known.title, until: day))]
  }

  private mutating func choose(_ source: FocusSource, _ moment: Moment) -> [Effect] {
    var name = ""
    if case .list(let id) = source {
      guard let list = view.list(id), list.standing != .gone else {
        memory.say(.refused(.unknownList))
        return []
      }
      name = list.list.name
    }
    if source == memory.source, memory.card != nil { return [] }
    (memory.source, memory.sourceName, memory.trouble) = (source, name, .none)
    // Keep the current card if the new source could draw it, unless that source remembers a last task.
    if memory.lastTask(of: source) != nil || !isDrawable(memory.card?.task ?? TaskID("")) { memory.card = nil }
    return look(at: view, moment)
  }

  /// Changes the narrowing and keeps the card if it passes.
  private mutating func narrow(to narrowing: FocusNarrowing, _ moment: Moment) -> [Effect] {
    memory.narrowing = narrowing
    if let card = memory.card, !isDrawable(card.task) { memory.card = nil }
    return look(at: view, moment)
  }

  private mutating func order(_ draw: FocusDraw) -> [Effect] {
    memory.shown = memory.card.map { [ShortHash.number(of: $0.task.text)] } ?? []
    return [.perform(.set(.focusDraw, draw.rawValue), .nothing)]
  }

  private mutating func undo(_ moment: Moment) -> [Effect] {
    guard let undo = memory.undo, undo.isOpen(at: moment.now) else {
      memory.say(.undoTooLate)
      return []
    }
    return [.perform(.undo(expected: undo.number), .undone(undo))]
  }

  private mutating func use(_ press: TimerPress, _ moment: Moment) -> [Effect] {
    var effects: [Effect] = []
    switch press {
    case .start:
      guard let card = memory.card, memory.timer.phase != .working else {
        memory.say(.refused(.timerRuns))
        return []
      }
      memory.timer.start(card.task, at: moment.now)
    case .pause:
      guard memory.timer.phase == .working else {
        memory.say(.refused(.timerStands))
        return []
      }
      memory.timer.pause(at: moment.now)
    case .stop, .mode:
      if press == .stop, memory.timer.phase == .idle {
        memory.say(.refused(.timerStands))
        return []
      }
      if let record = memory.timer.settle(at: moment.now) {
        effects = [
          .perform(.record(record.task, minutes: record.minutes), .recorded(record.task, minutes: record.minutes))
        ]
      }
      if press == .stop { memory.timer.stop(at: moment.now) }
      if case .mode(let mode) = press, mode != memory.timer.mode {
        memory.timer.clear()
        (memory.timer.mode, memory.timer.rounds) = (mode, 0)
      }
    }
    return effects
  }
}

extension FocusMachine.Phase {
  /// Whether tasks can be drawn from a source.
  var hasSource: Bool {
    switch self {
    case .empty, .focused: true
    case .bootstrapping, .onboarding, .denied, .setup: false
    }
  }
}
