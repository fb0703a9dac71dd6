#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The pages of a database file and its write-ahead log, read without SQLite so that a damaged page does not hide
/// others (SQLite file format, sections 1.2, 1.5 and 4).
final class PageFile {
  let pageSize: Int
  let pageCount: Int
  private let file: Int32
  private let log: Int32
  /// Offsets in the log of the last committed version of each page.
  private let logged: [Int: Int]

  /// - Parameter pageSize: nil reads it from the header of the file or its log.
  /// - Returns: nil if the file cannot be opened or no header contains a valid page size.
  init?(_ path: String, pageSize given: Int? = nil) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    let log = open(path + "-wal", O_RDONLY | O_CLOEXEC)
    guard let size = given ?? Self.pageSize(of: file, log) else {
      close(file)
      close(log)
      return nil
    }
    self.file = file
    self.log = log
    pageSize = size
    logged = Self.pages(in: log, size)
    pageCount = max((Self.bytes(in: file) + size - 1) / size, logged.keys.max() ?? 0)
  }

  deinit {
    close(file)
    close(log)
  }

  /// Returns the bytes of a page, numbered from 1. Bytes beyond the end of the file are zero.
  func page(_ number: Int) -> [UInt8]? {
    guard (1...max(1, pageCount)).contains(number) else { return nil }
    if let offset = logged[number] { return Self.read(pageSize, at: offset, in: log) }
    return Self.read(pageSize, at: (number - 1) * pageSize, in: file)
  }

  /// Returns the free pages, as far as the free list can be followed.
  func freePages() -> Set<Int> {
    var free: Set<Int> = []
    guard let header = page(1), header.starts(with: Self.mark) else { return free }
    var trunk = header.number(at: 32, bytes: 4)
    while trunk > 0, free.insert(trunk).inserted, let page = page(trunk) {
      let leaves = min(page.number(at: 4, bytes: 4), (pageSize - 8) / 4)
      for index in 0..<leaves { free.insert(page.number(at: 8 + 4 * index, bytes: 4)) }
      trunk = page.number(at: 0, bytes: 4)
    }
    return free
  }

  private static let mark = Array("SQLite format 3\0".utf8)
  private static let sizes = [512, 1_024, 2_048, 4_096, 8_192, 16_384, 32_768, 65_536]

  private static func pageSize(of file: Int32, _ log: Int32) -> Int? {
    let header = read(100, at: 0, in: file)
    if header.starts(with: mark) {
      let size = header.number(at: 16, bytes: 2)
      if sizes.contains(size == 1 ? 65_536 : size) { return size == 1 ? 65_536 : size }
    }
    let size = read(32, at: 0, in: log).number(at: 8, bytes: 4)
    return sizes.contains(size) ? size : nil
  }

  private static func pages(in log: Int32, _ pageSize: Int) -> [Int: Int] {
    let header = read(32, at: 0, in: log)
    guard header.number(at: 0, bytes: 4) & ~1 == 0x377f_0682, header.number(at: 8, bytes: 4) == pageSize
    else { return [:] }
    var committed: [Int: Int] = [:]
    var pending: [Int: Int] = [:]
    var offset = 32
    while offset + 24 + pageSize <= bytes(in: log) {
      let frame = read(24, at: offset, in: log)
      // Frames left over from an earlier log have a different salt.
      guard frame[8..<16] == header[16..<24] else { break }
      pending[frame.number(at: 0, bytes: 4)] = offset + 24
      if frame.number(at: 4, bytes: 4) > 0 {
        committed.merge(pending) { $1 }
        pending = [:]
      }
      offset += 24 + pageSize
    }
    return committed
  }

  private static func bytes(in file: Int32) -> Int {
    var status = stat()
    return fstat(file, &status) == 0 ? Int(status.st_size) : 0
  }

  private static func read(_ count: Int, at offset: Int, in file: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    _ = pread(file, &bytes, count, off_t(offset))
    return bytes
  }
}

extension [UInt8] {
  /// Reads a big-endian unsigned number of at most four bytes; returns 0 if it exceeds the array.
  func number(at offset: Int, bytes count: Int) -> Int {
    guard offset >= 0, offset + count <= self.count else { return 0 }
    return self[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
