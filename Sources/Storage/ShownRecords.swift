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
  init?(for tasks: [JoinedTexts]) {
    width = max(Self.narrowest, tasks.reduce(0) { max($0, $1.longest) } + 1)
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

  func file(of tasks: [JoinedTexts]) -> [UInt8] {
    var bytes: [UInt8] = [0]
    bytes.reserveCapacity((tasks.reduce(1) { $0 + $1.count }) * width)
    bytes.append(contentsOf: "\(width)".utf8)
    fill(from: 0, &bytes)
    for texts in tasks {
      for index in 0..<texts.count { texts.withText(index) { append($0, to: &bytes) } }
    }
    return bytes
  }

  func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(contentsOf: text)
    fill(from: start, &bytes)
  }

  private func fill(from start: Int, _ bytes: inout [UInt8]) {
    bytes.append(contentsOf: repeatElement(0, count: start + width - bytes.count))
  }

  func task(_ record: ArraySlice<UInt8>) -> TaskID {
    TaskID(String(decoding: record.prefix { $0 != 0 }, as: UTF8.self))
  }
}
