/// A suggestion to treat a task as urgent or important. It is only displayed: urgency and importance change only if the
/// user sets them.
public struct MethodSuggestion: Equatable, Sendable {
  /// Why a task may be urgent.
  public enum Urgency: Equatable, Sendable {
    case overdue(since: Due)
    /// Due within 48 hours. Used only if no calendar is known or the task is delegated.
    case dueSoon(Due)
    /// Only `free` working minutes are left before the due date, and `needed` minutes of work are not scheduled yet.
    case littleTime(free: Int, needed: Int, before: Due)
  }

  public var urgency: Urgency?
  /// The grade, A or B, that suggests high importance.
  public var importance: Grade?

  public init(urgency: Urgency? = nil, importance: Grade? = nil) {
    self.urgency = urgency
    self.importance = importance
  }

  /// Returns the quadrant that the task would move to; nil if it is already there or completed.
  public func quadrant(of task: TaskFacts) -> Quadrant? {
    guard let now = task.quadrant else { return nil }
    let suggested = Quadrant(
      urgency == nil ? task.urgency : .urgent, importance == nil ? task.importance : .high)
    return suggested == now ? nil : suggested
  }
}

/// Derives suggestions for open tasks from their due dates, grades and the free time left.
public struct MethodSuggestions: Sendable {
  private let environment: Environment
  /// Nil if no calendar is known.
  private let free: FreeTime?
  private let blocks: [TaskID: [TimeBlock]]
  private let hours: WorkingHours

  /// - Parameters:
  ///   - free: nil if no calendar is known.
  ///   - blocks: time blocks from now on. A task's own blocks count as time scheduled for it.
  public init(
    free: FreeTime?, blocks: [TimeBlock], hours: WorkingHours = .standard, in environment: Environment
  ) {
    self.environment = environment
    self.hours = hours
    self.free = free
    var own: [TaskID: [TimeBlock]] = [:]
    for block in blocks {
      if let task = block.task { own[task, default: []].append(block) }
    }
    self.blocks = own
  }

  /// Returns nil if there is nothing to suggest.
  public func suggestion(for task: TaskFacts) -> MethodSuggestion? {
    guard !task.isCompleted else { return nil }
    let urgency = task.urgency == .urgent ? nil : urgency(of: task)
    let isGraded = task.importance != .high && (task.grade == .a || task.grade == .b)
    guard urgency != nil || isGraded else { return nil }
    return MethodSuggestion(urgency: urgency, importance: isGraded ? task.grade : nil)
  }

  private func urgency(of task: TaskFacts) -> MethodSuggestion.Urgency? {
    guard let due = task.due else { return nil }
    if isPast(due) { return .overdue(since: due) }
    // A delegated task takes none of the user's time.
    guard let free, !task.isDelegated else { return isSoon(due) ? .dueSoon(due) : nil }
    guard let left = free.minutes(until: due) else { return nil }
    let remaining = max(0, task.minutes - task.actualMinutes)
    let planned = planned(task.id, until: due)
    // All the work left is scheduled already.
    if planned > 0, planned >= remaining { return nil }
    let needed = remaining - planned
    guard left - needed < max(hours.usualDay, task.minutes / 2) else { return nil }
    return .littleTime(free: left, needed: needed, before: end(of: due))
  }

  private func isPast(_ due: Due) -> Bool {
    if due.day != environment.today { return due.day < environment.today }
    return due.time.map { $0 < environment.time } ?? false
  }

  private func isSoon(_ due: Due) -> Bool {
    let days = due.day - environment.today
    return days <= 1 || (days == 2 && due.time.map { $0 <= environment.time } ?? false)
  }

  /// Returns a due date without a time as the end of that day's working hours, if the day has any.
  private func end(of due: Due) -> Due {
    guard due.time == nil, let last = hours.stretches(on: due.day).last else { return due }
    // Hours that end at midnight or later leave the date without a time.
    return Due(day: due.day, time: WallTime(minutes: last.upperBound))
  }

  /// Returns the minutes scheduled for a task from now until it is due.
  private func planned(_ task: TaskID, until due: Due) -> Int {
    guard let own = blocks[task] else { return 0 }
    let wall = WallClock(day: due.time == nil ? due.day + 1 : due.day, second: (due.time?.minutes ?? 0) * 60)
    guard let end = environment.zones.instant(wall, nil) else { return 0 }
    return own.reduce(0) { sum, block in
      let from = max(block.start.seconds, environment.now.seconds)
      return sum + max(0, Int(clamping: (min(block.end.seconds, end.seconds) - from) / 60))
    }
  }
}

extension PlannerReader {
  /// Returns the suggestions for open tasks; tasks without one have no entry. Reads tasks, events and blocks once each.
  public func methodSuggestions(in environment: Environment) throws(PlannerFailure) -> [TaskID: MethodSuggestion] {
    try methodSuggestions(for: try facts(.open), in: environment)
  }

  /// Returns the suggestions for tasks that have already been read; tasks without one have no entry.
  public func methodSuggestions(
    for tasks: [TaskFacts], in environment: Environment
  ) throws(PlannerFailure) -> [TaskID: MethodSuggestion] {
    let window = FreeTime.window(in: environment)
    let blocks = try blocks(in: window)
    let isKnown = try lists().contains { $0.isUsed && $0.contents.holdsEvents && $0.isReadable }
    let buffers = isKnown ? try eventBuffers() : .none
    let events = isKnown ? try events(in: window.widened(by: buffers)) : []
    let hours = try workingHours()
    let free = isKnown ? FreeTime(events: events, buffers: buffers, blocks: blocks, hours: hours, in: environment) : nil
    let suggestions = MethodSuggestions(free: free, blocks: blocks, hours: hours, in: environment)
    var found: [TaskID: MethodSuggestion] = [:]
    for task in tasks { found[task.id] = suggestions.suggestion(for: task) }
    return found
  }
}

extension SourceList {
  fileprivate var isReadable: Bool { access == .granted || access == .readOnly }
}
