import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whole files, read and written at once.
enum FileBytes {
  /// The path from the root, so that it means the same wherever a later program starts. What is not there stays as it is.
  static func absolute(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  /// - Parameter limit: with more bytes than these, no more are read than it takes to know.
  /// - Throws: `cannotRead` with the `errno`.
  static func read(_ path: String, limit: Int = .max) throws(Refusal) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotRead(path: path, code: errno) }
    defer { close(descriptor) }
    return try read(descriptor, path, limit: limit)
  }

  /// The first line of what is left to read, without its end; nothing after it is waited for.
  static func firstLine(of descriptor: Int32) throws(Refusal) -> String {
    var line: [UInt8] = []
    var byte: [UInt8] = [0]
    while true {
      let count = readPiece(descriptor, &byte)
      if count == 0 || (count > 0 && (byte[0] == 0x0A || byte[0] == 0x0D)) {
        return String(decoding: line, as: UTF8.self)
      }
      if count > 0 {
        line.append(byte[0])
      } else if errno != EINTR {
        throw .cannotRead(path: "-", code: errno)
      }
    }
  }

  /// Writes a file that only its owner can read; what was there is replaced once all of it is on the disk, and the new
  /// one is there for good when this returns.
  ///
  /// - Throws: `cannotWrite` with the `errno`; what was there stays then.
  static func write(_ bytes: [UInt8], to path: String) throws(Refusal) {
    var status = stat()
    // A device or a pipe cannot be replaced.
    let isPlain = stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    let draft = isPlain ? path + ".\(getpid())" : path
    let descriptor = open(draft, O_WRONLY | O_CREAT | (isPlain ? O_EXCL : 0) | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, code: errno) }
    var code = writeAll(bytes, descriptor)
    close(descriptor)
    if isPlain, code == 0 { code = DurableFile.rename(draft, to: path) }
    if code == 0 { return }
    if isPlain { unlink(draft) }
    throw .cannotWrite(path: path, code: code)
  }

  static func read(_ descriptor: Int32, _ path: String, limit: Int = .max) throws(Refusal) -> [UInt8] {
    var bytes: [UInt8] = []
    var status = stat()
    if fstat(descriptor, &status) == 0 { bytes.reserveCapacity(min(Int(status.st_size), limit) + 1) }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = readPiece(descriptor, &piece)
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: piece[..<count])
      } else if errno != EINTR {
        throw .cannotRead(path: path, code: errno)
      }
    }
    return bytes
  }
}

/// Zero, or the `errno` that ended it.
private func writeAll(_ bytes: [UInt8], _ descriptor: Int32) -> Int32 {
  var written = 0
  while written < bytes.count {
    let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      written += count
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}

private func readPiece(_ descriptor: Int32, _ piece: inout [UInt8]) -> Int {
  read(descriptor, &piece, piece.count)
}
