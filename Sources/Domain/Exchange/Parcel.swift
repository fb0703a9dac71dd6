/// What was read from a file, not yet compared with what is here.
public struct Parcel: Equatable, Sendable {
  public var format: ExchangeFormat
  /// In the order of the file.
  public var tasks: [ExchangedTask]
  /// Lists the file describes, besides those tasks only name.
  public var lists: [SourceList]
  public var completions: [Completion]
  public var blocks: [TimeBlock]
  public var settings: [Setting]
  public var ledger: Ledger

  public init(_ format: ExchangeFormat) {
    self.format = format
    tasks = []
    lists = []
    completions = []
    blocks = []
    settings = []
    ledger = Ledger()
  }
}

/// A task as a file tells it.
public struct ExchangedTask: Equatable, Sendable {
  /// Its list and rank say nothing yet.
  public var item: PlanItem
  /// The list or project it was in.
  public var listName: String?
  /// The list it was in, where the file has lists of ours.
  public var list: ListID?
  /// Where it begins in the file, counted from 1.
  public var line: Int
  /// Whether the file says when it was made.
  public var hasCreation: Bool
  /// Whether its identity is that of the file; otherwise it is made of what the task says.
  public var hasOwnID: Bool

  public init(
    item: PlanItem, listName: String? = nil, list: ListID? = nil, line: Int, hasCreation: Bool = false,
    hasOwnID: Bool = false
  ) {
    self.item = item
    self.listName = listName
    self.list = list
    self.line = line
    self.hasCreation = hasCreation
    self.hasOwnID = hasOwnID
  }
}
