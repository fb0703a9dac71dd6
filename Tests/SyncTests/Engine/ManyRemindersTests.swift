import CalDAV
import Domain
import Storage
import Sync
import Testing

/// As many as are stored together.
@Suite("Many new reminders at once")
struct ManyRemindersTests {
  /// Sixty reminders whose numbers tell another order than their names.
  private func calendar(_ prefix: String) -> FakeServer.Calendar {
    var calendar = FakeServer.Calendar()
    for number in 0..<60 {
      let text = todo("\(prefix)\(number)", "SUMMARY:\(prefix)\(number)", "X-APPLE-SORT-ORDER:\(10_000 - number)")
      calendar.resources["\(number).ics"] = FakeServer.Resource(etag: "\"\(number)\"", text: text)
    }
    return calendar
  }

  private func expectSound(_ device: Device) throws {
    let (items, counts) = try device.database.read { (transaction) throws(PlannerFailure) in
      (try transaction.items(ItemQuery(state: .all)), try transaction.counts(nil))
    }
    #expect(Set(items.map(\.id)).count == items.count)
    #expect(counts.open == items.count { !$0.isCompleted })
    #expect(counts.completed == items.count { $0.isCompleted })
    #expect(counts.openMinutes == items.filter { !$0.isCompleted }.map(\.effectiveDuration.minutes).reduce(0, +))
  }

  @Test("They come in the order of their numbers, twins among them once, and are left alone afterwards")
  func comeInOrder() throws {
    let server = FakeServer(calendars: ["many"])
    var calendar = calendar("a")
    let twin = todo("a30", "SUMMARY:Newer", "X-APPLE-SORT-ORDER:9970", "LAST-MODIFIED:20300101T000000Z")
    calendar.resources["twin.ics"] = FakeServer.Resource(etag: "\"twin\"", text: twin)
    server.set("many", calendar)
    let device = try Device(server)
    _ = try device.engine.addAccount(Backend.memory.account())
    let report = try #require(device.sync().accounts.first?.lists.first)
    #expect(report.added == 60)
    let expected = (0..<60).reversed().map { $0 == 30 ? "Newer" : "a\($0)" }
    #expect(try device.titles() == expected)
    try expectSound(device)
    #expect(device.sync().changedNothing)
    #expect(server.calendar("many")?.resources == calendar.resources)
  }

  @Test("What was deleted here is not made anew, what another list has too is told apart, and the rest is stored")
  func amongKnownOnes() throws {
    let server = FakeServer(calendars: ["one", "two"])
    var first = FakeServer.Calendar()
    first.resources["20.ics"] = FakeServer.Resource(etag: "\"20\"", text: todo("a20", "SUMMARY:In both"))
    server.set("one", first)
    let device = try Device(server)
    _ = try device.engine.addAccount(Backend.memory.account())
    for _ in 0..<2 { device.sync() }
    var second = calendar("a")
    second.change = 1
    server.set("two", second)
    for _ in 0..<2 { device.sync() }
    #expect(try device.items().count == 61)
    #expect(try device.titles().contains("In both"))
    try expectSound(device)
    let gone = try device.task("a40")
    try device.perform(.delete([gone.id]))
    device.sync()
    #expect(try device.items().count == 60)
    #expect(server.calendar("two")?.resources.count == 59)
    try expectSound(device)
  }
}
