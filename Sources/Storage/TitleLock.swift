#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lock of the only program improving titles in a data directory. The system releases it if the program is killed.
public final class TitleLock: Sendable {
  private let file: LockFile

  /// Takes the lock. Returns nil if another program holds it.
  ///
  /// - Throws: `readOnly` or `directoryUnusable` if the file cannot be created.
  public init?(in directory: DataDirectory) throws(StorageError) {
    guard let file = try LockFile(directory.titleLock, in: directory) else { return nil }
    self.file = file
    file.write("\(getpid())")
  }
}
