/// How much there is in a file, counted before any of it is read: each entry and each field costs memory of its own, however
/// few bytes it has.
public struct FileExtent: Equatable, Sendable {
  /// Rows, lines of a list or objects.
  public var entries = 0
  /// What stands between separators; texts that hold some count more than once.
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
    // Only some of the lines of a calendar begin something.
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

  /// The most a server reads at once, so that everybody else is still served.
  public static let mostServed = FileExtent(entries: 20_000, fields: 1_000_000)

  public func exceeds(_ limit: FileExtent) -> Bool { entries > limit.entries || fields > limit.fields }
}
