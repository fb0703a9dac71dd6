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
    let isComplete = choice.format == .json
    let lists = try reader.lists().filter { list in
      list.contents.holdsTasks && (choice.list.map { $0 == list.id } ?? list.isUsed)
    }
    let state: ItemQuery.State = isComplete || choice.withCompleted ? .all : .open
    let items = try reader.items(ItemQuery(state: state, list: choice.list))
    var set = ExchangeSet(items: items, lists: lists)
    if isComplete { try set.gatherRest(choice, from: reader) }
    return set
  }

  private mutating func gatherRest<Reader: PlannerReader>(
    _ choice: ExportChoice, from reader: Reader
  ) throws(PlannerFailure) {
    for item in items where item.recurrence != nil {
      completions += try reader.completions(of: item.id, limit: Int.max)
    }
    let known = Set(items.map { $0.id })
    blocks = try reader.blocks(in: .always).filter { block in
      choice.list == nil || block.task.map { known.contains($0) } == true
    }
    guard choice.list == nil else { return }
    for key in SettingKey.allCases {
      // A calendar belongs to an account, which a file knows nothing of.
      guard key != .blockCalendar, !key.isOfThisMachine, let value = try reader.setting(key) else { continue }
      settings.append(Parcel.Setting(key: key, value: value))
    }
  }
}

extension PlanWindow {
  /// Wide enough for every block there can be.
  static let always = PlanWindow(
    from: Instant(seconds: -100_000_000_000), until: Instant(seconds: 400_000_000_000), first: Day(number: -1_000_000),
    last: Day(number: 4_000_000))
}
