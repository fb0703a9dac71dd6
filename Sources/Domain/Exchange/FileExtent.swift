/// The number of entries and fields in a file, counted before parsing: each of them costs memory, however few bytes it
/// has.
public struct FileExtent: Equatable, Sendable {
  /// Rows, lines of a list or objects.
  public var entries = 0
  /// Values between separators; a text that contains separators counts several times.
  public var fields = 0

  public init(entries: Int, fields: Int) {
    (self.entries, self.fields) = (entries, fields)
  }

  public init(of bytes: [UInt8], as format: ExchangeFormat) {
    let isJSON = format == .json || format == .taskwarrior
    let quotes = isJSON || format == .csv || format == .todoist || format == .ticktick
    var isQuoted = false
    var isEscaped = false
    for byte in bytes {
      switch byte {
      case 0x22 where quotes && !isEscaped: isQuoted.toggle()
      case 0x0A, 0x2C, 0x3B, 0x09, 0x7B, 0x5B: note(byte, isJSON: isJSON, isQuoted: isQuoted)
      default: break
      }
      isEscaped = isJSON && isQuoted && byte == 0x5C && !isEscaped
    }
    // In a calendar, only lines that begin a VTODO count as entries.
    if format == .ics { entries = FileExtent.todos(in: bytes) }
  }

  private mutating func note(_ byte: UInt8, isJSON: Bool, isQuoted: Bool) {
    if isJSON && isQuoted { return }
    fields += 1
    if !isQuoted, byte == (isJSON ? 0x7B : 0x0A) { entries += 1 }
  }

  private static func todos(in bytes: [UInt8]) -> Int {
    let mark = Array("BEGIN:VTODO".utf8)
    var count = 0
    var start = 0
    while let end = bytes[start...].firstIndex(of: 0x0A) ?? (start < bytes.count ? bytes.count : nil) {
      if bytes[start..<end].prefix(mark.count).elementsEqual(mark) { count += 1 }
      start = min(end + 1, bytes.count)
    }
    return count
  }

  /// The limit for files read by a server, so that it can still serve other requests.
  public static let mostServed = FileExtent(entries: 20_000, fields: 1_000_000)

  public func exceeds(_ limit: FileExtent) -> Bool { entries > limit.entries || fields > limit.fields }
}
