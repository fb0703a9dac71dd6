/// Reads and writes the files of other programs; the public interface of this folder. iCalendar needs time zones and is
/// read and written by the module that has them.
public enum Exchange {
  /// - Throws: A failure that prevents the whole file from being read. Losses of single tasks are noted in the parsed
  ///   file.
  public static func read(
    _ bytes: [UInt8], as format: ExchangeFormat, _ context: ExchangeContext
  ) throws(ExchangeFailure) -> ParsedFile {
    switch format {
    case .json: try OwnJSON.read(bytes, context)
    case .csv: try PlainCSV.read(bytes, context)
    case .todotxt: try TodoTxt.read(bytes, context)
    case .taskwarrior: try Taskwarrior.read(bytes, context)
    case .todoist: try TodoistCSV.read(bytes, context)
    case .ticktick: try TickTickCSV.read(bytes, context)
    case .ics: throw .unknownFormat
    }
  }

  /// Returns nil for iCalendar, which another module writes.
  public static func write(_ set: ExchangeSet, as format: ExchangeFormat, _ context: ExchangeContext) -> ExchangedFile?
  {
    switch format {
    case .json: OwnJSON.write(set, context)
    case .csv: PlainCSV.write(set, context)
    case .todotxt: TodoTxt.write(set, context)
    case .taskwarrior: Taskwarrior.write(set, context)
    case .todoist: TodoistCSV.write(set, context)
    case .ticktick: TickTickCSV.write(set, context)
    case .ics: nil
    }
  }
}
