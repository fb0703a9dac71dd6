#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file name as raw bytes.
public struct FileName: Hashable, Sendable {
  public let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The name as text, with U+FFFD for invalid UTF-8.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The extension in lower case.
  var ending: String {
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(decoding: bytes[(dot + 1)...], as: UTF8.self).lowercased()
  }

  /// The name without its extension.
  var stem: [UInt8] { bytes.lastIndex(of: UInt8(ascii: ".")).map { Array(bytes[..<$0]) } ?? bytes }

  /// The name as a NUL-terminated C string.
  var path: [CChar] { (bytes + [0]).map { CChar(bitPattern: $0) } }

  /// Returns the path in a folder as a NUL-terminated C string.
  func below(_ folder: String) -> [CChar] {
    (Array(folder.utf8) + [UInt8(ascii: "/")] + bytes + [0]).map { CChar(bitPattern: $0) }
  }

  /// Returns a name like `name (2).eml`.
  func numbered(_ number: Int) -> FileName {
    let dot = bytes.lastIndex(of: UInt8(ascii: ".")) ?? bytes.count
    // Names are limited to 255 bytes.
    let stem = bytes[..<dot].prefix(230)
    return FileName(stem + Array(" (\(number))".utf8) + bytes[dot...])
  }

  /// Returns the names in a folder that do not start with a dot.
  static func all(in path: String) throws(DropFailure) -> [FileName] {
    guard let directory = opendir(path) else { throw .unusable(errno) }
    defer { closedir(directory) }
    var names: [FileName] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { start in
          UnsafeBufferPointer(start: start, count: strnlen(start, 256)).map { UInt8(bitPattern: $0) }
        }
      }
      if name.first != UInt8(ascii: ".") { names.append(FileName(name)) }
    }
    return names
  }
}

/// The attributes that show whether a file is still being written.
public struct FileState: Equatable, Sendable {
  let size: Int
  /// Modification time in nanoseconds since 1970-01-01 UTC.
  let changedAt: Int64
  /// Time of the last status change, also in nanoseconds; permissions or flags may be what kept the file from being
  /// moved.
  let statusAt: Int64
  let number: UInt64
  /// True for a regular file, not for a link to one.
  let isFile: Bool

  /// Returns the time of this machine in nanoseconds since 1970-01-01 UTC.
  public static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  /// Returns nil if the file does not exist.
  init?(of path: [CChar]) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    size = Int(status.st_size)
    #if canImport(Glibc)
      changedAt = FileState.nanoseconds(status.st_mtim)
      statusAt = FileState.nanoseconds(status.st_ctim)
    #else
      changedAt = FileState.nanoseconds(status.st_mtimespec)
      statusAt = FileState.nanoseconds(status.st_ctimespec)
    #endif
    number = UInt64(status.st_ino)
    isFile = status.st_mode & S_IFMT == S_IFREG
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
