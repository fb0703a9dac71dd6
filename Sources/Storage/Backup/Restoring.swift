internal import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Puts a backup in the place of the data of a directory.
public struct BackupRestoration: Sendable {
  /// Where what was there before is kept; nil when nothing was.
  public let kept: String?

  /// Checks the file, keeps the present data as a backup of its own and takes the file's in one transaction.
  ///
  /// What the file knows of servers is old. Its texts are still what both sides agreed on once, but nothing a server lacks
  /// counts as deleted there: at the next sync every list is read in full and united with what is here.
  /// - Parameter stamp: part of the name of what is kept, such as `20261121-164200`.
  /// - Throws: `serverRunning` and `syncRunning` while others work on the data; `damaged`, `newerDatabase`, `notAPlanner`
  ///   for a file that is no good. Nothing has changed then.
  public init(from path: String, in directory: DataDirectory, stamp: String) throws(StorageError) {
    try BackupFile.check(path, knowing: Migration.all.count)
    let server = try ServerLock(in: directory)
    let sync = try SyncLock(in: directory)
    defer { withExtendedLifetime((server, sync)) {} }
    let draft = directory.path + "/restoring"
    try Self.remove(draft)
    try DataDirectory(path: draft).create()
    let prepared = DataDirectory(path: draft)
    do {
      try Self.prepare(path, in: prepared, for: directory)
      kept = try Self.replace(directory, with: prepared, stamp)
      try Self.remove(draft)
    } catch {
      // What is left there is removed by the next attempt.
      try? Self.remove(draft)
      throw error
    }
  }

  /// A copy of the file, brought up to date and told to trust no server.
  private static func prepare(
    _ path: String, in directory: DataDirectory, for target: DataDirectory
  ) throws(StorageError) {
    try BackupFile.makeEmpty(directory.database)
    try Connection(path: path, access: .immutable).vacuum(into: directory.database)
    // Data that is there keeps the size of its pages. Where it cannot be read, it will be set aside.
    if let present = try? Connection(path: target.database, access: .readOnly).pageSize() {
      try Connection(path: directory.database, access: .readWrite).takePages(of: present)
    }
    let connection = try DatabaseFile(in: directory).open()
    // A backup is written as one plain file.
    try connection.runScript("PRAGMA journal_mode = WAL")
    try connection.write { () throws(StorageError) in try connection.runScript(distrust) }
    try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// Every list as if it had been away: what is here goes there again unless it is found there. Browsers sign in anew.
  private static let distrust = """
    UPDATE collection SET isDetached = 1, hasFullList = 0, syncToken = NULL, ctag = NULL, fullListAt = NULL;
    UPDATE eventCalendar SET syncToken = NULL, ctag = NULL, fullListAt = NULL, etag = NULL, modified = NULL;
    DELETE FROM accessLink;
    DELETE FROM accessSession;
    """

  private static func replace(
    _ directory: DataDirectory, with prepared: DataDirectory, _ stamp: String
  ) throws(StorageError) -> String? {
    guard access(directory.database, F_OK) == 0 else {
      try BackupFile.rename(prepared.database, to: directory.database)
      return nil
    }
    do {
      let database = try PlannerDatabase(in: directory)
      let backups = Backups(of: directory)
      try backups.create()
      let kept = backups.free("before-restore-" + stamp)
      try database.backUp(to: kept)
      try Connection(path: directory.database, access: .readWrite)
        .takeOver(Connection(path: prepared.database, access: .readOnly))
      return kept
    } catch {
      guard error.isBeyondUse else { throw error }
      return try setAside(directory, for: prepared, stamp)
    }
  }

  /// Data nothing can be read from is moved out of the way, its log with it.
  private static func setAside(
    _ directory: DataDirectory, for prepared: DataDirectory, _ stamp: String
  ) throws(StorageError) -> String {
    let kept = directory.database + ".damaged-" + stamp
    for ending in ["-wal", "-shm", ""] where access(directory.database + ending, F_OK) == 0 {
      guard Glibc.rename(directory.database + ending, kept + ending) == 0 else {
        throw BackupFile.failure(directory.database)
      }
    }
    try BackupFile.rename(prepared.database, to: directory.database)
    return kept
  }

  private static func remove(_ path: String) throws(StorageError) {
    let database = path + "/zeitblock.sqlite"
    for file in [database, database + "-wal", database + "-shm", database + "-journal"] { unlink(file) }
    guard rmdir(path) == 0 || errno == ENOENT else { throw BackupFile.failure(path) }
  }
}

extension StorageError {
  /// Data that cannot be read at all, so that no backup of it can be made.
  fileprivate var isBeyondUse: Bool {
    switch self {
    case .damaged, .notAPlanner, .unreadable: true
    default: false
    }
  }
}
