/// A file with one object per line, whose portions several threads can write concurrently.
public struct PortionedFile: Sendable {
  private enum Kind {
    case own, taskwarrior
  }

  private let kind: Kind
  private let lists: [SourceList]
  private let context: ExchangeContext

  /// Returns nil for formats in which tasks depend on each other.
  public init?(_ format: ExchangeFormat, lists: [SourceList], _ context: ExchangeContext) {
    switch format {
    case .json: self.init(.own, lists, context)
    case .taskwarrior: self.init(.taskwarrior, lists, context)
    case .csv, .ics, .ticktick, .todoist, .todotxt: return nil
    }
  }

  private init(_ kind: Kind, _ lists: [SourceList], _ context: ExchangeContext) {
    self.kind = kind
    self.lists = lists
    self.context = context
  }

  static func own(_ lists: [SourceList], _ context: ExchangeContext) -> PortionedFile {
    PortionedFile(.own, lists, context)
  }

  static func taskwarrior(_ lists: [SourceList], _ context: ExchangeContext) -> PortionedFile {
    PortionedFile(.taskwarrior, lists, context)
  }

  /// The part of the file before the tasks.
  public var start: [UInt8] {
    switch kind {
    case .own: OwnJSON.start(lists, context)
    case .taskwarrior: Array("[".utf8)
    }
  }

  /// Returns consecutive tasks and a report of the data that the file cannot hold.
  /// - Parameter isFirst: Whether these are the first tasks of the file.
  public func portion(_ items: [PlanItem], isFirst: Bool) -> ExchangedFile {
    var printer = JSONObjectPrinter(size: items.count * PortionedFile.usualSize)
    var taskwarrior = TaskwarriorWriter(lists, context)
    for index in items.indices {
      printer.append(isFirst && index == 0 ? "\n" : ",\n")
      switch kind {
      case .own: OwnJSON.print(items[index], into: &printer)
      case .taskwarrior: taskwarrior.print(items[index], into: &printer)
      }
    }
    return ExchangedFile(bytes: printer.bytes, report: taskwarrior.report)
  }

  /// Returns the part of the file after the tasks.
  /// - Parameter set: The data that accompanies the tasks.
  public func end(_ set: ExchangeSet, isEmpty: Bool) -> [UInt8] {
    switch kind {
    case .own: OwnJSON.end(set, isEmpty: isEmpty)
    case .taskwarrior: Array("\n]\n".utf8)
    }
  }

  /// Returns the complete file.
  func whole(_ set: ExchangeSet) -> ExchangedFile {
    let tasks = portion(set.items, isFirst: true)
    return ExchangedFile(bytes: start + tasks.bytes + end(set, isEmpty: set.items.isEmpty), report: tasks.report)
  }

  /// Typical bytes per task without long notes, in the more verbose format.
  private static let usualSize = 640
}
