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

  public let path: String
  /// Size and time of what was seen at the last look: a file is complete when they are the same at two looks.
  private var seen: [FileName: FileState] = [:]

  /// - Parameter path: an absolute path.
  public init(_ path: String) {
    self.path = path
  }

  /// The files that are complete, oldest first.
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
    var now: [FileName: FileState] = [:]
    var complete: [DroppedFile] = []
    for name in names {
      guard let kind = DroppedFile.Kind(name), let state = FileState(of: name.below(path)), state.isFile else {
        continue
      }
      now[name] = state
      if seen[name] == state { complete.append(DroppedFile(name: name, kind: kind, state: state)) }
    }
    seen = now
    return complete.sorted { ($0.state.changedAt, $0.name.text) < ($1.state.changedAt, $1.name.text) }
  }

  /// Whether anything waits for a second look.
  public var isWaiting: Bool { !seen.isEmpty }

  /// Keeps other programs from taking the same files; nil while one does.
  public func lock() -> FolderLock? { FolderLock(path) }
}

public enum DropFailure: Error, Equatable, Sendable {
  /// The folder is missing, is none, or may not be read: the `errno`.
  case unusable(Int32)
  /// A file may not be read, or changes: the `errno`.
  case unreadable(Int32)
  /// A file is larger than `DropFolder.largest`.
  case tooLarge
  /// A file could not be put away: the `errno`.
  case unmoved(Int32)
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
