import Domain
import Storage

/// A file in pieces, which can be printed one after the other without copying them together.
struct WrittenFile {
  var pieces: [[UInt8]]
  var report = ConversionReport()
  fileprivate var portions: [Future<ExchangedFile>] = []

  init(pieces: [[UInt8]]) { self.pieces = pieces }

  init(_ file: ExchangedFile) {
    pieces = [file.bytes]
    report = file.report
  }

  /// Leaks the tasks on purpose. Call it only just before the program exits, when freeing them would only cost time.
  func leave() {
    for portion in portions { _ = Unmanaged.passRetained(portion) }
  }

  var joined: ExchangedFile {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
    for piece in pieces { bytes += piece }
    return ExchangedFile(bytes: bytes, report: report)
  }
}

/// Serialises tasks in portions: other threads serialise full portions while the next tasks are read.
struct WrittenPortions {
  private let file: PortionedFile
  private var items: [PlanItem] = []
  private var portions: [Future<ExchangedFile>] = []
  private var isEmpty: Bool { items.isEmpty && portions.isEmpty }

  init(_ file: PortionedFile) {
    self.file = file
    items.reserveCapacity(WrittenPortions.size)
  }

  mutating func add(_ item: PlanItem) {
    items.append(item)
    guard items.count == WrittenPortions.size else { return }
    let (file, full, isFirst) = (file, items, portions.isEmpty)
    items = []
    items.reserveCapacity(WrittenPortions.size)
    portions.append(Future { file.portion(full, isFirst: isFirst) })
  }

  /// Returns the complete file.
  func finished(_ set: ExchangeSet) -> WrittenFile {
    let last = file.portion(items, isFirst: portions.isEmpty)
    var whole = WrittenFile(pieces: [file.start])
    for portion in portions.map({ $0.value }) + [last] {
      whole.pieces.append(portion.bytes)
      whole.report.add(portion.report)
    }
    whole.pieces.append(file.end(set, isEmpty: isEmpty))
    whole.portions = portions
    return whole
  }

  /// Tasks per portion. A portion takes less than a millisecond, so waiting for the last one costs little.
  private static let size = 1_000
}

extension ExchangeFiles {
  /// Returns nil for formats in which tasks refer to each other.
  static func written(
    _ choice: ExportChoice, from reader: PlannerTransaction, _ context: ExchangeContext
  ) throws(PlannerFailure) -> WrittenFile? {
    var gathering = try ExchangeGathering(choice, from: reader)
    guard let file = PortionedFile(choice.format, lists: gathering.lists, context) else { return nil }
    var portions = WrittenPortions(file)
    try reader.visit(choice.query) { item in
      gathering.see(item)
      portions.add(item)
    }
    return portions.finished(try gathering.finished(from: reader))
  }
}
