/// What reading a file needs to know besides its bytes.
public struct ExchangeContext: Sendable {
  public var environment: Environment
  /// The name of the file without its directory; that of a project of Todoist is nowhere else.
  public var fileName: String?
  /// In which dates in words are understood where the file does not say.
  public var language: Language

  public init(environment: Environment, fileName: String? = nil, language: Language = .english) {
    self.environment = environment
    self.fileName = fileName
    self.language = language
  }
}

/// What is to be written to a file.
public struct ExchangeSet: Equatable, Sendable {
  /// In manual order.
  public var items: [PlanItem]
  public var lists: [SourceList]
  /// What was done of recurring tasks.
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

/// A file as it was written, and what of the tasks it could not hold.
public struct ExchangedFile: Equatable, Sendable {
  public var bytes: [UInt8]
  public var ledger: Ledger

  public init(bytes: [UInt8], ledger: Ledger = Ledger()) {
    self.bytes = bytes
    self.ledger = ledger
  }
}
