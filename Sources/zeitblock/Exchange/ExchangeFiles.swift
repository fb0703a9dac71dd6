import Domain
import Storage
import Sync

/// Reads and writes task files with the system's time zones.
enum ExchangeFiles {
  /// The largest file accepted, in bytes.
  static let largest = 256 << 20

  /// - Parameter most: the largest content accepted; nil for no limit.
  static func read(
    _ bytes: [UInt8], as format: ExchangeFormat?, _ context: ExchangeContext, most: FileExtent? = nil
  ) throws(ExchangeFailure) -> ParsedFile {
    guard bytes.count <= largest else { throw .tooLarge(limit: largest) }
    guard !SourceText.isPacked(bytes) else { throw .packed }
    let bytes = try SourceText.utf8(bytes)
    guard bytes.contains(where: { $0 > 0x20 }) else { throw .empty }
    let detected = ExchangeFormat.detected(in: bytes, named: context.fileName)
    if let most, let format = format ?? detected, FileExtent(of: bytes, as: format).exceeds(most) {
      throw .tooMany(most)
    }
    if (format ?? detected) == .ics { return try TodoFile.read(bytes, context, zones: .live()) }
    guard let format = format ?? detected else {
      // Throws a more specific error if the file is not text at all.
      _ = try SourceText(bytes)
      throw .unknownFormat
    }
    return try Exchange.read(bytes, as: format, context)
  }

  static func write(
    _ choice: ExportChoice, from database: PlannerDatabase, _ context: ExchangeContext
  ) throws(PlannerFailure) -> WrittenFile {
    try database.read { (reader) throws(PlannerFailure) in
      if let file = try written(choice, from: reader, context) { return file }
      let set = try ExchangeSet.gathered(choice, from: reader)
      if let file = Exchange.write(set, as: choice.format, context) { return WrittenFile(file) }
      return WrittenFile(try todos(set, from: reader, context))
    }
  }

  private static func todos(
    _ set: ExchangeSet, from reader: PlannerTransaction, _ context: ExchangeContext
  ) throws(PlannerFailure) -> ExchangedFile {
    let synced = Set(set.lists.filter { $0.account != nil }.map(\.id))
    return try TodoFile.write(set, context, zones: .live()) { (item) throws(PlannerFailure) in
      guard synced.contains(item.list), let row = try reader.resources(of: item.id).first else { return nil }
      return try reader.baseText(in: row.list, href: row.href)
    }
  }
}
