#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The backups a data directory keeps of itself, one file each, readable by the owner alone.
public struct Backups: Sendable {
  /// One of them.
  public struct Entry: Sendable, Equatable {
    public var name: String
    public var path: String
    public var bytes: Int64
    /// Seconds since 1970.
    public var madeAt: Int64
    var nanosecond = 0

    /// Of two made in one second the number in the name may say less than the clock of the file.
    fileprivate var age: (Int64, Int, Int, String) { (madeAt, nanosecond, name.utf8.count, name) }
  }

  public let directory: DataDirectory
  /// How long daily ones are kept, in days.
  public static let keptDays: Int64 = 14

  public init(of directory: DataDirectory) {
    self.directory = directory
  }

  public var path: String { directory.path + "/backups" }

  /// Newest first; none when there is no such directory yet.
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

  /// The newest one that can be brought back; what a restoration has kept comes after all others.
  public func newestSound() -> Entry? {
    let all = entries()
    let made = all.filter { !$0.name.hasPrefix(Self.beforeRestoring) }
    return (made + all.filter { $0.name.hasPrefix(Self.beforeRestoring) }).first { entry in
      // One that cannot be read is passed over, whatever the reason.
      (try? BackupFile.check(entry.path, knowing: Migration.all.count)) != nil
    }
  }

  /// How names of backups begin that hold what was there before another one was brought back.
  static let beforeRestoring = "before-restore-"

  /// A backup by its name; nil for any other file, wherever the name leads.
  public func entry(named name: String) -> Entry? {
    guard name.hasSuffix(".sqlite"), !name.contains("/"), !name.hasPrefix(".") else { return nil }
    var status = stat()
    guard lstat(path + "/" + name, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Entry(
      name: name, path: path + "/" + name, bytes: Int64(status.st_size), madeAt: Int64(status.st_mtim.tv_sec),
      nanosecond: status.st_mtim.tv_nsec)
  }

  /// Makes the directory where it is missing, open to the owner alone.
  func create() throws(StorageError) {
    try DataDirectory(path: path).create()
  }

  /// Gives a finished backup the first name that is free, also while other programs make theirs.
  func take(_ draft: String, as name: String) throws(StorageError) -> String {
    while true {
      let path = free(name)
      if link(draft, path) == 0 {
        unlink(draft)
        try BackupFile.keepName(of: path)
        return path
      }
      if errno == EEXIST { continue }
      // Not every file system gives a second name: an empty file holds the place.
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

  /// A path in the directory, free for a new file.
  func free(_ name: String) -> String {
    var number = 1
    var candidate = path + "/" + name + ".sqlite"
    while access(candidate, F_OK) == 0 {
      number += 1
      candidate = path + "/" + name + "-\(number).sqlite"
    }
    return candidate
  }

  /// How many made on demand are kept.
  public static let mostOnDemand = 20

  /// Whether a name is one of `PlannerDatabase.backUpOnDemand`: `zeitblock-20261121-164200.sqlite`, with a number behind it
  /// where another one was made in that second.
  static func isOnDemand(_ name: String) -> Bool {
    let parts = name.dropLast(".sqlite".count).split(separator: "-", omittingEmptySubsequences: false)
    let areNumbers = parts.dropFirst().allSatisfy { !$0.isEmpty && $0.allSatisfy { "0"..."9" ~= $0 } }
    return parts.first == "zeitblock" && areNumbers && 3...4 ~= parts.count && parts[1].count == 8
      && parts[2].count == 6
  }

  /// Removes those made on demand beyond the number that is kept: first of the last day, the oldest of them first, so that
  /// somebody who makes many in a row pushes out their own and not those of the weeks before. The one just made stays.
  func thinOnDemand(at now: Int64, keeping made: String) {
    let all = entries().filter { Self.isOnDemand($0.name) }
    let oldestFirst = all.filter { $0.path != made }.reversed()
    let (ofToday, before) = (
      oldestFirst.filter { now - $0.madeAt <= 86_400 }, oldestFirst.filter { now - $0.madeAt > 86_400 }
    )
    for entry in (ofToday + before).prefix(max(0, all.count - Self.mostOnDemand)) {
      // What cannot be removed now is tried again with the next one.
      _ = unlink(entry.path)
    }
  }

  /// Removes what is older than it is kept; the newest one always stays.
  public func prune(at now: Int64) {
    for old in entries().dropFirst() where now - old.madeAt > Self.keptDays * 86_400 {
      // What cannot be removed now is tried again tomorrow.
      _ = unlink(old.path)
    }
  }
}
