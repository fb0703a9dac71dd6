/// The contents of a parsed file, not yet compared with the stored tasks.
public struct ParsedFile: Equatable, Sendable {
  public var format: ExchangeFormat
  /// The tasks in file order.
  public var tasks: [ExchangedTask]
  /// Lists that the file describes, not those that tasks merely name.
  public var lists: [SourceList]
  public var completions: [Completion]
  public var blocks: [TimeBlock]
  public var settings: [Setting]
  public var report: ConversionReport

  public init(_ format: ExchangeFormat) {
    self.format = format
    tasks = []
    lists = []
    completions = []
    blocks = []
    settings = []
    report = ConversionReport()
  }
}

/// A task parsed from a file.
public struct ExchangedTask: Equatable, Sendable {
  /// The task; its list and rank are not set yet.
  public var item: PlanItem
  /// The name of its list or project.
  public var listName: String?
  /// The id of its list, for files that contain Zeitblock lists.
  public var list: ListID?
  /// The line where the task begins, counted from 1.
  public var line: Int
  /// Whether the file contains the creation instant.
  public var hasCreation: Bool
  /// Whether the id comes from the file; otherwise it is derived from the content.
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
