extension FocusMachine {
  /// Updates the state after a command was carried out.
  mutating func go(on sequel: Sequel, _ result: Result, at moment: Moment) {
    guard case .done(let outcome) = result else {
      memory.undo = nil
      memory.say(.undoTooLate)
      return
    }
    switch sequel {
    case .nothing: break
    case .left(let kind, let task, let title, let opensWindow):
      leave(task)
      guard outcome.event != .nothingChanged else { return memory.say(.taskGone(title: title)) }
      memory.undo = opensWindow ? window(kind, task, title, outcome, moment) : nil
      if memory.undo == nil { memory.say(kind == .complete ? .completed(title: title) : .trashed(title: title)) }
      if kind == .skip { memory.say(.skipped(title: title, next: outcome.event.next)) }
    case .added(let title, let isShown):
      let shown = title
      if isShown, let task = outcome.changed.first { wish = (task, .added(title: outcome.event.title ?? shown)) }
      if !isShown { memory.say(.added(title: outcome.event.title ?? title)) }
    case .edited:
      if case .edited(let title, let fields) = outcome.event { memory.say(.edited(title: title, fields: fields)) }
    case .snoozed(let task, let title, let day):
      leave(task)
      memory.say(.snoozed(title: title, until: day))
    case .undone(let undo): goBack(undo, outcome)
    case .recorded(let task, let minutes):
      let title = view.known[task]?.title ?? ""
      memory.say(.recorded(title: title, minutes: minutes))
    }
  }

  private mutating func leave(_ task: TaskID) {
    if memory.card?.task == task { memory.card = nil }
    memory.lastTasks.removeAll { $0.task == task }
  }

  private func window(
    _ kind: FocusUndo.Kind, _ task: TaskID, _ title: String, _ outcome: Outcome, _ moment: Moment
  ) -> FocusUndo? {
    guard let number = outcome.number else { return nil }
    let until = Instant(seconds: moment.now.seconds + FocusUndo.seconds)
    return FocusUndo(kind: kind, task: task, title: title, number: number, until: until)
  }

  private mutating func goBack(_ undo: FocusUndo, _ outcome: Outcome) {
    memory.undo = nil
    var left: [Untouched] = []
    if case .undone(_, let untouched) = outcome.event { left = untouched }
    memory.say(.undone(title: undo.title, untouched: left))
    wish = (undo.task, nil)
  }
}

extension Event {
  fileprivate var next: Day? {
    switch self {
    case .advanced(_, let next), .skipped(_, let next): next
    default: nil
    }
  }

  fileprivate var title: String? {
    if case .added(let title, _) = self { return title }
    return nil
  }
}
