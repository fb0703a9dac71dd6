public import Domain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Remembers which task stood at which position of the list a terminal showed last, so that `done 3` means what the
/// person saw. A convenience, so it is kept beside the database and never waits for the disk.
///
/// The file has records of one width, the first of which tells it: whatever the length of the list, one task is found, and
/// one added, without reading the others.
public struct LastShown: Sendable {
  private let path: String

  public init(in directory: DataDirectory) {
    path = directory.path + "/last-shown"
  }

  /// Remembers the tasks of positions 1, 2, 3 and so on.
  ///
  /// - Throws: `readOnly` or `diskFull`; what was remembered before stays then.
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

  /// Remembers one task more, behind the others, which are not read for it.
  ///
  /// - Returns: its position; nil when no list was shown.
  /// - Throws: `readOnly` or `diskFull`; what was remembered before stays then.
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
    // Another program may have added one in between.
    return end / records.width - 1
  }

  /// The tasks shown last, in their order; none when nothing was shown yet.
  public func tasks() -> [TaskID] { shown().all() }

  /// The same, each read when it is asked for.
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
