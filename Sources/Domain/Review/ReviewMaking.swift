/// Builds a review from data already read.
struct ReviewMaking {
  let frames: [DayFrame]
  let steps: [HistoryEntry]
  /// The tasks of blocks, completions and history entries, as far as they still exist.
  let tasks: [TaskID: PlanItem]
  let lists: [ListID: SourceList]
  let completions: [Completion]
  let zones: Environment.Zones
  private var planned: [PlanKey: [BlockPast.Version]] = [:]
  private var withoutTask = 0

  private struct PlanKey: Hashable {
    var task: TaskID
    var frame: Int
  }

  init(
    _ frames: [DayFrame], blocks: [TimeBlock], steps: [HistoryEntry], tasks: [TaskID: PlanItem],
    lists: [ListID: SourceList], completions: [Completion], in environment: Environment
  ) {
    self.frames = frames
    self.steps = steps
    self.tasks = tasks
    self.lists = lists
    self.completions = completions
    zones = environment.zones
    var free: [BlockID: Int] = [:]
    for version in BlockPast.versions(blocks, steps, now: environment.now) {
      guard let frame = frame(of: version.block.start), version.isOfPlan(of: frames[frame]) else { continue }
      if let task = version.block.task, tasks[task] != nil {
        planned[PlanKey(task: task, frame: frame), default: []].append(version)
      } else {
        free[version.block.id] = max(free[version.block.id] ?? 0, version.block.minutes)
      }
    }
    withoutTask = free.values.reduce(0, +)
  }

  private var until: Instant { frames[frames.count - 1].end }

  private func frame(of instant: Instant) -> Int? {
    frames.firstIndex { instant >= $0.start && instant < $0.end }
  }

  func review(completed: [PlanItem], knownSince: Instant?) -> Review {
    var days = frames.map { Review.DayTotal(day: $0.day, planned: 0, done: 0) }
    var done = Spent()
    for (key, versions) in planned {
      let most = most(versions, frames[key.frame])
      let finished = min(most, doneMinutes(of: key, versions))
      days[key.frame].planned += most
      days[key.frame].done += finished
      if let task = tasks[key.task] { done.add(finished, task.type, task.list) }
    }
    return Review(
      days: days, withoutTask: withoutTask, postponed: postponed, completed: completions(and: completed),
      recorded: recorded.spending(lists), done: done.spending(lists), knownSince: knownSince)
  }

  // MARK: Plan

  /// Returns the largest total of the versions at any moment of the day.
  private func most(_ versions: [BlockPast.Version], _ frame: DayFrame) -> Int {
    versions.reduce(0) { most, moment in
      let at = max(moment.from, frame.start)
      let standing = versions.filter { max($0.from, frame.start) <= at && $0.until.map { $0 > at } ?? true }
      return max(most, standing.reduce(0) { $0 + $1.block.minutes })
    }
  }

  /// Returns the minutes of blocks that stayed on the day or were removed because their task was completed.
  private func doneMinutes(of key: PlanKey, _ versions: [BlockPast.Version]) -> Int {
    guard let task = tasks[key.task], isDone(task, on: frames[key.frame]) else { return 0 }
    // A block that completing its task has shortened is part of its previous version.
    let stayed = versions.filter { $0.madeBy != .complete && ($0.until == nil || $0.endedBy == .complete) }
    return stayed.reduce(0) { $0 + $1.block.minutes }
  }

  private func isDone(_ task: PlanItem, on frame: DayFrame) -> Bool {
    if let at = task.completedAt, task.recurrence == nil { return at < until }
    return completions.contains { completion in
      completion.task == task.id && !completion.isSkipped && completion.at < until
        && (completion.due.day == frame.day || (completion.at >= frame.start && completion.at < frame.end))
    }
  }

  // MARK: Postponed tasks

