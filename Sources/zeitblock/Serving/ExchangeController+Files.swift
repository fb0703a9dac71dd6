import Domain
import Storage
import Synchronization
import Web

extension ExchangeController {
  /// Imports and exports files of a database.
  static func files(over database: PlannerDatabase) -> ExchangeController {
    let uploads = KeptFiles()
    let backups = Backups(of: database.directory)
    return ExchangeController(
      read: read,
      keep: { (upload, format, environment, language) throws(ExchangeFailure) in
        let parsedFile = try read(upload, format, environment, language)
        return uploads.keep(parsedFile, named: environment.makeIdentifier(), at: environment.now)
      },
      kept: { uploads.parsedFile($0) },
      export: { (choice, environment) throws(PlannerFailure) in
        try ExchangeFiles.write(choice, from: database, ExchangeContext(environment: environment)).joined
      },
      backups: { backups.entries().map { KeptBackup($0) } },
      backup: { (name) throws(PlannerFailure) in
        guard let entry = backups.entry(named: name) else { return nil }
        return try planned { () throws(StorageError) in try backups.bytesWithoutSecrets(of: entry) }
      },
      makeBackup: { (environment) throws(PlannerFailure) in
        try planned { () throws(StorageError) in
          let path = try database.backUpOnDemand(environment.stamp, at: environment.now.seconds)
          let name = String(path.split(separator: "/").last ?? "")
          guard let made = backups.entry(named: name) else { throw .cannotOpen(path: path, code: 14) }
          return KeptBackup(made)
        }
      })
  }

  @Sendable private static func read(
    _ upload: Upload, _ format: ExchangeFormat?, _ environment: Environment, _ language: Language
  ) throws(ExchangeFailure) -> ParsedFile {
    let context = ExchangeContext(environment: environment, fileName: upload.name, language: language)
    // Reading several files at once would starve other requests of memory and threads.
    guard isReading.compareExchange(expected: false, desired: true, ordering: .sequentiallyConsistent).exchanged else {
      throw .busy
    }
    defer { isReading.store(false, ordering: .sequentiallyConsistent) }
    return try ExchangeFiles.read(upload.bytes, as: format, context, most: .mostServed)
  }

  private static func planned<Value>(
    _ work: () throws(StorageError) -> Value
  ) throws(PlannerFailure) -> Value {
    do {
      return try work()
    } catch {
      throw .store(StoreFailure(error))
    }
  }
}

/// Whether a file is being read.
private let isReading = Atomic(false)

extension KeptBackup {
  fileprivate init(_ entry: Backups.Entry) {
    self.init(name: entry.name, bytes: entry.bytes, madeAt: Instant(seconds: entry.madeAt))
  }
}

/// Caches the last two parsed uploads, for up to half an hour each.
private final class KeptFiles: Sendable {
  private struct Kept {
    var key: String
    var parsedFile: ParsedFile
    var at: Instant
  }

  private let all = Mutex<[Kept]>([])
  private static let most = 2
  private static let seconds: Int64 = 1_800

  func keep(_ parsedFile: ParsedFile, named key: String, at now: Instant) -> String {
    all.withLock { all in
      all.removeAll { now.seconds - $0.at.seconds > Self.seconds }
      if all.count >= Self.most { all.removeFirst() }
      all.append(Kept(key: key, parsedFile: parsedFile, at: now))
    }
    return key
  }

  func parsedFile(_ key: String) -> ParsedFile? {
    let now = Environment.live().now
    return all.withLock { all in
      all.first { $0.key == key && now.seconds - $0.at.seconds <= Self.seconds }?.parsedFile
    }
  }
}
