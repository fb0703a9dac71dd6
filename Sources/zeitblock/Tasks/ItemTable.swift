import CommandLine
import Domain
import Storage

/// Tasks as rows: position, title, effective duration (with `*` when it is only the default), importance, tags, due day,
/// list, and when they were completed.
struct ItemTable {
  private let language: Language
  private let terminal: Terminal
  private let today: Day
  private let listNames: [ListID: String]
  private var table = Table(columns: [.right, .left, .right, .left, .left, .left, .left, .left], flexible: 1)
  private var position = 0

  init(_ language: Language, _ terminal: Terminal, today: Day, _ listNames: [ListID: String]) {
    self.language = language
    self.terminal = terminal
    self.today = today
    self.listNames = listNames
  }

  mutating func add(_ task: TaskSummary) {
    position += 1
    table.add(String(position), .dim)
    table.add(task.title)
    table.add(String(task.minutes) + (task.isDefaultDuration ? "m*" : "m "), task.isDefaultDuration ? .yellow : nil)
    table.add(terminal.isInteractive ? task.importance.sign : task.importance.word(in: language))
    table.add(Self.text(task.allTags), .blue)
    let isOverdue = task.due.map { $0.day < today } ?? false
    table.add(task.due?.text ?? "", isOverdue && task.completedAt == nil ? .red : nil)
    // With a single list its name tells nothing.
    table.add(listNames.count > 1 ? listNames[task.list] ?? "" : "", .dim)
    table.add(task.completedAt.map { "✓ " + $0.utc.day.iso } ?? "", .green)
  }

  func rendered() -> [UInt8] { table.rendered(for: terminal) }

  private static func text(_ tags: [String]) -> String {
    if tags.isEmpty { return "" }
    return tags.map { "#" + $0 }.joined(separator: " ")
  }
}

extension Due {
  /// `2026-11-21` or `2026-11-21 15:00`
  var text: String {
    time.map { day.iso + " " + $0.iso } ?? day.iso
  }
}
