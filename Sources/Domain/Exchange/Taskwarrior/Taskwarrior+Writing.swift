extension Taskwarrior {
  /// Writes what `task import` reads: one array, an object on each line.
  public static func write(_ set: ExchangeSet, _ context: ExchangeContext) -> ExchangedFile {
    var writer = TaskwarriorWriter(set: set, clock: ExchangeClock(context.environment))
    var bytes = Array("[".utf8)
    for (index, item) in set.items.enumerated() {
      bytes.append(contentsOf: index == 0 ? "\n".utf8 : ",\n".utf8)
      writer.json(item).print(into: &bytes)
    }
    bytes.append(contentsOf: "\n]\n".utf8)
    return ExchangedFile(bytes: bytes, ledger: writer.ledger)
  }
}

private struct TaskwarriorWriter {
  let set: ExchangeSet
  let clock: ExchangeClock
  var ledger = Ledger()

  mutating func json(_ item: PlanItem) -> JSON {
    var members: [JSON.Member] = [.init("description", .string(item.title))]
    if let uuid = uuid(item) { members.append(.init("uuid", .string(uuid))) }
    addTimes(of: item, to: &members)
    addAttributes(of: item, to: &members)
    noteRest(of: item)
    return .object(members)
  }

  /// Only a UUID can be one there.
  private mutating func uuid(_ item: PlanItem) -> String? {
    let bytes = Array(item.id.text.utf8)
    let isUUID =
      bytes.count == 36
      && bytes.enumerated().allSatisfy { index, byte in
        [8, 13, 18, 23].contains(index) ? byte == Ascii.hyphen : Ascii.hexValue(byte) != nil
      }
    if !isUUID { ledger.note(.notKept, "id", sample: item.id.text) }
    return isUUID ? item.id.text.lowercased() : nil
  }

  private mutating func addTimes(of item: PlanItem, to members: inout [JSON.Member]) {
    func add(_ name: String, _ instant: Instant) {
      members.append(.init(name, .string(TaskwarriorRecord.text(instant))))
    }
    add("entry", item.createdAt)
    add("modified", item.modifiedAt)
    if let due = item.due { add("due", clock.instant(due)) }
    if let start = item.notBefore { add("wait", clock.instant(WallClock(day: start))) }
    let period = recurring(item)
    if let period { members.append(.init("recur", .string(period))) }
    if period != nil, case .until(let last)? = item.recurrence?.end {
      add("until", clock.instant(WallClock(day: last, second: 86_399)))
    }
    if let end = item.completedAt { add("end", end) }
    let status = item.isCompleted ? "completed" : period != nil ? "recurring" : "pending"
    members.append(.init("status", .string(status)))
  }

  private mutating func recurring(_ item: PlanItem) -> String? {
    guard let recurrence = item.recurrence else { return nil }
    guard !item.isCompleted, let due = item.due, let text = TaskwarriorPeriod.text(recurrence, due: due) else {
      ledger.note(.notKept, Field.recurrence.rawValue, sample: item.title)
      return nil
    }
    var isChanged = recurrence.scheduled != nil
    if case .count = recurrence.end { isChanged = true }
    if isChanged { ledger.note(.changed, Field.recurrence.rawValue, sample: item.title) }
    return text
  }

  private mutating func addAttributes(of item: PlanItem, to members: inout [JSON.Member]) {
    switch item.importance {
    case .high: members.append(.init("priority", .string("H")))
    case .medium: members.append(.init("priority", .string("M")))
    case .low: break
    }
    if let minutes = item.manualDuration { members.append(.init("estimate", .string("PT\(minutes)M"))) }
    if item.list != .local, let name = set.name(of: item.list) { members.append(.init("project", .string(name))) }
    if !item.tags.isEmpty { members.append(.init("tags", .array(item.tags.names.map { .string(word($0)) }))) }
    if let notes = item.notes {
      let entry = JSON.string(TaskwarriorRecord.text(item.createdAt))
      let note = JSON.object([.init("entry", entry), .init("description", .string(notes))])
      members.append(.init("annotations", .array([note])))
    }
  }

  /// A tag is one word there.
  private mutating func word(_ tag: String) -> String {
    let word = String(tag.map { $0 == " " ? "_" : $0 })
    if word != tag { ledger.note(.changed, Field.tags.rawValue, sample: tag) }
    return word
  }

  private mutating func noteRest(of item: PlanItem) {
    for field in item.filled(besides: TaskwarriorWriter.kept) {
      ledger.note(.notKept, field.rawValue, sample: item.title)
    }
  }

  private static let kept: Set<Field> = [
    .list, .title, .notes, .importance, .tags, .due, .notBefore, .manualDuration, .recurrence,
    .completedAt,
  ]
}

extension PlanItem {
  /// The fields that say something and are not among some; what is only between the program and itself says nothing.
  func filled(besides kept: Set<Field>) -> [Field] {
    var empty = PlanItem(id: id, list: list, title: "", rank: rank, createdAt: createdAt)
    empty.importance = .low
    return fields(differingFrom: empty).filter {
      !kept.contains($0) && $0 != .originalTitle && $0 != .needsTitleImprovement
    }
  }
}
