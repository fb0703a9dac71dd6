#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that are still there, under their names, after the power has failed.
public enum DurableFile {
  /// Sees to it that the file is on the disk before it has its name, and the name before this returns.
  /// - Returns: zero, or the `errno` of what failed.
  public static func rename(_ draft: String, to path: String) -> Int32 {
    let descriptor = open(draft, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0, Glibc.rename(draft, path) == 0 else { return errno }
    return keepName(of: path)
  }

  /// Brings the names in the folder of a file to the disk.
  /// - Returns: zero, or the `errno` of what failed.
  public static func keepName(of path: String) -> Int32 {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let descriptor = open(end.map { String(path[...$0]) } ?? ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      // A folder that takes files but shows none can only be synced with all others.
      guard errno == EACCES else { return errno }
      sync()
      return 0
    }
    defer { close(descriptor) }
    // Some file systems keep names in other ways and refuse.
    return fsync(descriptor) == 0 || errno == EINVAL ? 0 : errno
  }
}
