import CommandLine
import Domain
import Storage

/// A table of tasks that may be many: while some are read, another thread lays out those before them.
final class LongItemTable {
  /// Tasks that are read, and laid out, at once: enough that a thread for them is worth it.
  static let portion = 2_000

  private let language: Language
  private let terminal: Terminal
  private let environment: Environment
  private let listNames: [ListID: String]
  /// What is shown behind the letter of A tasks, from the next ones on.
  var numbers: [TaskID: Int] = [:]
  private(set) var tasks: [TaskSummaries] = []
  private var tables: [Meanwhile<ItemTable>] = []
  private var last: ItemTable?

  init(_ language: Language, _ terminal: Terminal, in environment: Environment, _ listNames: [ListID: String]) {
    self.language = language
    self.terminal = terminal
    self.environment = environment
    self.listNames = listNames
  }

  /// To be called with a portion each time, and with fewer tasks only at the end.
  func add(_ portion: TaskSummaries) {
    let begun = ItemTable(
      language, terminal, in: environment, listNames, numbers: numbers, after: tasks.count * Self.portion,
      rows: portion.count)
    tasks.append(portion)
    if portion.count < Self.portion {
      last = begun.adding(portion)
    } else {
      tables.append(Meanwhile { begun.adding(portion) })
    }
  }

  /// The pieces of the table in their order.
  func rendered() -> [[UInt8]] {
    // The program ends soon after; until then, to give back the memory of all tasks would only take time.
    _ = Unmanaged.passRetained(self)
    var tables = tables.map { $0.value.table }
    if let last { tables.append(last.table) }
    Table.align(&tables)
    let middle = tables.count / 2
    if middle == 0 { return tables.map { $0.rendered(for: terminal) } }
    let above = Meanwhile { [terminal, front = tables[..<middle]] in front.map { $0.rendered(for: terminal) } }
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
