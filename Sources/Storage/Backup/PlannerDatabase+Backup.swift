import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension PlannerDatabase {
  /// Writes all data to one file, checks it, and only then replaces the file at `path`. The data may be in use at the
  /// same time.
  /// - Parameter withSecrets: whether to include account passwords and access data.
  /// - Throws: `diskFull`, `readOnly`, `cannotOpen`, or `damaged` if the copy is not intact; no file is left behind.
  public func backUp(to path: String, withSecrets: Bool = true) throws(StorageError) {
    let draft = path + ".\(getpid()).part"
    do {
      try BackupFile.makeEmpty(draft)
      // A separate connection reads one consistent state without blocking others.
      try DatabaseFile(in: directory).openReader().vacuum(into: draft)
      if !withSecrets { try BackupFile.removeSecrets(draft) }
      try BackupFile.check(draft, knowing: Migration.all.count)
      try BackupFile.rename(draft, to: path)
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Makes a backup at the user's request, in addition to the daily ones, and removes the oldest beyond the limit. Runs
  /// one at a time; two requests within one second create two files.
  /// - Parameter stamp: part of the name, for example `20261121-164200`.
  /// - Returns: the path of the backup.
  public func backUpOnDemand(_ stamp: String, at now: Int64, withSecrets: Bool = true) throws(StorageError) -> String {
    try onDemand.withLock { (_) throws(StorageError) in
      let backups = Backups(of: directory)
      try backups.create()
      let draft = backups.path + "/zeitblock-\(stamp).\(getpid())"
      try backUp(to: draft, withSecrets: withSecrets)
      // After the move to its final name, the draft no longer exists.
      defer { unlink(draft) }
      let path = try backups.take(draft, as: "zeitblock-" + stamp)
      backups.thinOnDemand(at: now, keeping: path)
      return path
    }
  }

  /// Whether the newest backup is more than a day old; if there is none, whether the oldest history entry is.
  public func lacksBackup(at now: Int64) throws(StorageError) -> Bool {
    if let newest = Backups(of: directory).entries().first { return now - newest.madeAt > 86_400 }
    guard let oldest = try oldestStep() else { return false }
    return now - oldest > 86_400
  }

  /// Makes the daily backup unless it exists.
  /// - Parameter day: part of the name, for example `2026-11-21`.
  /// - Returns: the path of the backup, or nil if it already existed.
  @discardableResult
  public func backUpDaily(on day: String, at now: Int64) throws(StorageError) -> String? {
    let backups = Backups(of: directory)
    let path = backups.path + "/zeitblock-" + day + ".sqlite"
    guard access(path, F_OK) != 0 else { return nil }
    try backups.create()
    try backUp(to: path)
    backups.prune(at: now)
    return path
  }
}

/// Serializes backups on demand.
private let onDemand = Mutex(())
