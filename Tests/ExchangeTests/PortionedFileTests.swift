import Domain
import TestSupport
import Testing

@Suite("Files written in portions")
struct PortionedFileTests {
  static let formats: [ExchangeFormat] = [.json, .taskwarrior]

  private func set(seed: UInt64) throws -> ExchangeSet {
    let store = MemoryStore()
    var random = RandomTasks(seed: seed)
    try random.fill(store)
    return try store.read { (reader) throws(PlannerFailure) in
      try ExchangeSet.gathered(ExportChoice(.json), from: reader)
    }
  }

  private func inPortions(_ set: ExchangeSet, _ format: ExchangeFormat, of size: Int) throws -> ExchangedFile {
    let file = try #require(PortionedFile(format, lists: set.lists, Fixture.context))
    var whole = ExchangedFile(bytes: file.start)
    for start in stride(from: 0, to: set.items.count, by: size) {
      let items = Array(set.items[start..<min(start + size, set.items.count)])
      let portion = file.portion(items, isFirst: start == 0)
      whole.bytes += portion.bytes
      whole.report.add(portion.report)
    }
    whole.bytes += file.end(set, isEmpty: set.items.isEmpty)
    return whole
  }

  @Test(arguments: formats, 1...20)
  func areWhatTheyAreAsAWhole(format: ExchangeFormat, seed: UInt64) throws {
    var set = try Fixture.set()
    set.items += try self.set(seed: seed).items
    let whole = try #require(Exchange.write(set, as: format, Fixture.context))
    for size in [1, 3, 7] {
      let file = try inPortions(set, format, of: size)
      #expect(String(decoding: file.bytes, as: UTF8.self) == String(decoding: whole.bytes, as: UTF8.self))
      #expect(file.report.entries == whole.report.entries)
    }
  }

  @Test(arguments: formats)
  func canBeWithoutTasks(format: ExchangeFormat) throws {
    let set = ExchangeSet(items: [], lists: [Fixture.work])
    let file = try #require(Exchange.write(set, as: format, Fixture.context))
    #expect(file.bytes == (try inPortions(set, format, of: 1)).bytes)
    #expect(try JSON(parsing: file.bytes)["tasks"]?.elements == (format == .json ? [] : nil))
    #expect(try Exchange.read(file.bytes, as: format, Fixture.context).tasks.isEmpty)
  }

  @Test("of our own hold each task as its value prints, but for the rank", arguments: 1...40)
  func holdTheValueOfEachTask(seed: UInt64) throws {
    let set = try set(seed: seed)
    let bytes = try #require(Exchange.write(set, as: .json, Fixture.context)).bytes
    let written = try #require(try JSON(parsing: bytes)["tasks"]?.elements)
    #expect(written.count == set.items.count)
    for (task, item) in zip(written, set.items) {
      guard case .object(let members) = item.json else { continue }
      #expect(task.printed == JSON.object(members.filter { $0.name != "rank" }).printed)
    }
  }

  @Test func areOnlyThoseWhoseTasksStandAlone() {
    for format in ExchangeFormat.allCases {
      let file = PortionedFile(format, lists: [], Fixture.context)
      #expect((file != nil) == Self.formats.contains(format))
    }
  }

  @Test(
    "name a task by its identity when that is a UUID",
    arguments: [
      ("0A000000-0000-4000-8000-00000000000f", "0a000000-0000-4000-8000-00000000000f"),
      ("00000000-0000-4000-8000-00000000000g", nil), ("00000000-0000-4000-8000-0000000000001", nil),
      ("00000000-0000-4000-8000-0000000000", nil), ("00000000a0000-4000-8000-000000000001", nil), ("", nil),
    ])
  func nameTasks(id: String, uuid: String?) throws {
    let instant = try Fixture.instant("2026-11-01T08:00:00Z")
    let item = PlanItem(id: TaskID(id), list: .local, title: "x", rank: Rank(1), createdAt: instant)
    let file = Taskwarrior.write(ExchangeSet(items: [item], lists: []), Fixture.context)
    #expect(try JSON(parsing: file.bytes).elements?.first?["uuid"]?.text == uuid)
    #expect(file.report.summary == (uuid == nil ? ["notKept id 1"] : []))
  }
}
