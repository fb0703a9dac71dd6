/// The optional members a packed task has, one bit each, in this order.
struct PackedMembers: OptionSet {
  var rawValue: UInt64

  static let notes = PackedMembers(rawValue: 1 << 0)
  static let isUrgent = PackedMembers(rawValue: 1 << 1)
  static let grade = PackedMembers(rawValue: 1 << 2)
  static let subPriority = PackedMembers(rawValue: 1 << 3)
  static let tags = PackedMembers(rawValue: 1 << 4)
  static let due = PackedMembers(rawValue: 1 << 5)
  static let dueTime = PackedMembers(rawValue: 1 << 6)
  static let notBefore = PackedMembers(rawValue: 1 << 7)
  static let manualDuration = PackedMembers(rawValue: 1 << 8)
  static let recurrence = PackedMembers(rawValue: 1 << 9)
  static let parent = PackedMembers(rawValue: 1 << 10)
  static let delegatedTo = PackedMembers(rawValue: 1 << 11)
  static let needsTitleImprovement = PackedMembers(rawValue: 1 << 12)
  static let originalTitle = PackedMembers(rawValue: 1 << 13)
  static let sourceURL = PackedMembers(rawValue: 1 << 14)
  static let completedAt = PackedMembers(rawValue: 1 << 15)
  static let actualMinutes = PackedMembers(rawValue: 1 << 16)
  static let place = PackedMembers(rawValue: 1 << 17)
  /// The task followed the one packed before it, and its next neighbour is unknown.
  static let follows = PackedMembers(rawValue: 1 << 18)
  static let standsAfter = PackedMembers(rawValue: 1 << 19)
  static let standsBefore = PackedMembers(rawValue: 1 << 20)

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ snapshot: Change.Snapshot, after previous: TaskID?) {
    self.init(rawValue: 0)
    let item = snapshot.item
    set(.notes, item.notes != nil)
    set(.isUrgent, item.urgency == .urgent)
    set(.grade, item.grade != nil)
    set(.subPriority, item.subPriority != nil)
    set(.tags, !item.tags.isEmpty)
    set(.due, item.due != nil)
    set(.dueTime, item.due?.time != nil)
    set(.notBefore, item.notBefore != nil)
    set(.manualDuration, item.manualDuration != nil)
    set(.recurrence, item.recurrence != nil)
    set(.parent, item.parent != nil)
    set(.delegatedTo, item.delegatedTo != nil)
    set(.needsTitleImprovement, item.needsTitleImprovement)
    set(.originalTitle, item.originalTitle != nil)
    set(.sourceURL, item.sourceURL != nil)
    set(.completedAt, item.completedAt != nil)
    set(.actualMinutes, item.actualMinutes != 0)
    guard let place = snapshot.place else { return }
    insert(.place)
    let follows = previous != nil && place.after == previous && place.before == nil
    set(.follows, follows)
    set(.standsAfter, !follows && place.after != nil)
    set(.standsBefore, !follows && place.before != nil)
  }

  private mutating func set(_ member: PackedMembers, _ isThere: Bool) { if isThere { insert(member) } }
}

struct PackedWriter {
  var bytes: [UInt8] = []

  mutating func write(_ snapshot: Change.Snapshot, after previous: TaskID?) {
    let item = snapshot.item
    let members = PackedMembers(snapshot, after: previous)
    write(members.rawValue)
    write(item.id.text)
    write(item.list.text)
    write(item.title)
    write(signed: item.rank.value)
    write(signed: item.createdAt.seconds)
    write(signed: item.modifiedAt.seconds)
    bytes.append(UInt8(truncatingIfNeeded: item.importance.rawValue))
    bytes.append(UInt8(truncatingIfNeeded: item.type.rawValue))
    if let notes = item.notes { write(notes) }
    if let grade = item.grade { bytes.append(UInt8(truncatingIfNeeded: grade.rawValue)) }
    if let number = item.subPriority { write(signed: Int64(number)) }
    if !item.tags.isEmpty {
      write(UInt64(item.tags.names.count))
      for name in item.tags.names { write(name) }
    }
    writeTimes(of: item)
    if let parent = item.parent { write(parent.text) }
    if let name = item.delegatedTo { write(name) }
    if let title = item.originalTitle { write(title) }
    if let url = item.sourceURL { write(url) }
    if let instant = item.completedAt { write(signed: instant.seconds) }
    if item.actualMinutes != 0 { write(signed: Int64(item.actualMinutes)) }
    if members.contains(.standsAfter), let after = snapshot.place?.after { write(after.text) }
    if members.contains(.standsBefore), let before = snapshot.place?.before { write(before.text) }
  }

  private mutating func writeTimes(of item: PlanItem) {
    if let due = item.due {
      write(signed: Int64(due.day.number))
      if let time = due.time { write(signed: Int64(time.minutes)) }
    }
    if let day = item.notBefore { write(signed: Int64(day.number)) }
    if let minutes = item.manualDuration { write(signed: Int64(minutes)) }
    if let recurrence = item.recurrence { write(recurrence.stored) }
  }

  /// Writes a variable-length number: seven bits per byte, the lowest first.
  private mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a zigzag-encoded number, so that small numbers of either sign take few bytes.
  private mutating func write(signed number: Int64) {
    write(UInt64(bitPattern: number << 1 ^ number >> 63))
  }

  private mutating func write(_ text: String) {
    write(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }
}
