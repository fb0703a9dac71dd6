public import Domain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The tasks of the list shown last, read from their file on access.
public final class ShownTasks {
  public let count: Int
  /// The record format; nil if the file has no fixed-width records.
  let records: ShownRecords?
  /// Whether the last record is complete, so that another one can be appended.
  let isWhole: Bool
  private let descriptor: Int32
  /// The tasks of a file without fixed-width records.
  private let read: [TaskID]

  init(_ path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    var status = stat()
    let size = descriptor >= 0 && fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    records = ShownRecords(head: Self.bytes(descriptor, 0, ShownRecords.headLength))
    if let records {
      count = max(0, size / records.width - 1)
      isWhole = size % records.width == 0
      read = []
    } else {
      read = Self.bytes(descriptor, 0, size).split(separator: 0).map { TaskID(String(decoding: $0, as: UTF8.self)) }
      count = read.count
      isWhole = true
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  public var isEmpty: Bool { count == 0 }

  /// Returns the task at a position, counted from 1, or nil.
  public func task(at position: Int) -> TaskID? {
    guard position >= 1, position <= count else { return nil }
    guard let records else { return read[position - 1] }
    return tasks(records, from: position, 1).first
  }

  /// Returns the first position of a task, or nil if it was not shown.
  public func position(of task: TaskID) -> Int? {
    guard let records else { return read.firstIndex(of: task).map { $0 + 1 } }
    let wanted = Array(task.text.utf8) + [0]
    let width = records.width
    guard wanted.count <= width else { return nil }
    for first in stride(from: 1, through: count, by: Self.piece) {
      let bytes = bytes(records, from: first, Self.piece)
      for start in stride(from: 0, to: bytes.count, by: width) where Self.begins(bytes, start, wanted) {
        return first + start / width
      }
    }
    return nil
  }

  private static func begins(_ bytes: ArraySlice<UInt8>, _ start: Int, _ wanted: [UInt8]) -> Bool {
    // IDs created in sequence differ at their ends.
    for index in wanted.indices.reversed() where bytes[start + index] != wanted[index] { return false }
    return true
  }

  func all() -> [TaskID] {
    guard let records else { return read }
    return tasks(records, from: 1, count)
  }

  /// Number of records read per call.
  private static let piece = 4_096

  private func tasks(_ records: ShownRecords, from position: Int, _ most: Int) -> [TaskID] {
    let bytes = bytes(records, from: position, most)
    return stride(from: 0, to: bytes.count, by: records.width).map { records.task(bytes[$0..<($0 + records.width)]) }
  }

  /// Reads up to `most` complete records, starting at a position.
  private func bytes(_ records: ShownRecords, from position: Int, _ most: Int) -> ArraySlice<UInt8> {
    let width = records.width
    let found = Self.bytes(descriptor, position * width, min(most, count - position + 1) * width)
    return found.prefix(found.count / width * width)
  }

  private static func bytes(_ descriptor: Int32, _ start: Int, _ most: Int) -> ArraySlice<UInt8> {
    guard descriptor >= 0, most > 0 else { return [] }
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, most, off_t(start)))
    }
    return bytes[...]
  }
}
