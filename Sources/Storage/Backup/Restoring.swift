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
  /// Whether what is kept is no backup but the files as they were, since they were no good any more.
  public let wasUnusable: Bool

  /// Checks the file, keeps the present data as a backup of its own and takes the file's in one transaction.
  ///
  /// What the file knows of servers is old. Its texts are still what both sides agreed on once, but nothing a server lacks
  /// counts as deleted there: at the next sync every list is read in full and united with what is here.
  /// Data that is damaged, in whatever way, is set aside as it is.
  /// - Parameters:
  ///   - path: nil puts new data without tasks in the place of the old.
  ///   - stamp: part of the name of what is kept, such as `20261121-164200`.
  /// - Throws: `serverRunning` and `syncRunning` while others work on the data; `damaged`, `newerDatabase`, `notAPlanner`
  ///   for a file that is no good. Nothing has changed then.
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
      // What is left there is removed by the next attempt.
      try? Self.remove(draft)
      throw error
    }
  }

  /// A copy of the file, brought up to date and told to trust no server.
  private static func prepare(
    _ path: String?, in directory: DataDirectory, for target: DataDirectory
  ) throws(StorageError) {
    try BackupFile.makeEmpty(directory.database)
    if let path { try Connection(path: path, access: .immutable).vacuum(into: directory.database) }
    // Data that is there keeps the size of its pages. Where it cannot be read, it will be set aside.
    if let present = try? Connection(path: target.database, access: .readOnly).pageSize() {
      try Connection(path: directory.database, access: .readWrite).takePages(of: present)
    }
    let connection = try DatabaseFile(in: directory).open()
    // A backup is written as one plain file.
    try connection.runScript("PRAGMA journal_mode = WAL")
    // Without data there is nothing it could agree with.
    let known = try? Connection(path: target.database, access: .readOnly)
    try connection.write { () throws(StorageError) in
      try connection.runScript(distrust)
      try connection.holdBack(except: known)
    }
    try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// Every list as if it had been away: what is here goes there again unless it is found there. Browsers sign in anew.
  private static let distrust = """
    UPDATE collection SET isDetached = 1, hasFullList = 0, syncToken = NULL, ctag = NULL, fullListAt = NULL;
    UPDATE eventCalendar SET syncToken = NULL, ctag = NULL, fullListAt = NULL, etag = NULL, modified = NULL;
    DELETE FROM accessLink;
    DELETE FROM accessSession;
    DELETE FROM accessName;
    """

  /// Whether what is there can be read in full and written.
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
      // A header that asks for a newer file format opens for reading only, whatever the rights of the file.
      case .readOnly where access(directory.database, W_OK) == 0,
        .damaged, .notAPlanner, .unreadable, .refused, .failed:
        return (try setAside(directory, for: prepared, stamp), true)
      default: throw error
      }
    }
  }

  /// Moves what cannot be used out of the way, its log with it.
  /// - Returns: nil where no database was.
  private static func setAside(
    _ directory: DataDirectory, for prepared: DataDirectory, _ stamp: String
  ) throws(StorageError) -> String? {
    let path = directory.database
    let kept = free(path + ".damaged-" + stamp)
    // A log beside another database would be read into it.
    for ending in ["-wal", "-shm", "-journal"] where exists(path + ending) {
      guard Glibc.rename(path + ending, kept + ending) == 0 else { throw BackupFile.failure(path) }
    }
    // The log must not be gone while the database still has its name after a loss of power.
    try BackupFile.keepName(of: path)
    guard exists(path) else {
      try BackupFile.rename(prepared.database, to: path)
      return nil
    }
    // With a second name for the old file the new one takes its place at once; not every file system gives one.
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
