import Domain
import Storage

/// Files of tasks, read and written with what is known of zones here.
enum ExchangeFiles {
  /// The largest file that is read.
  static let largest = 256 << 20

  static func read(
    _ bytes: [UInt8], as format: ExchangeFormat?, _ context: ExchangeContext
  ) throws(ExchangeFailure) -> Parcel {
    guard bytes.count <= largest else { throw .tooLarge(limit: largest) }
    guard bytes.contains(where: { $0 > 0x20 }) else { throw .empty }
    guard let format = format ?? .detected(in: bytes, named: context.fileName) else { throw .unknownFormat }
    return try Exchange.read(bytes, as: format, context)
  }

  static func write(
    _ choice: ExportChoice, from database: PlannerDatabase, _ context: ExchangeContext
  ) throws(PlannerFailure) -> ExchangedFile {
    let set = try database.read { (reader) throws(PlannerFailure) in try ExchangeSet.gathered(choice, from: reader) }
    return Exchange.write(set, as: choice.format, context) ?? ExchangedFile(bytes: [])
  }
}
