import CommandLine
import Domain
import Storage
import Web

/// Tasks as table rows: position, title, effective duration (marked `*` if it is the default), importance, grade,
/// tags, due date, list, and completion date.
struct ItemTable: Sendable {
  private let language: Language
  private let terminal: Terminal
  private let today: Day
  private let zones: Environment.Zones
  private let listNames: [ListID: String]
  /// The numbers of A tasks, shown after the letter.
  private let numbers: [TaskID: Int]
  private(set) var table: Table
  private var position: Int
  private var dayNames: [Day: String] = [:]
  /// The list looked up last.
  private var named: (list: ListID, name: String)?

  init(
    _ language: Language, _ terminal: Terminal, in environment: Environment, _ listNames: [ListID: String],
    numbers: [TaskID: Int] = [:], after position: Int = 0, rows: Int = 0
  ) {
    table = Table(
      columns: [.right, .left, .right, .left, .left, .left, .left, .left, .left], flexible: 1, rows: rows)
    self.language = language
    self.terminal = terminal
    today = environment.today
    zones = environment.zones
    self.listNames = listNames
    self.numbers = numbers
    self.position = position
  }

  mutating func add(_ tasks: TaskSummaries) {
    for (index, task) in tasks.lines.enumerated() {
      startRow()
      tasks.withTitle(index) { table.add($0) }
      add(task.minutes, task.isDefaultDuration, task.importance)
      add(task.grade, task.grade == .a ? numbers[tasks.id(index)] : nil)
      tasks.withTags(index) { addTags($0) }
      end(task.due, task.list, task.completedAt)
    }
  }

  mutating func add(_ item: PlanItem) {
    startRow()
    table.add(item.title)
    add(item.effectiveDuration.minutes, item.effectiveDuration.isDefault, item.importance)
    add(item.grade, numbers[item.id])
    table.add(Self.written(item.allTags.names), .blue)
    end(item.due, item.list, item.completedAt)
  }

  /// Adds a row for a task, indented by its subtask depth, with its score if there is one.
  mutating func add(_ item: PlanItem, _ line: TaskList.Line, score: Score?) {
    startRow()
    let indent = String(repeating: "  ", count: line.depth)
    table.add((line.depth == 0 ? "" : indent + "↳ ") + item.title)
    add(line.task.minutes, line.task.isDefaultDuration, item.importance)
    add(item.grade, numbers[item.id])
    let points = score.map { "\($0.total) = \($0.quadrant)+\($0.due)+\($0.neglect)+\($0.grade)" } ?? ""
    table.add(Self.written(line.task.tags.names, before: points), .blue)
    end(item.due, item.list, item.completedAt)
  }

  private mutating func startRow() {
    position += 1
    table.add(position, "", .dim)
  }

  /// Formats a duration: `45m`, `2h`, `1h 30`, with `*` if it is the default.
  static func length(_ minutes: Int, isDefault: Bool) -> String {
    let mark = isDefault ? "*" : " "
    return switch (minutes / 60, minutes % 60) {
    case (0, _): "\(minutes)m" + mark
    case (let hours, 0): "\(hours)h" + mark
    case (let hours, let rest): "\(hours)h \(rest)" + mark
    }
  }

  private mutating func add(_ minutes: Int, _ isDefault: Bool, _ importance: Importance) {
    let style: Style? = isDefault ? .yellow : nil
    switch (minutes / 60, minutes % 60) {
    case (0, _): table.add(minutes, isDefault ? "m*" : "m ", style)
    case (let hours, 0): table.add(hours, isDefault ? "h*" : "h ", style)
    case _: table.add(Self.length(minutes, isDefault: isDefault), style)
    }
    table.add(terminal.isInteractive ? importance.sign : importance.word(in: language))
  }

  private mutating func add(_ grade: Grade?, _ number: Int?) {
    table.add(grade.map { $0.letter + (number.map { "-\($0)" } ?? "") } ?? "")
  }

  /// - Parameter names: tag names separated by line feeds.
  private mutating func addTags(_ names: UnsafeBufferPointer<UInt8>) {
    var text: [UInt8] = []
    if !names.isEmpty {
      text.reserveCapacity(2 * names.count)
      text.append(UInt8(ascii: "#"))
    }
    for byte in names {
      if byte == 0x0A { text.append(contentsOf: " #".utf8) } else { text.append(byte) }
    }
    text.withUnsafeBufferPointer { table.add($0, .blue) }
  }

  private mutating func end(_ due: Due?, _ list: ListID, _ completedAt: Instant?) {
    let isOverdue = completedAt == nil && due.map { $0.day < today } ?? false
    // Without colours, only a word can mark overdue tasks.
    let mark = isOverdue ? language("overdue ", "überfällig ") : ""
    table.add(due.map { mark + text(of: $0) } ?? "", isOverdue ? .red : nil)
    table.add(name(of: list), .dim)
    table.add(completedAt.map { "✓ " + name(of: zones.here($0).day) } ?? "", .green)
  }

  private mutating func text(of due: Due) -> String {
    due.time.map { name(of: due.day) + ", " + $0.iso } ?? name(of: due.day)
  }

  /// Caches day names, because many tasks share few days.
  private mutating func name(of day: Day) -> String {
    if let name = dayNames[day] { return name }
    let name = Words(language).day(day, today: today)
    dayNames[day] = name
    return name
  }

  func rendered() -> [UInt8] { table.rendered(for: terminal) }

  private static func written(_ tags: [String], before points: String = "") -> String {
    var text = points
    for tag in tags {
      text += text.isEmpty ? "#" : " #"
      text += tag
    }
    return text
  }

  /// Returns the name of a list; empty if there is only one list. Remembers the last lookup, because tasks of one
  /// list are often adjacent.
  private mutating func name(of list: ListID) -> String {
    if listNames.count <= 1 { return "" }
    if let named, named.list == list { return named.name }
    let name = listNames[list] ?? ""
    named = (list, name)
    return name
  }
}
