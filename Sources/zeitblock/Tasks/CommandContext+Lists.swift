import CommandLine
import Domain
import Storage

extension CommandContext {
  /// Prints the tasks of a view as JSON or as a table. A table is remembered so that later commands can use its
  /// positions.
  /// - Returns: the totals of the tasks shown.
  func show(_ view: TaskView, limit: Int?) throws -> Sums {
    if let query = view.query(limit: limit), try !read({ reader throws(PlannerFailure) in try reader.hasSubtasks() }) {
      return try show(query)
    }
    let environment = try presentEnvironment()
    let (list, names) = try read { reader throws(PlannerFailure) in
      (try reader.list(view, in: environment, folding: false), try reader.lists())
    }
    let lines = limit.map { Array(list.lines.prefix($0)) } ?? list.lines
    let listNames = Dictionary(names.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    return wantsJSON
      ? try showJSON(lines, of: list, listNames, environment) : try showTable(lines, of: list, listNames, environment)
  }

  private func showTable(
    _ lines: [TaskList.Line], of list: TaskList, _ names: [ListID: String], _ environment: Environment
  ) throws -> Sums {
    var sums = Sums()
    var table = ItemTable(language, terminal, in: environment, names, numbers: list.numbers)
    try read { reader throws(PlannerFailure) in
      for line in lines {
        guard let item = try reader.item(line.task.id) else { continue }
        sums.count(line.task)
        table.add(item, line, score: list.view.sort == .score ? Score(line.task, environment) : nil)
      }
    }
    // If the list cannot be saved, no command could change data by position either, so the list is shown anyway.
    try? LastShown(in: directory()).remember(lines.map { $0.task.id })
    print(table.rendered())
    return sums
  }

  private func showJSON(
    _ lines: [TaskList.Line], of list: TaskList, _ names: [ListID: String], _ environment: Environment
  ) throws -> Sums {
    var bytes = Array("[".utf8)
    try read { reader throws(PlannerFailure) in
      for (index, line) in lines.enumerated() {
        guard let item = try reader.item(line.task.id) else { continue }
        bytes.append(contentsOf: index == 0 ? "\n".utf8 : ",\n".utf8)
        var json = item.json(position: index + 1, listName: names[item.list], number: list.numbers[item.id])
        if list.view.sort == .score, case .object(let members) = json {
          json = .object(members + [.init("score", Score(line.task, environment).json)])
        }
        json.print(into: &bytes)
      }
    }
    bytes.append(contentsOf: "\n]".utf8)
    print(bytes)
    printLine()
    return Sums()
  }
}

extension Score {
  fileprivate init(_ task: TaskFacts, _ environment: Environment) {
    self.init(task, today: environment.today, now: environment.now)
  }
}

extension TaskView {
  /// Returns the view as a plain query, which can be read row by row; nil if the view needs all tasks.
  fileprivate func query(limit: Int?) -> ItemQuery? {
    var plain = TaskFilter()
    plain.completion = filter.completion
    plain.lists = filter.lists
    plain.tags = filter.tags
    guard sort == .manual, filter == plain, filter.lists.count <= 1, filter.tags.count <= 1 else { return nil }
    return ItemQuery(
      state: filter.completion.state, list: filter.lists.first, tag: filter.tags.first, limit: limit)
  }
}
