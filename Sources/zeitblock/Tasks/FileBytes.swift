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

  /// - Throws: `cannotRead` with the `errno`.
  static func read(_ path: String) throws(Refusal) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotRead(path: path, code: errno) }
    defer { close(descriptor) }
    return try read(descriptor, path)
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

  static func read(_ descriptor: Int32, _ path: String) throws(Refusal) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = readPiece(descriptor, &piece)
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: piece[..<count])
      } else if errno != EINTR {
        throw .cannotRead(path: path, code: errno)
      }
    }
  }
}

private func readPiece(_ descriptor: Int32, _ piece: inout [UInt8]) -> Int {
  read(descriptor, &piece, piece.count)
}
