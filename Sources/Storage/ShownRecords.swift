internal import Domain

/// The file format of the tasks shown last: fixed-width records padded with NUL. The first record contains a NUL and
/// the width in decimal digits. Lists that contain a long ID from a server, and files of earlier versions, have no such
/// record; there, each ID ends with one NUL.
struct ShownRecords {
  /// Record size in bytes: at least one more than the longest ID.
  let width: Int

  private static let narrowest = 16
  private static let widest = 128

  /// Returns nil if an ID is too long for fixed-width records.
  init?(for tasks: [JoinedTexts]) {
    width = max(Self.narrowest, tasks.reduce(0) { max($0, $1.longest) } + 1)
    if width > Self.widest { return nil }
  }

  /// Reads the first record of a file; returns nil if it has no fixed-width records.
  init?(head: ArraySlice<UInt8>) {
    guard head.first == 0 else { return nil }
    let digits = head.dropFirst().prefix { $0 != 0 }
    guard let width = Int(String(decoding: digits, as: UTF8.self)), width >= Self.narrowest else { return nil }
    self.width = width
  }

  /// Number of bytes needed to read the width.
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
