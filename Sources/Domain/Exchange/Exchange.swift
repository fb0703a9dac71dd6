/// Reading and writing the files of other programs: the face of this directory. iCalendar needs zones and is read and
/// written where these are known.
public enum Exchange {
  /// - Throws: what keeps the whole file from being read; what single tasks lose stands in the parcel.
  public static func read(
    _ bytes: [UInt8], as format: ExchangeFormat, _ context: ExchangeContext
  ) throws(ExchangeFailure) -> Parcel {
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

  /// Nil for iCalendar, which is written elsewhere.
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
