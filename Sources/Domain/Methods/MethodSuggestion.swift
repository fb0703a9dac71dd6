/// What speaks for taking a task as urgent or important although nobody has said so. It is only ever shown: what makes a
/// task urgent or important is what a person has set.
public struct MethodSuggestion: Equatable, Sendable {
  /// Why a task may be urgent.
  public enum Urgency: Equatable, Sendable {
    case overdue(since: Due)
    /// Within 48 hours. Only where no calendar tells how much time is left.
    case dueSoon(Due)
    /// Free working minutes are left before a day and time, and so many are needed.
    case littleTime(free: Int, needed: Int, before: Due)
  }

  public var urgency: Urgency?
  /// The grade, A or B, that speaks for high importance.
  public var importance: Grade?

  public init(urgency: Urgency? = nil, importance: Grade? = nil) {
    self.urgency = urgency
    self.importance = importance
  }

  /// The field of the matrix the task would be in; nil when it is there already, or completed.
  public func quadrant(of task: TaskFacts) -> Quadrant? {
    guard let now = task.quadrant else { return nil }
    let suggested = Quadrant(
      urgency == nil ? task.urgency : .urgent, importance == nil ? task.importance : .high)
    return suggested == now ? nil : suggested
  }
}

/// Looks at open tasks one by one for what speaks for urgency and importance.
public struct MethodSuggestions: Sendable {
  private let environment: Environment
  /// None where no calendar is known.
  private let free: FreeTime?
  private let blocks: [TaskID: [TimeBlock]]
  private let hours: WorkingHours

  /// - Parameters:
  ///   - free: nil where no calendar is known.
  ///   - blocks: the time set aside from now on. That of a task itself is part of the time it needs.
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

  /// Nil when nothing is to be suggested.
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
    // What somebody else does takes no time here.
    guard let free, !task.isDelegated else { return isSoon(due) ? .dueSoon(due) : nil }
    guard let left = free.minutes(until: due) else { return nil }
    let remaining = max(0, task.minutes - task.actualMinutes)
    let planned = planned(task.id, until: due)
    // There is a time for all of it already.
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

  /// A day without a time ends with its working hours, where it has any.
  private func end(of due: Due) -> Due {
    guard due.time == nil, let last = hours.stretches(on: due.day).last else { return due }
    // Hours that end with the day or in the next one leave it without a time.
    return Due(day: due.day, time: WallTime(minutes: last.upperBound))
  }

  /// Minutes set aside for a task from now until it is due.
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
  /// What is suggested for open tasks; tasks for which nothing is have no entry. Reads tasks, events and blocks once each.
  public func methodSuggestions(in environment: Environment) throws(PlannerFailure) -> [TaskID: MethodSuggestion] {
    try methodSuggestions(for: try facts(.open), in: environment)
  }

  /// The same for tasks that have been read already.
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
