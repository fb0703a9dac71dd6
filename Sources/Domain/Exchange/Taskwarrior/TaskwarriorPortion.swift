/// What a part of a file of `task export` says, as far as that can be told without the rest.
public struct TaskwarriorPortion: Sendable {
  enum Row: Sendable {
    /// A record that has to do with no other one: its task, tidied, or none, and what was lost of it.
    case single(ExchangedTask?, Ledger)
    /// A template, or an instance of one.
    case related(TaskwarriorRecord)
  }

  /// In the order of the file.
  var rows: [Row] = []

  var related: [TaskwarriorRecord] {
    rows.compactMap { row in
      if case .related(let record) = row { return record }
      return nil
    }
  }
}

/// Makes rows of the records of one portion.
struct TaskwarriorPortionReader {
  private(set) var portion = TaskwarriorPortion()
  private var reader: TaskwarriorReader
  private let bytes: [UInt8]
  private var line: Int
  private var counted: Int

  /// - Parameters:
  ///   - range: where the portion stands in the bytes.
  ///   - line: the line that is, counted from 1.
  init(_ bytes: [UInt8], in range: Range<Int>, line: Int = 1, _ context: ExchangeContext) {
    reader = TaskwarriorReader(ExchangeClock(context.environment))
    self.bytes = bytes
    self.line = line
    counted = range.lowerBound
    portion.rows.reserveCapacity(range.count / TaskwarriorPortionReader.usualSize)
  }

  /// Bytes of a task with a tag or two.
  private static let usualSize = 200

  mutating func add(_ json: JSON, at offset: Int) {
    line += ByteCount.of(0x0A, in: bytes, counted..<offset)
    counted = offset
    let record = TaskwarriorRecord(json: json, line: line)
    let isRelated = record.status == "recurring" || record.parent != nil
    portion.rows.append(isRelated ? .related(record) : reader.row(of: record))
  }
}

/// A large file of `task export` cut into parts that several threads can read at the same moment.
public struct TaskwarriorFile: Sendable {
  private let bytes: [UInt8]
  private let context: ExchangeContext
  private let isArray: Bool
  /// Where each part begins and ends.
  private let parts: [Range<Int>]

  /// Nil when the file is not worth cutting, or no place is found where one might.
  /// - Throws: what keeps it from being a text.
  public init?(_ raw: [UInt8], parts count: Int, _ context: ExchangeContext) throws(ExchangeFailure) {
    guard raw.count >= TaskwarriorFile.least, count > 1 else { return nil }
    let text = try SourceText(raw)
    guard let start = text.bytes.firstIndex(where: { $0 > 0x20 }) else { return nil }
    bytes = text.bytes
    self.context = context
    isArray = bytes[start] == UInt8(ascii: "[")
    let first = isArray ? start + 1 : start
    var begins = [first]
    for part in 1..<count {
      let middle = max(begins[begins.count - 1], first + (bytes.count - first) / count * part)
      if let place = TaskwarriorFile.start(in: bytes, from: middle) { begins.append(place) }
    }
    guard begins.count > 1 else { return nil }
    let ends = begins.dropFirst() + [bytes.count]
    parts = zip(begins, ends).map { $0..<$1 }
  }

  public var partCount: Int { parts.count }

  /// Reads one part. Nil when it is malformed, or was not cut between two tasks; then the file has to be read as a whole.
  public func portion(_ number: Int) -> TaskwarriorPortion? {
    let part = parts[number]
    let line = 1 + ByteCount.of(0x0A, in: bytes, 0..<part.lowerBound)
    var reader = TaskwarriorPortionReader(bytes, in: part, line: line, context)
    // Where it is malformed is found out when all of it is read.
    let isWhole = try? JSON.visitElements(of: bytes, in: part, isArray: isArray) { reader.add($0, at: $1) }
    return isWhole == true ? reader.portion : nil
  }

  /// Smaller files are read before another thread has begun.
  private static let least = 64 << 10

  /// The next place where a line begins with an object.
  private static func start(in bytes: [UInt8], from middle: Int) -> Int? {
    var place = middle
    while let end = bytes[place...].firstIndex(of: 0x0A) {
      place = end + 1
      if place < bytes.count, bytes[place] == UInt8(ascii: "{") { return place }
    }
    return nil
  }
}
