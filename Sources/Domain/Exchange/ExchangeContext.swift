/// The context that reading a file needs besides its bytes.
public struct ExchangeContext: Sendable {
  public var environment: Environment
  /// The name of the file without its directory. Todoist exports contain the project name only there.
  public var fileName: String?
  /// The language of dates in words, unless the file specifies one.
  public var language: Language

  public init(environment: Environment, fileName: String? = nil, language: Language = .english) {
    self.environment = environment
    self.fileName = fileName
    self.language = language
  }
}

/// The contents of a file to be written.
public struct ExchangeSet: Equatable, Sendable {
  /// The tasks in manual order.
  public var items: [PlanItem]
  public var lists: [SourceList]
  /// The completions of recurring tasks.
  public var completions: [Completion]
  public var blocks: [TimeBlock]
  public var settings: [Setting]

  public init(
    items: [PlanItem], lists: [SourceList], completions: [Completion] = [], blocks: [TimeBlock] = [],
    settings: [Setting] = []
  ) {
    self.items = items
    self.lists = lists
    self.completions = completions
    self.blocks = blocks
    self.settings = settings
  }

  func name(of list: ListID) -> String? { lists.first { $0.id == list }?.name }
}

/// A written file and a report of the data it could not hold.
public struct ExchangedFile: Equatable, Sendable {
  public var bytes: [UInt8]
  public var report: ConversionReport

  public init(bytes: [UInt8], report: ConversionReport = ConversionReport()) {
    self.bytes = bytes
    self.report = report
  }
}
