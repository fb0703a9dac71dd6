/// Reads the data that focus mode depends on, each part once.
struct FocusGathering<Reader: PlannerReader> {
  let reader: Reader
  let access: FocusAccess
  let environment: Environment

  /// A view and the data it was built from, which the scene also needs.
  struct Seen {
    var view = FocusView()
    /// All open tasks of lists in use, in manual order.
    var facts: [TaskFacts] = []
    /// Occurrences completed or skipped today.
    var doneToday: [Completion] = []
  }

  func memory() throws(PlannerFailure) -> FocusMemory {
    guard let text = try reader.focusText() else { return FocusMemory() }
    return FocusMemory(text: text)
  }

  func view(for memory: FocusMemory, naming ids: [TaskID]) throws(PlannerFailure) -> Seen {
    var seen = Seen()
    seen.facts = try reader.facts(.open)
    if seen.facts.contains(where: { $0.isRecurring }) { seen.doneToday = try reader.completions(since: startOfDay) }
    seen.view.lists = try lists()
    seen.view.candidates = try candidates(seen)
    seen.view.freeMinutes = try freeMinutes()
    seen.view.known = try known(memory, ids)
    seen.view.isFirstSyncMissing = !access.unsynced.subtracting(access.deniedAccounts).isEmpty
    seen.view.hadAnything = try hadAnything(seen)
    seen.view.draw = try reader.setting(.focusDraw).flatMap { FocusDraw(rawValue: $0) } ?? .uniform
    return seen
  }

  private func lists() throws(PlannerFailure) -> [FocusView.List] {
    var lists: [FocusView.List] = []
    for list in try reader.lists() where list.contents.holdsTasks {
      let counts = try reader.counts(list.id)
      lists.append(
        FocusView.List(
          list: list, standing: standing(of: list), open: counts.open, all: counts.open + counts.completed))
    }
    return lists
  }

  private func standing(of list: SourceList) -> FocusView.List.Standing {
    if !list.isUsed || list.access == .denied { return .gone }
    if access.denies(list) { return .denied }
    return list.access == .readOnly ? .readOnly : .usable
  }

  private func candidates(_ seen: Seen) throws(PlannerFailure) -> [FocusView.Candidate] {
    let readiness = Readiness(seen.facts, today: environment.today)
    let done = Set(seen.doneToday.map { $0.task })
    let ofBlock = try tasksOfBlocks()
    let tops = seen.facts.contains { $0.parent != nil } ? Set(Outline(seen.facts).topmost.map { $0.id }) : nil
    var candidates: [FocusView.Candidate] = []
    candidates.reserveCapacity(seen.facts.count)
    for task in seen.facts where readiness(task.id) {
      let isOfBlock = ofBlock.contains(task.id)
      let isTop = tops?.contains(task.id) ?? true
      if task.isRecurring, done.contains(task.id) { continue }
      candidates.append(FocusView.Candidate(task, isTop: isTop, isOfBlock: isOfBlock))
    }
    return candidates
  }

  private func known(_ memory: FocusMemory, _ ids: [TaskID]) throws(PlannerFailure) -> [TaskID: FocusView.Known] {
    var known: [TaskID: FocusView.Known] = [:]
    let remembered = [memory.card?.task, memory.undo?.task, memory.timer.task].compactMap { $0 }
    for id in remembered + ids where known[id] == nil {
      guard let item = try reader.item(id) else { continue }
      known[id] = FocusView.Known(title: item.title, list: item.list, isOpen: !item.isCompleted)
    }
    return known
  }

  private func hadAnything(_ seen: Seen) throws(PlannerFailure) -> Bool {
    if !seen.facts.isEmpty || seen.view.lists.contains(where: { $0.all > 0 || $0.list.account != nil }) { return true }
    return try reader.trashCount(since: TrashedTask.limit(now: environment.now)) > 0
  }
}

/// Time blocks, events and the free time between them.
extension FocusGathering {
  var startOfDay: Instant { environment.zones.midnight(of: environment.today) }
  var endOfDay: Instant { environment.zones.midnight(of: environment.today + 1) }

  private func window(until: Instant) -> PlanWindow {
    PlanWindow(from: environment.now, until: until, first: environment.today, last: environment.today)
  }

  private func tasksOfBlocks() throws(PlannerFailure) -> Set<TaskID> {
    Set(try runningBlocks().compactMap { $0.task })
  }

  /// Returns the blocks that run now, with or without a task.
  private func runningBlocks() throws(PlannerFailure) -> [TimeBlock] {
    try reader.blocks(in: window(until: Instant(seconds: environment.now.seconds + 1)))
      .filter { $0.start <= environment.now && $0.end > environment.now }
  }

  /// Returns whether a block begins or ends before the next full minute, at which clients refresh the scene anyway.
  func doesBlockBeginOrEndThisMinute() throws(PlannerFailure) -> Bool {
    let now = environment.now.seconds
    let next = Instant(seconds: now - now % 60 + 60)
    return try reader.blocks(in: window(until: next)).contains { block in
      [block.start, block.end].contains { $0 > environment.now && $0 < next }
    }
  }

  /// Returns the first running block whose task is open. Nil if one of the running blocks belongs to the task shown.
  func running(besides shown: TaskID?) throws(PlannerFailure) -> FocusRunning? {
    let blocks = try runningBlocks()
    guard shown == nil || !blocks.contains(where: { $0.task == shown }) else { return nil }
    for block in blocks {
      guard let id = block.task, let item = try reader.item(id), !item.isCompleted else { continue }
      return FocusRunning(task: id, title: item.title, until: block.end)
    }
    return nil
  }

  /// Returns the whole minutes until the next block or busy event begins, at most until the end of the day. Blocks and
  /// events that have already begun do not count.
  private func freeMinutes() throws(PlannerFailure) -> Int {
    let window = window(until: endOfDay)
    var next = endOfDay
    for block in try reader.blocks(in: window) where block.start > environment.now { next = min(next, block.start) }
    let buffers = try reader.eventBuffers()
    for event in try reader.events(in: window.widened(by: buffers)) where event.takesTime {
      guard case .timed(let start, let end) = event.span, start > environment.now, end > start else { continue }
      next = min(next, max(environment.now, start.advanced(minutes: -buffers.before)))
    }
    return Int(max(0, next.seconds - environment.now.seconds) / 60)
  }
}
