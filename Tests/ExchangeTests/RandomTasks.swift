import Domain
import TestSupport

/// Fills a store with tasks that follow from a seed.
struct RandomTasks {
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private mutating func some<Value>(_ values: [Value], or other: Value) -> Value {
    values.randomElement(using: &random) ?? other
  }

  private mutating func instant() -> Instant { Instant(seconds: Int64.random(in: 0...4_000_000_000, using: &random)) }
  private mutating func day() -> Day { Day(number: Int32.random(in: 0...40_000, using: &random)) }

  private mutating func due() -> Due {
    Due(day: day(), time: chance(2) ? WallTime(minutes: Int.random(in: 0..<1_440, using: &random)) : nil)
  }

  private mutating func text() -> String {
    let pieces = [
      "a", "Ä", "\"", ",", ";", "\\", "🦊", "#30min", "=1", "שלום", "{", "e\u{301}", "\u{1F}", "%", "#tag", "\u{2028}",
    ]
    return (0..<Int.random(in: 1...6, using: &random)).map { _ in some(pieces, or: "a") }.joined(separator: " ")
  }

  private mutating func recurrence() -> Recurrence {
    let patterns: [Recurrence.Pattern] = [
      .daily, .weekly(Weekdays([1, 7])), .biweekly(Weekdays()), .monthly(day: 32), .yearly,
      .custom(every: 5, unit: .months), .rule("FREQ=MONTHLY;BYDAY=-1FR"), .rule("FREQ=WEEKLY;X-ODD=1"),
    ]
    let pattern = some(patterns, or: .daily)
    let end: Recurrence.End = chance(3) ? .count(4) : chance(3) ? .until(day()) : .never
    var series: Recurrence.Series?
    if case .rule = pattern, chance(2) { series = Recurrence.Series(zone: "Europe/Berlin", lead: 30, leftOut: [due()]) }
    return Recurrence(
      pattern, anchor: chance(3) ? .completion : .schedule, missed: chance(3) ? .each : .skip, end: end, series: series)
  }

  private mutating func item(_ number: Int, _ lists: [ListID], _ before: [TaskID]) -> PlanItem {
    let title = OneLineTitle.made(of: text())
    var item = PlanItem(
      id: TaskID(chance(4) ? "uid-\(number)@example.org/ü" : "task-\(number)"), list: some(lists, or: .local),
      title: title,
      rank: Rank(Int64(number) * Rank.gap), createdAt: instant())
    item.modifiedAt = instant()
    if chance(2) { item.notes = text() + "\n" + text() + "\tx" }
    item.importance = some(Importance.allCases, or: .low)
    item.urgency = some(Urgency.allCases, or: .urgent)
    item.type = some(TaskType.allCases, or: .income)
    if chance(2) { item.grade = some(Grade.allCases, or: .a) }
    if item.grade == .a, chance(2) { item.subPriority = Int.random(in: 1...9, using: &random) }
    item.tags = Tags((0..<Int.random(in: 0...3, using: &random)).map { "tag \($0)" })
    if chance(2) { item.due = due() }
    if chance(3) { item.notBefore = day() }
    if chance(3) { item.manualDuration = Int.random(in: 1...1_440, using: &random) }
    if chance(3) { item.recurrence = recurrence() }
    if chance(4) { item.parent = before.randomElement(using: &random) ?? TaskID("gone") }
    if chance(4) { item.delegatedTo = "Robin" }
    if chance(4) { item.originalTitle = text() }
    item.needsTitleImprovement = chance(4)
    if chance(4) { item.sourceURL = "https://example.org/?a=\"b\"" }
    if chance(3) { item.completedAt = instant() }
    item.actualMinutes = chance(3) ? Int.random(in: 1...999, using: &random) : 0
    return item
  }

  /// What a store is filled with.
  private struct Load {
    var lists: [SourceList] = []
    var items: [PlanItem] = []
    var completions: [Completion] = []
    var blocks: [TimeBlock] = []
    var theme: String?
  }

  private mutating func load() -> Load {
    var load = Load()
    load.lists = (0..<Int.random(in: 0...3, using: &random)).map {
      SourceList(id: ListID("list-\($0)"), name: "Liste \($0)", colour: $0 == 1 ? "#112233" : nil)
    }
    load.theme = chance(2) ? "dark" : nil
    for number in 0..<Int.random(in: 0...30, using: &random) {
      let item = item(number, [.local] + load.lists.map { $0.id }, load.items.map { $0.id })
      load.items.append(item)
      if item.recurrence != nil, chance(2) {
        load.completions.append(
          Completion(task: item.id, due: due(), at: instant(), isSkipped: chance(2), minutes: 3))
      }
      guard chance(4) else { continue }
      let start = instant()
      load.blocks.append(
        TimeBlock(
          id: BlockID("tb.free.\(number)"), task: chance(3) ? nil : item.id, title: "Block", start: start,
          end: Instant(seconds: start.seconds + 900), zone: "Europe/Berlin", createdAt: start))
    }
    return load
  }

  mutating func fill(_ store: MemoryStore) throws {
    let load = load()
    try store.write { (writer) throws(PlannerFailure) in
      for list in load.lists { try writer.save(list) }
      for item in load.items { try writer.save(item) }
      for completion in load.completions { try writer.save(completion) }
      for block in load.blocks { try writer.save(block) }
      if let theme = load.theme { try writer.set(.theme, to: theme) }
      if let list = load.lists.first { try writer.set(.defaultList, to: list.id.text) }
    }
  }
}

/// Titles are one trimmed line.
private enum OneLineTitle {
  static func made(of text: String) -> String { OneLine.folded(text).isEmpty ? "x" : OneLine.folded(text) }
}

extension PlanItem {
  /// As the rules have it: a series has a day it is due on and one it ends on after that, and a text no control characters.
  func wellFormed(among all: [PlanItem]) -> PlanItem {
    var item = self
    if !all.contains(where: { $0.id == parent }) { item.parent = nil }
    item.notes = notes.map { "a" + $0.filter { $0 != "\u{1F}" } }
    guard var recurrence else { return item }
    let due = due ?? Due(day: Day(number: 20_800))
    item.due = due
    if case .until(let last) = recurrence.end, last < due.day { recurrence.end = .never }
    if case .rule = recurrence.pattern {
      recurrence = Recurrence(.rule("FREQ=MONTHLY;BYDAY=-1FR"), end: recurrence.end)
    }
    item.recurrence = recurrence
    // That of a rule is a part of its series.
    if case .rule = recurrence.pattern { item.notBefore = nil }
    return item
  }
}
