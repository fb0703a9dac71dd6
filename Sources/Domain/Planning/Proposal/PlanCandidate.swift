/// An open task for which time can be planned.
struct PlanCandidate {
  var task: TaskFacts
  /// Its own grade or that of the nearest graded ancestor; `number` is shown after the letter.
  var grade: Grade?
  var number: Int?
  var score: Score
  /// Position among all open tasks, counted from 1.
  var place: Int
  /// Minutes still to be planned.
  var minutes: Int
  /// Minutes in blocks that stay.
  var planned: Int
  /// First day on which it may be done; nil if it may be done now.
  var release: Day?
  /// Its blocks on the planned days that may be moved, by start.
  var movable: [TimeBlock]
  /// Start of its last missed block; nil if there is none.
  var missed: Instant?
}

/// A task that cannot be planned, regardless of how much time is free.
struct PlanWaiting {
  enum Wait {
    case notBefore(Day)
    case recurs(Day)
    case delegated(until: Day?)
    case eliminated
    /// Waits for this task above or below it.
    case other(TaskID)
  }

  var task: TaskFacts
  var wait: Wait
}

/// All open tasks, divided into candidates for planning up to a certain day and waiting tasks.
struct PlanCandidates {
  private(set) var candidates: [PlanCandidate] = []
  private(set) var waiting: [PlanWaiting] = []

  private struct Entry {
    var line: TaskList.Line
    var grade: Grade?
    var number: Int?
    var release: Day?
    var wait: PlanWaiting.Wait?
    var place: Int
  }

  /// - Parameters:
  ///   - tasks: all open tasks, in manual order.
  ///   - last: the last day planned.
  ///   - blocks: the existing blocks.
  init(_ tasks: [TaskFacts], last: Day, blocks: PlanBlocks, in environment: Environment) {
    let sections = GradeSections(tasks)
    var path: [Entry] = []
    var entries: [Entry] = []
    for (index, line) in Outline(tasks).lines(folding: false).enumerated() {
      path.removeLast(path.count - line.depth)
      path.append(PlanCandidates.entry(line, below: path.last, sections, last: last, place: index + 1))
      entries.append(path[path.count - 1])
    }
    sort(entries, blocks, environment)
  }

  private static func entry(
    _ line: TaskList.Line, below parent: Entry?, _ sections: GradeSections, last: Day, place: Int
  ) -> Entry {
    let task = line.task
    let own: (Grade, Int?)? = task.grade.map { ($0, sections.numbers[task.id]) }
    var release = later(parent?.release, task.notBefore)
    if task.isRecurring { release = later(release, task.due?.day) }
    let grade = own?.0 ?? parent?.grade
    var wait: PlanWaiting.Wait?
    if let parent, parent.wait != nil {
      wait = .other(parent.line.task.id)
    } else if grade == .e {
      wait = .eliminated
    } else if task.isDelegated, task.notBefore.map({ $0 > last }) ?? true {
      wait = .delegated(until: task.notBefore)
    } else if let day = task.notBefore, day > last {
      wait = .notBefore(day)
    } else if let day = release, day > last {
      wait = .recurs(day)
    }
    return Entry(
      line: line, grade: grade, number: own == nil ? parent?.number : own?.1, release: release, wait: wait, place: place
    )
  }

  /// Divides the entries into candidates and waiting tasks. In reverse order, every task follows its descendants.
  /// Descendants that can be planned are planned instead of the task. A task whose descendants all wait waits as well.
  private mutating func sort(_ entries: [Entry], _ blocks: PlanBlocks, _ environment: Environment) {
    var hasPlannable: [Bool] = []
    var holding: [TaskID?] = []
    for entry in entries.reversed() {
      let depth = entry.line.depth
      while hasPlannable.count < depth + 2 {
        hasPlannable.append(false)
        holding.append(nil)
      }
      let (isCovered, held) = (hasPlannable[depth + 1], holding[depth + 1])
      (hasPlannable[depth + 1], holding[depth + 1]) = (false, nil)
      let task = entry.line.task
      if let wait = entry.wait {
        waiting.append(PlanWaiting(task: task, wait: wait))
        if case .eliminated = wait { continue }
        holding[depth] = task.id
      } else if isCovered {
        hasPlannable[depth] = true
      } else if let held {
        waiting.append(PlanWaiting(task: task, wait: .other(held)))
        holding[depth] = task.id
      } else {
        hasPlannable[depth] = true
        add(entry, blocks, environment)
      }
    }
    candidates.reverse()
    waiting.reverse()
  }

  private mutating func add(_ entry: Entry, _ blocks: PlanBlocks, _ environment: Environment) {
    let task = entry.line.task
    let planned = blocks.staying[task.id] ?? 0
    guard planned < task.minutes else { return }
    candidates.append(
      PlanCandidate(
        task: task, grade: entry.grade, number: entry.number,
        score: Score(task, today: environment.today, now: environment.now), place: entry.place,
        minutes: max(TimeBlock.lengths.lowerBound, task.minutes - planned), planned: planned,
        release: entry.release.flatMap { $0 > environment.today ? $0 : nil }, movable: blocks.movable[task.id] ?? [],
        missed: blocks.missed[task.id]))
  }
}

/// Returns the later day; nil is earlier than any day.
private func later(_ left: Day?, _ right: Day?) -> Day? {
  guard let left, let right else { return left ?? right }
  return max(left, right)
}
