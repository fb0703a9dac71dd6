/// A parsed portion of a `task export` file, as far as it can be interpreted without the rest.
public struct TaskwarriorPortion: Sendable {
  /// A loss report or a template or instance found between the tasks.
  struct Aside: Sendable {
    /// The index of the task that follows.
    let place: Int
    /// The data that was lost.
    var report = ConversionReport()
    /// A template, or an instance of one.
    var related: TaskwarriorRecord?
  }

  /// Normalised tasks that are unrelated to other records, in file order.
  var tasks: [ExchangedTask] = []
  var asides: [Aside] = []
}

/// Reads records into a portion.
struct TaskwarriorPortionReader {
  private(set) var portion = TaskwarriorPortion()
  private var reader: TaskwarriorReader
  private let names = TaskwarriorName.Finder()
  private var line: Int
  private var counted: Int

  /// - Parameters:
  ///   - range: The portion's byte range in the file.
  ///   - line: The number of its first line, counted from 1.
  init(_ range: Range<Int>, line: Int = 1, _ context: ExchangeContext) {
    reader = TaskwarriorReader(ExchangeClock(context.environment))
    self.line = line
    counted = range.lowerBound
    portion.tasks.reserveCapacity(range.count / TaskwarriorPortionReader.usualSize)
  }

  /// Typical bytes of a task with one or two tags.
  private static let usualSize = 200

  /// Reads the record at the reader's position.
  mutating func add(_ json: inout JSONReader) throws(JSONFailure) {
    line += ByteCount.of(0x0A, in: json.bytes, counted..<json.index)
    counted = json.index
    let record = try TaskwarriorRecord(&json, line: line, names)
    if record.status == "recurring" || record.parent != nil {
      portion.asides.append(.init(place: portion.tasks.count, related: record))
      return
    }
    let place = portion.tasks.count
    reader.add(record, to: &portion.tasks)
    guard !reader.maker.tidying.report.isEmpty else { return }
    portion.asides.append(.init(place: place, report: reader.maker.tidying.report))
    reader.maker.tidying.report = ConversionReport()
  }
}

/// A large `task export` file split into parts that several threads can read concurrently.
public struct TaskwarriorFile: Sendable {
  private let bytes: [UInt8]
  private let context: ExchangeContext
  private let isArray: Bool
  /// The byte range and first line of each part.
  private let parts: [(range: Range<Int>, line: Int)]

  /// Returns nil if the file is too small to split or has no suitable position.
  public init?(_ raw: [UInt8], parts count: Int, _ context: ExchangeContext) {
    guard raw.count >= TaskwarriorFile.least, count > 1 else { return nil }
    bytes = SourceText.withoutMark(raw)
    guard let start = bytes.firstIndex(where: { $0 > 0x20 }) else { return nil }
    self.context = context
    isArray = bytes[start] == UInt8(ascii: "[")
    let first = isArray ? start + 1 : start
    var begins = [first]
    for part in 1..<count {
      let middle = max(begins[begins.count - 1], first + (bytes.count - first) / count * part)
      if let place = TaskwarriorFile.start(in: bytes, from: middle) { begins.append(place) }
    }
    guard begins.count > 1 else { return nil }
    var line = 1 + ByteCount.of(0x0A, in: bytes[..<first])
    var parts: [(range: Range<Int>, line: Int)] = []
    for (begin, end) in zip(begins, begins.dropFirst() + [bytes.count]) {
      parts.append((begin..<end, line))
      line += ByteCount.of(0x0A, in: bytes[begin..<end])
    }
    self.parts = parts
  }

  public var partCount: Int { parts.count }

  /// Returns one part; nil if it is malformed or was not split between two tasks. The file must then be read as a
  /// whole.
  public func portion(_ number: Int) -> TaskwarriorPortion? {
    let (part, line) = parts[number]
    let start = number == 0 ? 0 : part.lowerBound
    guard SourceText.isText(bytes[start..<part.upperBound]) else { return nil }
    var reader = TaskwarriorPortionReader(part, line: line, context)
    // The error position does not matter: reading the whole file will report it.
    let isWhole = try? JSON.visitElements(of: bytes, in: part, isArray: isArray) { (json) throws(JSONFailure) in
      try reader.add(&json)
    }
    return isWhole == true ? reader.portion : nil
  }

  /// Smaller files are read before another thread could start.
  private static let least = 64 << 10

  /// Returns the next position where a line begins with an object.
  private static func start(in bytes: [UInt8], from middle: Int) -> Int? {
    var place = middle
    while let end = bytes[place...].firstIndex(of: 0x0A) {
      place = end + 1
      if place < bytes.count, bytes[place] == UInt8(ascii: "{") { return place }
    }
    return nil
  }
}
