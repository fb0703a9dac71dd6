import CommandLine
import Domain
import Storage

/// A table for many tasks: other threads lay out rows while the next tasks are read.
final class LongItemTable {
  /// Tasks read and laid out per portion: enough to be worth a thread.
  static let portion = 2_000

  private let language: Language
  private let terminal: Terminal
  private let environment: Environment
  private let listNames: [ListID: String]
  /// The numbers of A tasks, shown after the letter; applies to rows added from now on.
  var numbers: [TaskID: Int] = [:]
  private(set) var tasks: [TaskSummaries] = []
  private var tables: [Future<ItemTable>] = []
  private var last: ItemTable?

  init(_ language: Language, _ terminal: Terminal, in environment: Environment, _ listNames: [ListID: String]) {
    self.language = language
    self.terminal = terminal
    self.environment = environment
    self.listNames = listNames
  }

  /// Adds a portion. Every portion but the last must be full.
  func add(_ portion: TaskSummaries) {
    let begun = ItemTable(
      language, terminal, in: environment, listNames, numbers: numbers, after: tasks.count * Self.portion,
      rows: portion.count)
    tasks.append(portion)
    if portion.count < Self.portion {
      last = begun.adding(portion)
    } else {
      tables.append(Future { begun.adding(portion) })
    }
  }

  /// Returns the pieces of the table in order.
  func rendered() -> [[UInt8]] {
    // The program exits soon after, so freeing the memory of all tasks would only cost time.
    _ = Unmanaged.passRetained(self)
    var tables = tables.map { $0.value.table }
    if let last { tables.append(last.table) }
    Table.align(&tables)
    let middle = tables.count / 2
    if middle == 0 { return tables.map { $0.rendered(for: terminal) } }
    let above = Future { [terminal, front = tables[..<middle]] in front.map { $0.rendered(for: terminal) } }
    let below = tables[middle...].map { $0.rendered(for: terminal) }
    return above.value + below
  }
}

extension ItemTable {
  fileprivate func adding(_ tasks: TaskSummaries) -> ItemTable {
    var table = self
    table.add(tasks)
    return table
  }
}
