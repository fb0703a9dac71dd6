#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The pages of a database file and its log, read without SQLite, so that damage to one page hides no other
/// (SQLite file format, sections 1.2, 1.5 and 4).
final class PageFile {
  let pageSize: Int
  let pageCount: Int
  private let file: Int32
  private let log: Int32
  /// Where in the log the last committed state of a page begins.
  private let logged: [Int: Int]

  /// - Parameter pageSize: taken from the header of the file or its log when nil.
  /// - Returns: nil when the file cannot be opened, or no header tells the size of its pages.
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

  /// The bytes of a page, counted from 1; zeros stand for those beyond the end of the file.
  func page(_ number: Int) -> [UInt8]? {
    guard (1...max(1, pageCount)).contains(number) else { return nil }
    if let offset = logged[number] { return Self.read(pageSize, at: offset, in: log) }
    return Self.read(pageSize, at: (number - 1) * pageSize, in: file)
  }

  /// Pages that hold nothing any more, as far as their list can be followed.
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
      // Frames of an earlier log have another salt.
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
  /// An unsigned number of at most four bytes, the highest first; 0 where the bytes end before.
  func number(at offset: Int, bytes count: Int) -> Int {
    guard offset >= 0, offset + count <= self.count else { return 0 }
    return self[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
