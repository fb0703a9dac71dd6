import CommandLine
import Domain
import Storage

extension CommandContext {
  /// Prints tasks as JSON or as a table. A table is remembered so that later commands can use its positions.
  /// - Parameter remembering: false keeps the meaning of positions unchanged.
  /// - Returns: the totals of the tasks shown.
  @discardableResult
  func show(_ query: ItemQuery, remembering: Bool = true) throws -> Sums {
    let lists = try read { reader throws(PlannerFailure) in try reader.lists() }
    let names = Dictionary(lists.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    return try wantsJSON ? showJSON(query, names) : showTable(query, names, remembering)
  }

  private func showTable(_ query: ItemQuery, _ names: [ListID: String], _ remembering: Bool) throws -> Sums {
    var sums = Sums()
    let table = LongItemTable(language, terminal, in: .live(), names)
    var hasNumbers = query.state == .completed
    try read { reader throws(PlannerFailure) in
      try reader.visitSummaries(query, by: LongItemTable.portion) { (tasks) throws(PlannerFailure) in
        // Numbers require a scan of all tasks, and few lists contain an A task.
        if !hasNumbers, tasks.lines.contains(where: { $0.grade == .a }) {
          table.numbers = try reader.shownNumbers()
          hasNumbers = true
        }
        for task in tasks.lines { sums.count(task) }
        table.add(tasks)
      }
    }
    // If the list cannot be saved, no command could change data by position either, so the list is shown anyway.
    if remembering { try? LastShown(in: directory()).remember(portions: table.tasks) }
    for piece in table.rendered() { print(piece) }
    return sums
  }

  private func showJSON(_ query: ItemQuery, _ names: [ListID: String]) throws -> Sums {
    let numbers = try read { reader throws(PlannerFailure) in
      query.state == .completed ? [:] : try reader.shownNumbers()
    }
    print(try json(query, names, numbers))
    printLine()
    return Sums()
  }

  /// Returns one JSON array with a task per line.
  private func json(_ query: ItemQuery, _ names: [ListID: String], _ numbers: [TaskID: Int]) throws -> [UInt8] {
    var bytes = Array("[".utf8)
    var position = 0
    try read { reader throws(PlannerFailure) in
      try reader.visit(query) { item in
        bytes.append(contentsOf: position == 0 ? "\n".utf8 : ",\n".utf8)
        position += 1
        item.json(position: position, listName: names[item.list], number: numbers[item.id]).print(into: &bytes)
      }
    }
    bytes.append(contentsOf: "\n]".utf8)
    return bytes
  }

}

/// The totals of a list of tasks.
struct Sums {
  private(set) var tasks = 0
  private(set) var open = 0
  /// The effective minutes of the open tasks.
  private(set) var minutes = 0
  /// The number of open tasks with a default duration.
  private(set) var guessed = 0

  mutating func count(_ task: TaskSummaries.Line) {
    tasks += 1
    guard task.completedAt == nil else { return }
    open += 1
    minutes += task.minutes
    guessed += task.isDefaultDuration ? 1 : 0
  }

  mutating func count(_ task: TaskFacts) {
    tasks += 1
    guard task.completedAt == nil else { return }
    open += 1
    minutes += task.minutes
    guessed += task.isDefaultDuration ? 1 : 0
  }

  /// - Parameter isPart: true if more tasks may exist than are shown.
  func sentence(in language: Language, isPart: Bool = false) -> String {
    let time = language.span(minutes)
    let state = isPart ? language("shown", "gezeigt") : language("open", "offen")
    let count = language.tasks(isPart ? tasks : open)
    let text = count.prefix(1).uppercased() + count.dropFirst() + " \(state), \(time)"
    return guessed == 0 ? text : text + language("; * not estimated", "; * nicht geschätzt")
  }
}
