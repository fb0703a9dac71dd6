/// The open tasks of which `NextTask` says the same as of all: of those without a grade that lie neither above nor below
/// another one, mostly very many, only those that come first.
struct NextShortlist {
  private typealias Entry = (task: TaskFacts, place: Int, score: Int)

  private let above: Set<TaskID>
  private let today: Day
  private let now: Instant
  private var place = 0
  private var kept: [Entry] = []
  /// As many of both as can be named, best first.
  private var ready: [Entry] = []
  private var waiting: [Entry] = []

  /// - Parameter above: tasks another one lies below.
  init(above: Set<TaskID>, today: Day, now: Instant) {
    self.above = above
    self.today = today
    self.now = now
  }

  /// To be called with each open task, in manual order.
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

  /// In manual order.
  var tasks: [TaskFacts] { (kept + ready + waiting).sorted { $0.place < $1.place }.map { $0.task } }
}
