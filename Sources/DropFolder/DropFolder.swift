// A folder whose files become tasks: looked at again and again, by polling, since what other machines write into a shared
// folder is announced by no system. See docs/decisions/0020-a-drop-folder-is-looked-at.md.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What lies in a folder to be taken. Belongs to one thread.
public final class DropFolder {
  /// Bytes of one file.
  public static let largest = 25_000_000

  /// Seconds a file has to be left alone before it is taken, and an empty one, into which somebody may be about to write.
  public static let (rest, restOfEmpty): (Int64, Int64) = (5, 30)

  public let path: String
  /// Nanoseconds since 1970.
  private let clock: () -> Int64
  /// What was seen at the last look, and since when it has been like that.
  private var seen: [FileName: (state: FileState, since: Int64)] = [:]
  /// Files that could not be put away: they are left alone until they change.
  private var stuck: [FileName: FileState] = [:]
  /// The names of files that lay there at the last look and are of no known kind.
  public private(set) var others: [String] = []
  /// The names of files that lay there at the last look and were not complete.
  public private(set) var waiting: [String] = []

  /// - Parameters:
  ///   - path: an absolute path.
  ///   - clock: nanoseconds since 1970.
  public init(_ path: String, clock: @escaping () -> Int64 = FileState.now) {
    self.path = path
    self.clock = clock
  }

  /// The files that are complete, oldest first: two looks saw the same, and nobody has changed them for a while.
  ///
  /// - Throws: `.unusable` when the folder cannot be read, with everything seen before forgotten.
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

  /// By the time of the file, or by what was seen here: the clock of another machine may go wrong, and then its files seem to
  /// come from the future.
  private static func isAtRest(_ state: FileState, since: Int64, _ now: Int64) -> Bool {
    let wanted = (state.size == 0 ? restOfEmpty : rest) * 1_000_000_000
    return now - since >= wanted || now.subtractingReportingOverflow(state.changedAt).partialValue >= wanted
  }

  /// Leaves a file alone that cannot be put away, until it changes.
  public func leave(_ file: DroppedFile) {
    stuck[file.name] = FileState(of: file.name.below(path))
    seen[file.name] = nil
  }

  /// Keeps other programs from taking the same files; nil while one does.
  public func lock() -> FolderLock? { FolderLock(path) }
}

public enum DropFailure: Error, Equatable, Sendable {
  /// The folder is missing, is none, or may not be read: the `errno`.
  case unusable(Int32)
  /// A file may not be read, or changes: the `errno`.
  case unreadable(Int32)
  /// A file has another name elsewhere: it may be one its owner never meant to hand over.
  case linked
  /// A file is larger than `DropFolder.largest`.
  case tooLarge
  /// No file can be put away: the `errno`.
  case unmoved(Int32)
  /// This file may not be moved, others may: the `errno`.
  case stuck(Int32)
}

/// Held while files of a folder are taken.
public final class FolderLock {
  private let descriptor: Int32

  init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    // A file system without such locks must not keep anyone from taking files.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
