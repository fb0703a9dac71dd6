/// UTF-8 texts in one shared buffer of at most 4 GB, without an allocation per text.
struct JoinedTexts: Sendable, Equatable {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []

  /// - Parameter length: expected average length in bytes.
  init(reserving count: Int = 0, of length: Int = 0) {
    bytes.reserveCapacity(count * length)
    ends.reserveCapacity(count)
  }

  var count: Int { ends.count }

  mutating func append(_ text: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
  }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    ends.append(UInt32(bytes.count))
  }

  /// Calls `body` with a text, which is valid only during the call.
  func withText<Result>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<Int(ends[index])])) }
  }

  func text(_ index: Int) -> String { withText(index) { String(decoding: $0, as: UTF8.self) } }

  /// Length of the longest text in bytes; 0 if there is none.
  var longest: Int {
    var (longest, start): (UInt32, UInt32) = (0, 0)
    for end in ends {
      longest = max(longest, end - start)
      start = end
    }
    return Int(longest)
  }
}
