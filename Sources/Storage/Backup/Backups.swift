#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The automatic and on-demand backups of a data directory: one file each, readable by the owner only.
public struct Backups: Sendable {
  /// A backup file.
  public struct Entry: Sendable, Equatable {
    public var name: String
    public var path: String
    public var bytes: Int64
    /// Seconds since 1970-01-01 UTC.
    public var madeAt: Int64
    var nanosecond = 0

    /// Sort key: the file time first, because the number in the name does not always follow it within one second.
    fileprivate var age: (Int64, Int, Int, String) { (madeAt, nanosecond, name.utf8.count, name) }
  }

  public let directory: DataDirectory
  /// Retention of daily backups, in days.
  public static let keptDays: Int64 = 14

  public init(of directory: DataDirectory) {
    self.directory = directory
  }

  public var path: String { directory.path + "/backups" }

  /// Returns the backups, newest first; empty if the directory does not exist.
  public func entries() -> [Entry] {
    guard let handle = opendir(path) else { return [] }
    defer { closedir(handle) }
    var entries: [Entry] = []
    while let next = readdir(handle) {
      let name = withUnsafePointer(to: &next.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let entry = entry(named: name) { entries.append(entry) }
    }
    return entries.sorted { $0.age > $1.age }
  }

  /// Returns the newest backup that passes all checks. Copies made before a restore are considered last.
  public func newestSound() -> Entry? {
    let all = entries()
    let made = all.filter { !$0.name.hasPrefix(Self.beforeRestoring) }
    return (made + all.filter { $0.name.hasPrefix(Self.beforeRestoring) }).first { entry in
      // Skip a backup that cannot be read, whatever the reason.
      (try? BackupFile.check(entry.path, knowing: Migration.all.count)) != nil
    }
  }

  /// Prefix of backups that keep the previous data when another backup is restored.
  static let beforeRestoring = "before-restore-"

  /// Returns the backup with this name, or nil if it is not a regular backup file inside the directory.
  public func entry(named name: String) -> Entry? {
    guard name.hasSuffix(".sqlite"), !name.contains("/"), !name.hasPrefix(".") else { return nil }
    var status = stat()
    guard lstat(path + "/" + name, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Entry(
      name: name, path: path + "/" + name, bytes: Int64(status.st_size), madeAt: Int64(status.st_mtim.tv_sec),
      nanosecond: status.st_mtim.tv_nsec)
  }

  /// Creates the directory if it is missing, accessible to the owner only.
  func create() throws(StorageError) {
    try DataDirectory(path: path).create()
  }

  /// Moves a finished backup to the first free name. Safe while other programs create backups.
  func take(_ draft: String, as name: String) throws(StorageError) -> String {
    while true {
      let path = free(name)
      if link(draft, path) == 0 {
        unlink(draft)
        try BackupFile.keepName(of: path)
        return path
      }
      if errno == EEXIST { continue }
      // Some file systems do not support hard links: an empty file reserves the name.
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { throw BackupFile.failure(path) }
      close(descriptor)
      do {
        try BackupFile.rename(draft, to: path)
        return path
      } catch {
        unlink(path)
        throw error
      }
    }
  }

  /// Returns a path in the directory that does not exist yet.
  func free(_ name: String) -> String {
    var number = 1
    var candidate = path + "/" + name + ".sqlite"
    while access(candidate, F_OK) == 0 {
      number += 1
      candidate = path + "/" + name + "-\(number).sqlite"
    }
    return candidate
  }

  /// Maximum number of backups kept from `PlannerDatabase.backUpOnDemand`.
  public static let mostOnDemand = 20

  /// Whether `PlannerDatabase.backUpOnDemand` chose this name: `zeitblock-20261121-164200.sqlite`, with a further
  /// number if another backup was made in the same second.
  static func isOnDemand(_ name: String) -> Bool {
    let parts = name.dropLast(".sqlite".count).split(separator: "-", omittingEmptySubsequences: false)
    let areNumbers = parts.dropFirst().allSatisfy { !$0.isEmpty && $0.allSatisfy { "0"..."9" ~= $0 } }
    return parts.first == "zeitblock" && areNumbers && 3...4 ~= parts.count && parts[1].count == 8
      && parts[2].count == 6
  }

  /// Removes on-demand backups beyond `mostOnDemand`, except `made`. Deletes those of the last 24 hours first, oldest
  /// first, so that a user who makes many in a row does not push out those of earlier weeks.
  func thinOnDemand(at now: Int64, keeping made: String) {
    let all = entries().filter { Self.isOnDemand($0.name) }
    let oldestFirst = all.filter { $0.path != made }.reversed()
    let (ofToday, before) = (
      oldestFirst.filter { now - $0.madeAt <= 86_400 }, oldestFirst.filter { now - $0.madeAt > 86_400 }
    )
    for entry in (ofToday + before).prefix(max(0, all.count - Self.mostOnDemand)) {
      // A file that cannot be removed is tried again after the next backup.
      _ = unlink(entry.path)
    }
  }

  /// Removes backups older than `keptDays`, but never the newest one.
  public func prune(at now: Int64) {
    for old in entries().dropFirst() where now - old.madeAt > Self.keptDays * 86_400 {
      // A file that cannot be removed is tried again the next day.
      _ = unlink(old.path)
    }
  }
}
