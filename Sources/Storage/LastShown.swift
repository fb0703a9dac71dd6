public import Domain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Remembers the tasks of the list a terminal showed last, so that `done 3` refers to the position the user saw. The
/// file is only a convenience: it is stored outside the database and never synced to disk.
///
/// It consists of fixed-width records; the first one contains the width. Finding or adding a task does not read the
/// others, however long the list is.
public struct LastShown: Sendable {
  private let path: String

  public init(in directory: DataDirectory) {
    path = directory.path + "/last-shown"
  }

  /// Stores the tasks of positions 1, 2, 3 and so on.
  ///
  /// - Throws: `readOnly` or `diskFull`; the previous list is kept then.
  public func remember(_ tasks: [TaskID]) throws(StorageError) {
    var names = JoinedTexts()
    for task in tasks { names.append(task.text) }
    try remember([names])
  }

  public func remember(portions tasks: [TaskSummaries]) throws(StorageError) {
    try remember(tasks.map { $0.ids })
  }

  private func remember(_ names: [JoinedTexts]) throws(StorageError) {
    let bytes = ShownRecords(for: names).map { $0.file(of: names) } ?? Self.plainFile(of: names)
    let draft = path + ".\(getpid())"
    try write(bytes, to: draft)
    guard rename(draft, path) == 0 else { throw failure() }
  }

  /// Appends a task without reading the others.
  ///
  /// - Returns: its position, or nil if no list was shown.
  /// - Throws: `readOnly` or `diskFull`; the previous list is kept then.
  public func add(_ task: TaskID) throws(StorageError) -> Int? {
    let shown = shown()
    if shown.isEmpty { return nil }
    guard let records = shown.records, shown.isWhole, task.text.utf8.count < records.width else {
      try remember(shown.all() + [task])
      return shown.count + 1
    }
    var record: [UInt8] = []
    var text = task.text
    text.withUTF8 { records.append($0, to: &record) }
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    let written = Glibc.write(descriptor, record, record.count)
    let end = Int(lseek(descriptor, 0, SEEK_CUR))
    guard written == record.count else {
      if written > 0 { _ = ftruncate(descriptor, off_t(end - written)) }
      throw written < 0 ? failure() : .diskFull
    }
    // The position follows from the file offset, because another program may have appended one too.
    return end / records.width - 1
  }

  /// Returns the tasks shown last, in order; empty if none were shown.
  public func tasks() -> [TaskID] { shown().all() }

  /// Returns the tasks shown last; each is read on access.
  public func shown() -> ShownTasks { ShownTasks(path) }

  private static func plainFile(of names: [JoinedTexts]) -> [UInt8] {
    var bytes: [UInt8] = []
    for texts in names {
      for index in 0..<texts.count {
        texts.withText(index) { bytes.append(contentsOf: $0) }
        bytes.append(0)
      }
    }
    return bytes
  }

  private func write(_ bytes: [UInt8], to path: String) throws(StorageError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else {
        defer { unlink(path) }
        throw failure()
      }
      written += count
    }
  }

  private func failure() -> StorageError {
    switch errno {
    case EROFS, EACCES, EPERM: .readOnly
    case ENOSPC, EDQUOT, EFBIG: .diskFull
    default: .directoryUnusable(path: path, errno: errno)
    }
  }
}
