internal import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces the data of a directory with a backup.
public struct BackupRestoration: Sendable {
  /// Path of the copy of the previous data; nil if there was none.
  public let kept: String?
  /// True if the previous data was unusable, so that `kept` is the original file instead of a backup.
  public let wasUnusable: Bool

  /// Checks the file, backs up the present data and replaces it in one transaction.
  ///
  /// The backup's knowledge of servers is outdated. Its texts still serve as the common base of both sides, but a task
  /// missing on a server does not count as deleted there: the next sync reads every list in full and merges it with the
  /// restored data.
  /// Damaged data is moved aside unchanged.
  /// - Parameters:
  ///   - path: nil creates new data without tasks.
  ///   - stamp: part of the name of the kept copy, for example `20261121-164200`.
  /// - Throws: `serverRunning` or `syncRunning` while a server or a sync uses the data; `damaged`, `newerDatabase`,
  ///   `foreignSchema` or `notAPlanner` if the file is unusable. Nothing has changed then.
  public init(from path: String?, in directory: DataDirectory, stamp: String) throws(StorageError) {
    if let path { try BackupFile.check(path, knowing: Migration.all.count) }
    try directory.create()
    let server = try ServerLock(in: directory)
    let sync = try SyncLock(in: directory)
    defer { withExtendedLifetime((server, sync)) {} }
    let draft = directory.path + "/restoring"
    try Self.remove(draft)
    try DataDirectory(path: draft).create()
    let prepared = DataDirectory(path: draft)
    do {
      try Self.prepare(path, in: prepared, for: directory)
      (kept, wasUnusable) = try Self.replace(directory, with: prepared, stamp)
      try Self.remove(draft)
    } catch {
      // The next attempt removes remaining files.
      try? Self.remove(draft)
      throw error
    }
  }

  /// Prepares a migrated copy of the file that trusts no server state.
  private static func prepare(
    _ path: String?, in directory: DataDirectory, for target: DataDirectory
  ) throws(StorageError) {
    try BackupFile.makeEmpty(directory.database)
    if let path { try Connection(path: path, access: .immutable).vacuum(into: directory.database) }
    // Keeps the page size of the present data. Data that cannot be read will be moved aside.
    if let present = try? Connection(path: target.database, access: .readOnly).pageSize() {
      try Connection(path: directory.database, access: .readWrite).takePages(of: present)
    }
    let connection = try DatabaseFile(in: directory).open()
    // Backups are not in WAL mode.
    try connection.runScript("PRAGMA journal_mode = WAL")
    // Without present data, everything needs consent.
    let known = try? Connection(path: target.database, access: .readOnly)
    try connection.write { () throws(StorageError) in
      try connection.runScript(distrust)
      try connection.holdBack(except: known)
    }
    try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// Treats every list as newly attached, so that restored tasks are uploaded again unless the server has them.
  /// Browsers must sign in again.
  private static let distrust = """
    UPDATE collection SET isDetached = 1, hasFullList = 0, syncToken = NULL, ctag = NULL, fullListAt = NULL;
    UPDATE eventCalendar SET syncToken = NULL, ctag = NULL, fullListAt = NULL, etag = NULL, modified = NULL;
    DELETE FROM accessLink;
    DELETE FROM accessSession;
    DELETE FROM accessName;
    """

  /// Whether the present data can be read in full.
  public static func isSound(_ directory: DataDirectory) throws(StorageError) -> Bool {
    do throws(StorageError) {
      let connection = try Connection(path: directory.database, access: .readOnly)
      let mark = try connection.first("PRAGMA application_id") { $0.int64() }
      guard mark == Int64(DatabaseFile.applicationID) else { return false }
      return try connection.faults().isEmpty
    } catch {
      switch error {
      case .busy, .diskFull: throw error
      default: return false
      }
    }
  }

  private static func replace(
    _ directory: DataDirectory, with prepared: DataDirectory, _ stamp: String
  ) throws(StorageError) -> (kept: String?, wasUnusable: Bool) {
    guard exists(directory.database), try isSound(directory) else {
      return (try setAside(directory, for: prepared, stamp), true)
    }
    do {
      let database = try PlannerDatabase(in: directory)
      let backups = Backups(of: directory)
      try backups.create()
      let kept = backups.free(Backups.beforeRestoring + stamp)
      try database.backUp(to: kept)
      try Connection(path: directory.database, access: .readWrite)
        .takeOver(Connection(path: prepared.database, access: .readOnly))
      return (kept, false)
    } catch {
      switch error {
      // SQLite opens a file whose header requires a newer format read-only, even if its permissions allow writing.
      case .readOnly where access(directory.database, W_OK) == 0,
        .damaged, .notAPlanner, .unreadable, .refused, .failed:
        return (try setAside(directory, for: prepared, stamp), true)
      default: throw error
      }
    }
  }

  /// Moves unusable data and its log aside and puts the prepared database in its place.
  /// - Returns: the new path of the old database; nil if there was none.
  private static func setAside(
    _ directory: DataDirectory, for prepared: DataDirectory, _ stamp: String
  ) throws(StorageError) -> String? {
    let path = directory.database
    let kept = free(path + ".damaged-" + stamp)
    // SQLite would apply a remaining log to the new database.
    for ending in ["-wal", "-shm", "-journal"] where exists(path + ending) {
      guard Glibc.rename(path + ending, kept + ending) == 0 else { throw BackupFile.failure(path) }
    }
    // After a power failure, the database must not be found under its name without its log.
    try BackupFile.keepName(of: path)
    guard exists(path) else {
      try BackupFile.rename(prepared.database, to: path)
      return nil
    }
    // A hard link lets the rename replace the database atomically. Some file systems do not support links.
    if link(path, kept) != 0, Glibc.rename(path, kept) != 0 { throw BackupFile.failure(path) }
    try BackupFile.rename(prepared.database, to: path)
    return kept
  }

  private static func free(_ path: String) -> String {
    var number = 1
    var candidate = path
    while exists(candidate) {
      number += 1
      candidate = path + "-\(number)"
    }
    return candidate
  }

  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private static func remove(_ path: String) throws(StorageError) {
    let database = path + "/zeitblock.sqlite"
    for file in [database, database + "-wal", database + "-shm", database + "-journal"] { unlink(file) }
    guard rmdir(path) == 0 || errno == ENOENT else { throw BackupFile.failure(path) }
  }
}
