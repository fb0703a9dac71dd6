/// A compact form of the tasks of a very large history entry: the tasks back to back, and an index that finds one
/// without reading the others.
public struct PackedTasks: Equatable, Sendable {
  /// The stored bytes are malformed.
  public struct Malformed: Error, Equatable, Sendable {}

  public var bytes: [UInt8]
  /// One entry per task, sorted by fingerprint: the fingerprint of the task's id (8 bytes) and its offset in `bytes` (4
  /// bytes), both big-endian.
  public var index: [UInt8]

  public init(bytes: [UInt8], index: [UInt8]) {
    self.bytes = bytes
    self.index = index
  }

  /// - Parameter changes: The changes in order; all except added tasks are ignored.
  public init(_ changes: some Collection<Change>) {
    var writer = PackedWriter()
    writer.bytes.reserveCapacity(changes.count * 160)
    var entries: [(fingerprint: UInt64, offset: Int)] = []
    entries.reserveCapacity(changes.count)
    var previous: TaskID?
    for case .task(nil, let snapshot?) in changes {
      entries.append((ShortHash.number(of: snapshot.item.id.text), writer.bytes.count))
      writer.write(snapshot, after: previous)
      previous = snapshot.item.id
    }
    bytes = writer.bytes
    index = PackedTasks.index(of: entries)
  }

  /// Returns all tasks in order.
  public func snapshots() throws(Malformed) -> [Change.Snapshot] {
    var snapshots: [Change.Snapshot] = []
    snapshots.reserveCapacity(index.count / PackedTasks.entrySize)
    var reader = PackedReader(bytes: bytes, index: 0)
    while reader.index < bytes.count {
      snapshots.append(try reader.snapshot(after: snapshots.last?.item.id))
    }
    return snapshots
  }

  /// Returns the task with the given id, or nil if there is none.
  public func item(_ id: TaskID) throws(Malformed) -> PlanItem? {
    for offset in PackedTasks.offsets(of: id, in: index) {
      var reader = PackedReader(bytes: bytes, index: offset)
      let item = try reader.snapshot(after: nil).item
      if item.id == id { return item }
    }
    return nil
  }

  /// Returns whether an index may contain a task; false positives are very rare.
  public static func mayHold(_ id: TaskID, _ index: [UInt8]) -> Bool { !offsets(of: id, in: index).isEmpty }
}

extension PackedTasks {
  private static let entrySize = 12

  private static func index(of entries: [(fingerprint: UInt64, offset: Int)]) -> [UInt8] {
    var index: [UInt8] = []
    index.reserveCapacity(entries.count * entrySize)
    for entry in entries.sorted(by: { $0.fingerprint < $1.fingerprint }) {
      for shift in stride(from: UInt64(56), through: 0, by: -8) {
        index.append(UInt8(truncatingIfNeeded: entry.fingerprint >> shift))
      }
      for shift in stride(from: 24, through: 0, by: -8) {
        index.append(UInt8(truncatingIfNeeded: entry.offset >> shift))
      }
    }
    return index
  }

  /// Returns the offsets of the tasks whose fingerprint matches an id.
  private static func offsets(of id: TaskID, in index: [UInt8]) -> [Int] {
    let wanted = ShortHash.number(of: id.text)
    var (low, high) = (0, index.count / entrySize)
    while low < high {
      let middle = (low + high) / 2
      if number(in: index, at: middle * entrySize, bytes: 8) < wanted { low = middle + 1 } else { high = middle }
    }
    var offsets: [Int] = []
    while (low + 1) * entrySize <= index.count, number(in: index, at: low * entrySize, bytes: 8) == wanted {
      offsets.append(Int(truncatingIfNeeded: number(in: index, at: low * entrySize + 8, bytes: 4)))
      low += 1
    }
    return offsets
  }

  private static func number(in index: [UInt8], at place: Int, bytes: Int) -> UInt64 {
    index[place..<(place + bytes)].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
