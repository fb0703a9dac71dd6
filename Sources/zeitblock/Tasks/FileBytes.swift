import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads and writes whole files.
enum FileBytes {
  /// Returns the absolute path, which stays valid in any working directory. A path that does not exist is returned
  /// unchanged.
  static func absolute(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  /// - Parameter limit: the most bytes wanted. For a larger file, slightly more are read, so that the caller can
  ///   tell.
  /// - Throws: `cannotRead` with the `errno`.
  static func read(_ path: String, limit: Int = .max) throws(Refusal) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotRead(path: path, code: errno) }
    defer { close(descriptor) }
    return try read(descriptor, path, limit: limit)
  }

  /// Reads the next line, without its line end, and does not wait for any input after it.
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

  /// Writes a file with owner-only access. An existing file is replaced atomically once the new one is on disk; the
  /// replacement is durable when the function returns.
  ///
  /// - Throws: `cannotWrite` with the `errno`; the existing file then stays unchanged.
  static func write(_ bytes: [UInt8], to path: String) throws(Refusal) {
    var status = stat()
    // A device or a pipe cannot be replaced by renaming.
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

/// Returns 0, or the `errno` of the write that failed.
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
