internal import Domain

/// How the tasks shown last are written: records of one width, filled up with NUL. The first holds a NUL and the width in
/// decimal digits. Where a task has a long name given by a server, and in files of earlier versions, there is no such
/// record, and each task ends with one NUL.
struct ShownRecords {
  /// Bytes of a record: at least one more than the longest task has.
  let width: Int

  private static let narrowest = 16
  private static let widest = 128

  /// Nil when too much of the file would be filling.
  init?(for tasks: [TaskID]) {
    width = max(Self.narrowest, (tasks.lazy.map { $0.text.utf8.count }.max() ?? 0) + 1)
    if width > Self.widest { return nil }
  }

  /// Reads the head of a file; nil when it has no records of one width.
  init?(head: ArraySlice<UInt8>) {
    guard head.first == 0 else { return nil }
    let digits = head.dropFirst().prefix { $0 != 0 }
    guard let width = Int(String(decoding: digits, as: UTF8.self)), width >= Self.narrowest else { return nil }
    self.width = width
  }

  /// Bytes from which the width can be told.
  static var headLength: Int { narrowest }

  func file(of tasks: [TaskID]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((tasks.count + 1) * width)
    bytes.append(0)
    append("\(width)", 1, to: &bytes)
    for task in tasks { append(task, to: &bytes) }
    return bytes
  }

  func append(_ task: TaskID, to bytes: inout [UInt8]) {
    append(task.text, 0, to: &bytes)
  }

  private func append(_ text: String, _ before: Int, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: text.utf8)
    bytes.append(contentsOf: repeatElement(0, count: width - text.utf8.count - before))
  }

  func task(_ record: ArraySlice<UInt8>) -> TaskID {
    TaskID(String(decoding: record.prefix { $0 != 0 }, as: UTF8.self))
  }
}
