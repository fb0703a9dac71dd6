#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Held by the one program that improves the titles of a data directory, for as long as it does. A killed program lets go
/// of it by itself.
public final class TitleLock: Sendable {
  private let file: LockFile

  /// Takes the lock; nil while another program holds it.
  ///
  /// - Throws: `readOnly` or `directoryUnusable` when the file cannot be made.
  public init?(in directory: DataDirectory) throws(StorageError) {
    guard let file = try LockFile(directory.titleLock, in: directory) else { return nil }
    self.file = file
    file.write("\(getpid())")
  }
}
