/// Reads the output of `PackedWriter`; throws on malformed input.
struct PackedReader {
  let bytes: [UInt8]
  var index: Int

  mutating func snapshot(after previous: TaskID?) throws(PackedTasks.Malformed) -> Change.Snapshot {
    let members = PackedMembers(rawValue: try number())
    let id = TaskID(try text())
    let list = ListID(try text())
    let title = try text()
    var item = PlanItem(
      id: id, list: list, title: title, rank: Rank(try signed()), createdAt: Instant(seconds: try signed()))
    item.modifiedAt = Instant(seconds: try signed())
    item.importance = try known(Importance(rawValue: Int(try byte())))
    item.type = try known(TaskType(rawValue: Int(try byte())))
    try readAttributes(of: &item, members)
    try readTimes(of: &item, members)
    if members.contains(.parent) { item.parent = TaskID(try text()) }
    if members.contains(.delegatedTo) { item.delegatedTo = try text() }
    item.needsTitleImprovement = members.contains(.needsTitleImprovement)
    if members.contains(.originalTitle) { item.originalTitle = try text() }
    if members.contains(.sourceURL) { item.sourceURL = try text() }
    if members.contains(.completedAt) { item.completedAt = Instant(seconds: try signed()) }
    if members.contains(.actualMinutes) { item.actualMinutes = try int() }
    return Change.Snapshot(item: item, place: try place(members, after: previous))
  }

  private mutating func readAttributes(
    of item: inout PlanItem, _ members: PackedMembers
  ) throws(PackedTasks.Malformed) {
    if members.contains(.notes) { item.notes = try text() }
    if members.contains(.isUrgent) { item.urgency = .urgent }
    if members.contains(.grade) { item.grade = try known(Grade(rawValue: Int(try byte()))) }
    if members.contains(.subPriority) { item.subPriority = try int() }
    guard members.contains(.tags) else { return }
    var names: [String] = []
    for _ in 0..<(try count()) { names.append(try text()) }
    item.tags = Tags(names)
  }

  private mutating func readTimes(of item: inout PlanItem, _ members: PackedMembers) throws(PackedTasks.Malformed) {
    if members.contains(.due) {
      let day = try day()
      let time = members.contains(.dueTime) ? try WallTime(minutes: int()) : nil
      item.due = Due(day: day, time: time)
    }
    if members.contains(.notBefore) { item.notBefore = try day() }
    if members.contains(.manualDuration) { item.manualDuration = try int() }
    if members.contains(.recurrence) { item.recurrence = try known(Recurrence(stored: try text())) }
  }

  private mutating func place(
    _ members: PackedMembers, after previous: TaskID?
  ) throws(PackedTasks.Malformed) -> Place? {
    guard members.contains(.place) else { return nil }
    if members.contains(.follows) { return Place(after: previous, before: nil) }
    let after = members.contains(.standsAfter) ? TaskID(try text()) : nil
    let before = members.contains(.standsBefore) ? TaskID(try text()) : nil
    return Place(after: after, before: before)
  }
}

extension PackedReader {
  private mutating func byte() throws(PackedTasks.Malformed) -> UInt8 {
    guard index < bytes.count else { throw PackedTasks.Malformed() }
    defer { index += 1 }
    return bytes[index]
  }

  private mutating func number() throws(PackedTasks.Malformed) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try byte()
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    throw PackedTasks.Malformed()
  }

  private mutating func signed() throws(PackedTasks.Malformed) -> Int64 {
    let number = try number()
    return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }

  private mutating func int() throws(PackedTasks.Malformed) -> Int { Int(try signed()) }

  private mutating func day() throws(PackedTasks.Malformed) -> Day { Day(number: Int32(clamping: try signed())) }

  /// Reads a number of bytes, or of texts of at least one byte each; throws if fewer bytes remain.
  private mutating func count() throws(PackedTasks.Malformed) -> Int {
    let count = try number()
    guard count <= UInt64(bytes.count - index) else { throw PackedTasks.Malformed() }
    return Int(count)
  }

  private mutating func text() throws(PackedTasks.Malformed) -> String {
    let count = try count()
    defer { index += count }
    return String(decoding: bytes[index..<(index + count)], as: UTF8.self)
  }

  private func known<Value>(_ value: Value?) throws(PackedTasks.Malformed) -> Value {
    guard let value else { throw PackedTasks.Malformed() }
    return value
  }
}
