#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Renames files so that both content and name survive a power failure.
public enum DurableFile {
  /// Syncs the file to disk, renames it, and then syncs the new name.
  /// - Returns: zero, or the `errno` of the failed call.
  public static func rename(_ draft: String, to path: String) -> Int32 {
    let descriptor = open(draft, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0, Glibc.rename(draft, path) == 0 else { return errno }
    return keepName(of: path)
  }

  /// Syncs the directory entries of the file's directory.
  /// - Returns: zero, or the `errno` of the failed call.
  public static func keepName(of path: String) -> Int32 {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let descriptor = open(end.map { String(path[...$0]) } ?? ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      // A directory that is writable but not readable can only be synced together with all file systems.
      guard errno == EACCES else { return errno }
      sync()
      return 0
    }
    defer { close(descriptor) }
    // Some file systems persist names differently and reject fsync on directories.
    return fsync(descriptor) == 0 || errno == EINVAL ? 0 : errno
  }
}
