/// An in-memory store for tests and for the browser. Used from one thread at a time.
public final class MemoryStore: PlannerStore {
  private var tables = MemoryTables()

  /// Creates a store that contains only the empty local list.
  public init() {
    tables.lists[.local] = SourceList(id: .local, name: "Zeitblock")
  }

  public func read<Value>(
    _ body: (MemoryTransaction) throws(PlannerFailure) -> Value
  ) throws(PlannerFailure) -> Value {
    try body(MemoryTransaction(tables))
  }

  public func write<Value>(
    _ body: (MemoryTransaction) throws(PlannerFailure) -> Value
  ) throws(PlannerFailure) -> Value {
    let transaction = MemoryTransaction(tables)
    let value = try body(transaction)
    tables = transaction.tables
    return value
  }

  /// The changes of tasks not yet sent to servers, in no particular order; for tests.
  public var outbox: [OutboxEntry] { Array(tables.outbox.values) }

  /// The changes of blocks not yet sent to servers, in no particular order; for tests.
  public var blockNotes: [BlockNote] { Array(tables.blockNotes.values) }
}

/// The state of a memory store; copied when a transaction begins and stored back when it succeeds.
struct MemoryTables {
  var items: [TaskID: PlanItem] = [:]
  /// Sorted.
  var order: [RankKey] = []
  var lists: [ListID: SourceList] = [:]
  var settings: [SettingKey: String] = [:]
  var history: [HistoryEntry] = []
  var lastNumber: Int64 = 0
  var outbox: [TaskID: OutboxEntry] = [:]
  /// Oldest first.
  var conflicts: [Conflict] = []
  var folded: Set<TaskID> = []
  var focusText: String?
  var proposalText: String?
  var titleRunText: String?
  /// Numbers of the history entries by which the user moved a due day to a later day.
  var postponements: [TaskID: [Int64]] = [:]
  var completions: [TaskID: [Completion]] = [:]
  var trash: [TaskID: TrashedTask] = [:]
  /// Oldest first.
  var received: [TaskStep] = []
  var blocks: [BlockID: TimeBlock] = [:]
  var blockNotes: [BlockID: BlockNote] = [:]
  var events: [EventSource: [CalendarEvent]] = [:]
  var eventBlocking: [EventKey: Bool] = [:]
}

/// One transaction on a memory store.
public final class MemoryTransaction {
  var tables: MemoryTables

  init(_ tables: MemoryTables) {
    self.tables = tables
  }

  /// Index of the first key not before the given one.
  func index(of key: RankKey) -> Int {
    var low = 0
    var high = tables.order.count
    while low < high {
      let middle = (low + high) / 2
      if tables.order[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func unplace(_ key: RankKey) {
    let index = index(of: key)
    if index < tables.order.count, tables.order[index] == key { tables.order.remove(at: index) }
  }

  func place(_ key: RankKey) {
    tables.order.insert(key, at: index(of: key))
  }
}
