/// An in-memory store for tests and for the browser. Used from one thread at a time.
public final class MemoryStore: PlannerStore {
  private var shelf = MemoryShelf()

  /// Creates a store that contains only the empty local list.
  public init() {
    shelf.lists[.local] = SourceList(id: .local, name: "Zeitblock")
  }

  public func read<Value>(
    _ body: (MemoryTransaction) throws(PlannerFailure) -> Value
  ) throws(PlannerFailure) -> Value {
    try body(MemoryTransaction(shelf))
  }

  public func write<Value>(
    _ body: (MemoryTransaction) throws(PlannerFailure) -> Value
  ) throws(PlannerFailure) -> Value {
    let transaction = MemoryTransaction(shelf)
    let value = try body(transaction)
    shelf = transaction.shelf
    return value
  }

  /// The changes of tasks not yet sent to servers, in no particular order; for tests.
  public var outbox: [OutboxEntry] { Array(shelf.outbox.values) }

  /// The changes of blocks not yet sent to servers, in no particular order; for tests.
  public var blockNotes: [BlockNote] { Array(shelf.blockNotes.values) }
}

/// The state of a memory store; copied when a transaction begins and stored back when it succeeds.
struct MemoryShelf {
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
  var shelf: MemoryShelf

  init(_ shelf: MemoryShelf) {
    self.shelf = shelf
  }

  /// Index of the first key not before the given one.
  func index(of key: RankKey) -> Int {
    var low = 0
    var high = shelf.order.count
    while low < high {
      let middle = (low + high) / 2
      if shelf.order[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func unplace(_ key: RankKey) {
    let index = index(of: key)
    if index < shelf.order.count, shelf.order[index] == key { shelf.order.remove(at: index) }
  }

  func place(_ key: RankKey) {
    shelf.order.insert(key, at: index(of: key))
  }
}
