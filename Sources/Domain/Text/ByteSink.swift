/// A destination for printed bytes.
protocol ByteSink: ~Copyable {
  mutating func append(_ byte: UInt8)
  mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>)
}

extension [UInt8]: ByteSink {}

extension ByteSink where Self: ~Copyable {
  mutating func append(_ word: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Appends text byte by byte. Use it only for short or rare texts.
  mutating func append(short text: String) {
    for byte in text.utf8 { append(byte) }
  }
}

/// A growing byte buffer for many short appends. Unlike an array, it does not check for shared storage on each append.
struct ByteRoom: ~Copyable, ByteSink {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0

  /// - Parameter size: The initial capacity in bytes.
  init(size: Int) {
    capacity = max(size, 64)
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start[count] = byte
    count += 1
  }

  mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    if bytes.count > capacity - count { grow(by: bytes.count) }
    (start + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  private mutating func grow(by more: Int) {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: (capacity + more) * 2)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
    capacity = (capacity + more) * 2
  }
}
