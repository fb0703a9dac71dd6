#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The name of a file, whatever bytes it is made of.
public struct FileName: Hashable, Sendable {
  public let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// As text, with U+FFFD for what is none.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What comes behind the last dot, in lower case.
  var ending: String {
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(decoding: bytes[(dot + 1)...], as: UTF8.self).lowercased()
  }

  /// Without what comes behind the last dot.
  var stem: [UInt8] { bytes.lastIndex(of: UInt8(ascii: ".")).map { Array(bytes[..<$0]) } ?? bytes }

  /// By itself for the system, ended by a zero.
  var path: [CChar] { (bytes + [0]).map { CChar(bitPattern: $0) } }

  /// As a path for the system, ended by a zero.
  func below(_ folder: String) -> [CChar] {
    (Array(folder.utf8) + [UInt8(ascii: "/")] + bytes + [0]).map { CChar(bitPattern: $0) }
  }

  /// `name (2).eml`
  func numbered(_ number: Int) -> FileName {
    let dot = bytes.lastIndex(of: UInt8(ascii: ".")) ?? bytes.count
    // Names have at most 255 bytes.
    let stem = bytes[..<dot].prefix(230)
    return FileName(stem + Array(" (\(number))".utf8) + bytes[dot...])
  }

  /// Names in a folder that do not begin with a dot.
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

/// What tells a file that is still being written from one that is complete.
public struct FileState: Equatable, Sendable {
  let size: Int
  /// Nanoseconds since 1970.
  let changedAt: Int64
  /// The same of its rights and flags, which may be what kept it from being moved.
  let statusAt: Int64
  let number: UInt64
  /// A plain file, and no link to one.
  let isFile: Bool

  /// Nanoseconds since 1970, by the clock of this machine.
  public static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  /// Nil when nothing is there.
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
