import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension PlannerDatabase {
  /// Writes everything into one file, checks it and gives it its name; what was there is replaced only then. The data may
  /// be in use meanwhile.
  /// - Parameter withSecrets: whether passwords of accounts and signed-in browsers go along.
  /// - Throws: `diskFull`, `readOnly`, `cannotOpen`, or `damaged` when the copy is not sound; nothing is left behind then.
  public func backUp(to path: String, withSecrets: Bool = true) throws(StorageError) {
    let draft = path + ".\(getpid()).part"
    do {
      try BackupFile.makeEmpty(draft)
      // A connection of its own: it writes down one state while everybody else goes on.
      try DatabaseFile(in: directory).openReader().vacuum(into: draft)
      if !withSecrets { try BackupFile.removeSecrets(draft) }
      try BackupFile.check(draft, knowing: Migration.all.count)
      try BackupFile.rename(draft, to: path)
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Makes a backup because somebody asks for one, beside those of each day; only so many of these are kept. One at a time:
  /// two that are asked for in one second become two files.
  /// - Parameter stamp: `20261121-164200`, part of its name.
  /// - Returns: its path.
  public func backUpOnDemand(_ stamp: String, at now: Int64, withSecrets: Bool = true) throws(StorageError) -> String {
    try onDemand.withLock { (_) throws(StorageError) in
      let backups = Backups(of: directory)
      try backups.create()
      let draft = backups.path + "/zeitblock-\(stamp).\(getpid())"
      try backUp(to: draft, withSecrets: withSecrets)
      // Gone already once it has its name.
      defer { unlink(draft) }
      let path = try backups.take(draft, as: "zeitblock-" + stamp)
      backups.thinOnDemand(at: now, keeping: path)
      return path
    }
  }

  /// Whether the newest backup, or where there is none the oldest step of the history, is more than a day old.
  public func lacksBackup(at now: Int64) throws(StorageError) -> Bool {
    if let newest = Backups(of: directory).entries().first { return now - newest.madeAt > 86_400 }
    guard let oldest = try oldestStep() else { return false }
    return now - oldest > 86_400
  }

  /// Makes the backup of a day unless there is one.
  /// - Parameter day: `2026-11-21`, part of its name.
  /// - Returns: its path; nil when there was one already.
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

/// Held while a backup on demand is made.
private let onDemand = Mutex(())
