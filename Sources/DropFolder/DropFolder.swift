// A folder whose files become tasks. It is polled, because no system reports files that other machines write to a
// shared folder. See docs/decisions/0020-a-drop-folder-is-looked-at.md.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Finds complete files in a folder. Must be used by one thread only.
public final class DropFolder {
  /// Maximum file size in bytes.
  public static let largest = 25_000_000

  /// Seconds a file must stay unchanged before it is read; longer for an empty one, which may be about to be written.
  public static let (rest, restOfEmpty): (Int64, Int64) = (5, 30)

  public let path: String
  /// Returns nanoseconds since 1970-01-01 UTC.
  private let clock: () -> Int64
  /// The state of each file at the last scan, and the time since when it is unchanged.
  private var seen: [FileName: (state: FileState, since: Int64)] = [:]
  /// Files that could not be moved, ignored until they change.
  private var stuck: [FileName: FileState] = [:]
  /// Names of files of unknown type at the last scan.
  public private(set) var others: [String] = []
  /// Names of incomplete files at the last scan.
  public private(set) var waiting: [String] = []

  /// - Parameters:
  ///   - path: an absolute path.
  ///   - clock: returns nanoseconds since 1970-01-01 UTC.
  public init(_ path: String, clock: @escaping () -> Int64 = FileState.now) {
    self.path = path
    self.clock = clock
  }

  /// Scans the folder and returns the complete files, oldest first: two scans saw the same state, and they have been
  /// unchanged long enough.
  ///
  /// - Throws: `.unusable` if the folder cannot be read; all earlier observations are discarded then.
  public func look() throws(DropFailure) -> [DroppedFile] {
    let names: [FileName]
    do {
      names = try FileName.all(in: path)
    } catch {
      seen = [:]
      throw error
    }
    let now = clock()
    var (there, complete): ([FileName: (FileState, Int64)], [DroppedFile]) = ([:], [])
    stuck = stuck.filter { FileState(of: $0.key.below(path)) == $0.value }
    (others, waiting) = ([], [])
    for name in names where stuck[name] == nil {
      guard let state = FileState(of: name.below(path)), state.isFile else { continue }
      guard let kind = DroppedFile.Kind(name) else {
        others.append(name.text)
        continue
      }
      let before = seen[name].flatMap { $0.state == state ? $0.since : nil }
      there[name] = (state, before ?? now)
      if let before, DropFolder.isAtRest(state, since: before, now) {
        complete.append(DroppedFile(name: name, kind: kind, state: state))
      } else {
        waiting.append(name.text)
      }
    }
    (others, waiting, seen) = (others.sorted(), waiting.sorted(), there)
    return complete.sorted { ($0.state.changedAt, $0.name.text) < ($1.state.changedAt, $1.name.text) }
  }

  /// Uses the file time or the time of observation: if the clock of another machine is wrong, its files may seem to
  /// come from the future.
  private static func isAtRest(_ state: FileState, since: Int64, _ now: Int64) -> Bool {
    let wanted = (state.size == 0 ? restOfEmpty : rest) * 1_000_000_000
    return now - since >= wanted || now.subtractingReportingOverflow(state.changedAt).partialValue >= wanted
  }

  /// Ignores a file that cannot be moved, until it changes.
  public func leave(_ file: DroppedFile) {
    stuck[file.name] = FileState(of: file.name.below(path))
    seen[file.name] = nil
  }

  /// Prevents other programs from reading the same files. Returns nil if another program holds the lock.
  public func lock() -> FolderLock? { FolderLock(path) }
}

public enum DropFailure: Error, Equatable, Sendable {
  /// The folder is missing, not a folder, or not readable; with the `errno`.
  case unusable(Int32)
  /// A file is not readable or changed during reading; with the `errno`.
  case unreadable(Int32)
  /// A file has another hard link: its owner may not have meant to share it.
  case linked
  /// The file is larger than `DropFolder.largest`.
  case tooLarge
  /// No file can be moved; with the `errno`.
  case unmoved(Int32)
  /// This file cannot be moved, but others may be; with the `errno`.
  case stuck(Int32)
}

/// A lock held while the files of a folder are processed.
public final class FolderLock {
  private let descriptor: Int32

  init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    // On a file system without such locks, files must still be processed.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
