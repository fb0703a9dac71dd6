extension Change {
  /// Returns the stored form of changes: a JSON array that `init(json:)` reads, without the members a task has no value
  /// for.
  ///
  /// Task changes are written straight into the bytes, so that a large history entry needs no JSON tree.
  /// - Parameter packed: The changes that are stored elsewhere, if any; a single `packedMark` replaces them.
  public static func stored(_ changes: [Change], without packed: Range<Int> = 0..<0) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((changes.count - packed.count) * 400 + 20)
    bytes.append(UInt8(ascii: "["))
    for (index, change) in changes.enumerated() {
      if packed.dropFirst().contains(index) { continue }
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if packed.contains(index) {
        packedMark.print(into: &bytes)
      } else if case .task(let before, let after) = change {
        store(before, after, into: &bytes)
      } else {
        change.json.print(into: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "]"))
    return bytes
  }

  /// Replaces the tasks that are stored elsewhere.
  public static var packedMark: JSON { .object([.init("packed", .bool(true))]) }

  /// Returns the first run of consecutive added tasks, or nil if it is shorter than `least`.
  public static func packable(_ changes: [Change], atLeast least: Int) -> Range<Int>? {
    guard changes.count >= least, let start = changes.firstIndex(where: { $0.isArrival }) else { return nil }
    let end = changes[start...].firstIndex { !$0.isArrival } ?? changes.count
    return end - start >= least ? start..<end : nil
  }

  private var isArrival: Bool {
    if case .task(before: .none, after: .some) = self { return true }
    return false
  }

  private static func store(_ before: Snapshot?, _ after: Snapshot?, into bytes: inout [UInt8]) {
    bytes.append(contentsOf: "{\"before\":".utf8)
    store(before, into: &bytes)
    bytes.append(contentsOf: ",\"after\":".utf8)
    store(after, into: &bytes)
    bytes.append(UInt8(ascii: "}"))
  }

  private static func store(_ snapshot: Snapshot?, into bytes: inout [UInt8]) {
    guard let snapshot else { return bytes.append(contentsOf: "null".utf8) }
    bytes.append(contentsOf: "{\"item\":".utf8)
    snapshot.item.store(into: &bytes)
    if let place = snapshot.place {
      bytes.append(contentsOf: ",\"place\":[".utf8)
      store(place.after, into: &bytes)
      bytes.append(UInt8(ascii: ","))
      store(place.before, into: &bytes)
      bytes.append(UInt8(ascii: "]"))
    }
    if let maker = snapshot.titleMaker {
      bytes.append(contentsOf: ",\"titleMaker\":".utf8)
      JSON.printString(maker.rawValue, into: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private static func store(_ id: TaskID?, into bytes: inout [UInt8]) {
    guard let id else { return bytes.append(contentsOf: "null".utf8) }
    JSON.printString(id.text, into: &bytes)
  }
}

extension PlanItem {
  /// Appends the object that `json` describes, without null members and members for which `init(json:)` has a default.
  func store(into bytes: inout [UInt8]) {
    bytes.append(contentsOf: "{\"id\":".utf8)
    JSON.printString(id.text, into: &bytes)
    var members = StoredMembers(bytes: bytes)
    // Moved rather than copied: a second reference would make the next append copy the buffer.
    bytes = []
    members.text("list", list.text)
    members.text("title", title)
    members.text("notes", notes)
    members.text("importance", importance.name)
    members.flag("urgent", urgency == .urgent)
    members.text("grade", grade?.letter)
    members.number("subPriority", subPriority)
    members.text("type", type.name)
    members.texts("tags", tags.names)
    members.text("dueOn", due?.day.iso)
    members.text("dueTime", due?.time?.iso)
    members.text("notBefore", notBefore?.iso)
    members.number("manualDuration", manualDuration)
    members.text("recurrence", recurrence?.stored)
    members.number("rank", Int(rank.value))
    members.text("parent", parent?.text)
    members.text("delegatedTo", delegatedTo)
    members.flag("needsTitleImprovement", needsTitleImprovement)
    members.text("originalTitle", originalTitle)
    members.text("sourceURL", sourceURL)
    members.text("completedAt", completedAt?.iso)
    members.text("createdAt", createdAt.iso)
    members.text("modifiedAt", modifiedAt.iso)
    members.number("actualMinutes", actualMinutes == 0 ? nil : actualMinutes)
    bytes = members.closed()
  }
}

/// Writes the members of an object.
private struct StoredMembers {
  var bytes: [UInt8]

  private mutating func name(_ name: StaticString) {
    bytes.append(contentsOf: [UInt8(ascii: ","), UInt8(ascii: "\"")])
    bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(contentsOf: [UInt8(ascii: "\""), UInt8(ascii: ":")])
  }

  mutating func text(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    self.name(name)
    JSON.printString(value, into: &bytes)
  }

  mutating func number(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    self.name(name)
    bytes.append(contentsOf: String(value).utf8)
  }

  mutating func flag(_ name: StaticString, _ value: Bool) {
    guard value else { return }
    self.name(name)
    bytes.append(contentsOf: "true".utf8)
  }

  mutating func texts(_ name: StaticString, _ values: [String]) {
    if values.isEmpty { return }
    self.name(name)
    JSON.array(values.map { .string($0) }).print(into: &bytes)
  }

  mutating func closed() -> [UInt8] {
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }
}
