/// A subset of the open tasks for which `NextTask` gives the same result as for all of them. Of the ungraded tasks
/// without parent and subtasks, usually the great majority, it keeps only the best.
struct NextShortlist {
  private typealias Entry = (task: TaskFacts, place: Int, score: Int)

  private let above: Set<TaskID>
  private let today: Day
  private let now: Instant
  private var place = 0
  private var kept: [Entry] = []
  /// The best tasks, best first: at most one here, at most `NextTask.mostPassed` in `waiting`.
  private var ready: [Entry] = []
  private var waiting: [Entry] = []

  /// - Parameter above: tasks that have subtasks.
  init(above: Set<TaskID>, today: Day, now: Instant) {
    self.above = above
    self.today = today
    self.now = now
  }

  /// Considers an open task. Call it for each one, in manual order.
  mutating func see(_ task: TaskFacts) {
    let entry = (task, place, Score(task, today: today, now: now).total)
    place += 1
    if task.grade != nil || task.parent != nil || above.contains(task.id) {
      kept.append(entry)
    } else if task.waits(on: today) {
      Self.insert(entry, into: &waiting, most: NextTask.mostPassed)
    } else {
      Self.insert(entry, into: &ready, most: 1)
    }
  }

  private static func insert(_ entry: Entry, into entries: inout [Entry], most: Int) {
    if entries.count == most, entries[most - 1].score >= entry.score { return }
    entries.insert(entry, at: entries.firstIndex { $0.score < entry.score } ?? entries.count)
    if entries.count > most { entries.removeLast() }
  }

  /// The subset in manual order.
  var tasks: [TaskFacts] { (kept + ready + waiting).sorted { $0.place < $1.place }.map { $0.task } }
}
