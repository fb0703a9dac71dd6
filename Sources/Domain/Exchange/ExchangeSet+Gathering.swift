/// Which tasks are written to a file.
public struct ExportChoice: Equatable, Sendable {
  public var format: ExchangeFormat
  /// One list; nil means all that are used.
  public var list: ListID?
  /// Whether completed tasks go along. Our own format always has them.
  public var withCompleted: Bool

  public init(_ format: ExchangeFormat, list: ListID? = nil, withCompleted: Bool = false) {
    self.format = format
    self.list = list
    self.withCompleted = withCompleted
  }
}

extension ExchangeSet {
  /// What a choice takes from a store. Only our own format gets what is no task.
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

  /// The tasks it is about.
  public var query: ItemQuery { ItemQuery(state: isComplete || withCompleted ? .all : .open, list: list) }
}

/// Takes what goes along with the tasks of a choice from a store, without keeping the tasks.
public struct ExchangeGathering {
  private let choice: ExportChoice
  public let lists: [SourceList]
  private var recurring: [TaskID] = []
  /// Only when not all tasks are.
  private var known: Set<TaskID> = []

  public init<Reader: PlannerReader>(_ choice: ExportChoice, from reader: Reader) throws(PlannerFailure) {
    self.choice = choice
    lists = try reader.lists().filter { list in
      list.contents.holdsTasks && (choice.list.map { $0 == list.id } ?? list.isUsed)
    }
  }

  /// To be called with each task.
  public mutating func see(_ item: PlanItem) {
    guard choice.isComplete else { return }
    if item.recurrence != nil { recurring.append(item.id) }
    if choice.list != nil { known.insert(item.id) }
  }

  /// The set without its tasks.
  public func finished<Reader: PlannerReader>(from reader: Reader) throws(PlannerFailure) -> ExchangeSet {
    var set = ExchangeSet(items: [], lists: lists)
    guard choice.isComplete else { return set }
    for task in recurring { set.completions += try reader.completions(of: task, limit: Int.max) }
    set.blocks = try reader.blocks(in: .always).filter { block in
      choice.list == nil || block.task.map { known.contains($0) } == true
    }
    guard choice.list == nil else { return set }
    for key in SettingKey.allCases {
      // A calendar belongs to an account, which a file knows nothing of.
      guard key != .blockCalendar, !key.isOfThisMachine, let value = try reader.setting(key) else { continue }
      set.settings.append(Setting(key: key, value: value))
    }
    return set
  }
}

extension PlanWindow {
  /// Wide enough for every block there can be.
  static let always = PlanWindow(
    from: Instant(seconds: -100_000_000_000), until: Instant(seconds: 400_000_000_000), first: Day(number: -1_000_000),
    last: Day(number: 4_000_000))
}
