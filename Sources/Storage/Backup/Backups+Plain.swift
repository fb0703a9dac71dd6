#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Backups {
  /// Returns a copy of a backup without passwords and access data, safe to move to another machine.
  public func bytesWithoutSecrets(of entry: Entry) throws(StorageError) -> [UInt8] {
    let draft = directory.path + "/\(entry.name).\(getpid()).plain"
    unlink(draft)
    defer { unlink(draft) }
    try BackupFile.makeEmpty(draft)
    try Connection(path: entry.path, access: .immutable).vacuum(into: draft)
    try BackupFile.removeSecrets(draft)
    return try BackupFile.bytes(of: draft)
  }
}

extension BackupFile {
  static func bytes(of path: String) throws(StorageError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &piece, piece.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: piece[..<count])
      } else if errno != EINTR {
        throw failure(path)
      }
    }
  }
}
