/// The choice of tasks to export.
public struct ExportChoice: Equatable, Sendable {
  public var format: ExchangeFormat
  /// A single list; nil means all selected lists.
  public var list: ListID?
  /// Whether completed tasks are included. Zeitblock's own format always includes them.
  public var withCompleted: Bool

  public init(_ format: ExchangeFormat, list: ListID? = nil, withCompleted: Bool = false) {
    self.format = format
    self.list = list
    self.withCompleted = withCompleted
  }
}

extension ExchangeSet {
  /// Collects the chosen data from a store. Only Zeitblock's own format gets data other than tasks.
  public static func gathered<Reader: PlannerReader>(
    _ choice: ExportChoice, from reader: Reader
  ) throws(PlannerFailure) -> ExchangeSet {
    var gathering = try ExchangeGathering(choice, from: reader)
    let items = try reader.items(choice.query)
    for item in items { gathering.see(item) }
    var set = try gathering.finished(from: reader)
    set.items = items
    return set
  }
}

extension ExportChoice {
  fileprivate var isComplete: Bool { format == .json }

  /// The query for the chosen tasks.
  public var query: ItemQuery { ItemQuery(state: isComplete || withCompleted ? .all : .open, list: list) }
}

/// Collects the data that accompanies the chosen tasks from a store, without keeping the tasks themselves.
public struct ExchangeGathering {
  private let choice: ExportChoice
  public let lists: [SourceList]
  private var recurring: [TaskID] = []
  /// Filled only if the export is limited to a list.
  private var known: Set<TaskID> = []

  public init<Reader: PlannerReader>(_ choice: ExportChoice, from reader: Reader) throws(PlannerFailure) {
    self.choice = choice
    lists = try reader.lists().filter { list in
      list.contents.holdsTasks && (choice.list.map { $0 == list.id } ?? list.isUsed)
    }
  }

  /// Registers a task; must be called with each exported task.
  public mutating func see(_ item: PlanItem) {
    guard choice.isComplete else { return }
    if item.recurrence != nil { recurring.append(item.id) }
    if choice.list != nil { known.insert(item.id) }
  }

  /// Returns the set without its tasks.
  public func finished<Reader: PlannerReader>(from reader: Reader) throws(PlannerFailure) -> ExchangeSet {
    var set = ExchangeSet(items: [], lists: lists)
    guard choice.isComplete else { return set }
    for task in recurring { set.completions += try reader.completions(of: task, limit: Int.max) }
    set.blocks = try reader.blocks(in: .always).filter { block in
      choice.list == nil || block.task.map { known.contains($0) } == true
    }
    guard choice.list == nil else { return set }
    for key in SettingKey.allCases {
      // The calendar belongs to an account, which the file does not contain.
      guard key != .blockCalendar, !key.isOfThisMachine, let value = try reader.setting(key) else { continue }
      set.settings.append(Setting(key: key, value: value))
    }
    return set
  }
}

extension PlanWindow {
  /// Covers every possible block.
  static let always = PlanWindow(
    from: Instant(seconds: -100_000_000_000), until: Instant(seconds: 400_000_000_000), first: Day(number: -1_000_000),
    last: Day(number: 4_000_000))
}
