import Domain
import Storage

/// A file in pieces, which are not copied to print them one after the other.
struct WrittenFile {
  var pieces: [[UInt8]]
  var ledger = Ledger()
  fileprivate var portions: [Meanwhile<ExchangedFile>] = []

  init(pieces: [[UInt8]]) { self.pieces = pieces }

  init(_ file: ExchangedFile) {
    pieces = [file.bytes]
    ledger = file.ledger
  }

  /// To be called when the program ends soon: to give back each of the many tasks would only take time.
  func leave() {
    for portion in portions { _ = Unmanaged.passRetained(portion) }
  }

  var joined: ExchangedFile {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
    for piece in pieces { bytes += piece }
    return ExchangedFile(bytes: bytes, ledger: ledger)
  }
}

/// Tasks of a file on their way into its bytes: another thread prints some of them while the next ones are read.
struct WrittenPortions {
  private let file: PortionedFile
  private var items: [PlanItem] = []
  private var portions: [Meanwhile<ExchangedFile>] = []
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
    portions.append(Meanwhile { file.portion(full, isFirst: isFirst) })
  }

  /// The whole file.
  func finished(_ set: ExchangeSet) -> WrittenFile {
    let last = file.portion(items, isFirst: portions.isEmpty)
    var whole = WrittenFile(pieces: [file.start])
    for portion in portions.map({ $0.value }) + [last] {
      whole.pieces.append(portion.bytes)
      whole.ledger.add(portion.ledger)
    }
    whole.pieces.append(file.end(set, isEmpty: isEmpty))
    whole.portions = portions
    return whole
  }

  /// Tasks of a portion: printed in less than a millisecond, so that the last one is not waited for.
  private static let size = 1_000
}

extension ExchangeFiles {
  /// Nil for formats in which tasks hang together.
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