  private var postponed: [Review.Postponed] {
    var counts: [TaskID: Int] = [:]
    var titles: [TaskID: String] = [:]
    for step in steps {
      for task in postponed(by: step) {
        counts[task, default: 0] += 1
        titles[task] = step.changes.lazy.compactMap { $0.title(of: task) }.first ?? titles[task]
      }
    }
    return counts.map { id, count in
      let task = tasks[id]
      return Review.Postponed(
        task: id, title: task?.title ?? titles[id] ?? "", count: count, isOpen: task.map { !$0.isCompleted } ?? false)
    }.sorted { ($1.count, $0.title, $0.task) < ($0.count, $1.title, $1.task) }
  }

  /// Returns the tasks whose block or due date the entry moved to a later day once its day had come.
  private func postponed(by step: HistoryEntry) -> Set<TaskID> {
    var ids = step.at < until ? Set(step.postponed) : []
    guard HistoryEntry.Kind.ofPastBlocks.contains(step.summary.kind) else { return ids }
    var left: [TaskID: Day] = [:]
    var reached: [TaskID: Day] = [:]
    for case .block(let before, let after) in step.changes {
      let (old, new) = (before.map { day(of: $0) }, after.map { day(of: $0) })
      guard old != new, let task = (after ?? before)?.task else { continue }
      if let old { left[task] = min(left[task] ?? old, old) }
      if let new { reached[task] = min(reached[task] ?? new, new) }
    }
    let today = zones.here(step.at).day
    for (task, old) in left {
      guard let new = reached[task], new > old, old <= today else { continue }
      if old >= frames[0].day, old <= frames[frames.count - 1].day { ids.insert(task) }
    }
    return ids
  }

  private func day(of block: TimeBlock) -> Day { zones.here(block.start).day }

  // MARK: Completed tasks and recorded minutes

  private func completions(and items: [PlanItem]) -> [Review.Completed] {
    let planned = Set(planned.keys.map { $0.task })
    var all = items.compactMap { item -> Review.Completed? in
      guard let at = item.completedAt, item.recurrence == nil else { return nil }
      return Review.Completed(
        task: item.id, title: item.title, at: at, minutes: item.actualMinutes, wasPlanned: planned.contains(item.id))
    }
    for completion in completions where !completion.isSkipped && frame(of: completion.at) != nil {
      guard let item = tasks[completion.task] else { continue }
      all.append(
        Review.Completed(
          task: item.id, title: item.title, at: completion.at, minutes: completion.minutes,
          wasPlanned: planned.contains(item.id)))
    }
    return all.sorted { ($0.at, $0.title, $0.task) < ($1.at, $1.title, $1.task) }
  }

  private var recorded: Spent {
    var spent = Spent()
    for step in steps where step.summary.kind == .record && frame(of: step.at) != nil {
      for case .task(let before?, let after?) in step.changes {
        spent.add(after.item.actualMinutes - before.item.actualMinutes, after.item.type, after.item.list)
      }
    }
    return spent
  }
}

/// Running totals of minutes for a review.
private struct Spent {
  private var types: [TaskType: Int] = [:]
  private var lists: [ListID: Int] = [:]

  mutating func add(_ minutes: Int, _ type: TaskType, _ list: ListID) {
    guard minutes != 0 else { return }
    types[type, default: 0] += minutes
    lists[list, default: 0] += minutes
  }

  func spending(_ known: [ListID: SourceList]) -> Review.Spending {
    Review.Spending(
      types: types.filter { $0.value > 0 }.map { .init(key: $0.key, minutes: $0.value) }.sorted {
        ($1.minutes, $0.key.rawValue) < ($0.minutes, $1.key.rawValue)
      },
      // A deleted list has no name any more.
      lists: lists.filter { $0.value > 0 }.map { .init(key: known[$0.key]?.name ?? "", minutes: $0.value) }.sorted {
        ($1.minutes, $0.key) < ($0.minutes, $1.key)
      })
  }
}

extension Change {
  fileprivate func title(of id: TaskID) -> String? {
    guard subject == id else { return nil }
    switch self {
    case .task(let before, let after): return (after ?? before)?.item.title
    case .block(let before, let after): return (after ?? before)?.title
    default: return nil
    }
  }
}
