import CalDAV
import Domain
import HTTPClient
import Sync
import Testing

@Suite("Reading reminders")
struct PullTests {
  @Test("Reminders appear with their fields, and a second sync changes nothing", arguments: Backend.all)
  func readsReminders(_ backend: Backend) throws {
    let scene = try Scene(backend) { remote in
      try remote.put(
        "a.ics", todo("a", "SUMMARY:Milk #30min", "PRIORITY:1", "CATEGORIES:home", "DUE;VALUE=DATE:20270102"))
      try remote.put("b.ics", todo("b", "SUMMARY:Bread", "CREATED:20200101T000000Z"))
    }
    let report = try scene.sync()
    #expect(report.added == 2 && report.pushed == 0 && report.problems.isEmpty)
    let milk = try #require(try scene.device.items(in: scene.list).first { $0.title == "Milk #30min" })
    #expect(milk.importance == .high)
    #expect(milk.due?.day.iso == "2027-01-02")
    #expect(milk.tags.names == ["home"])

    let before = try scene.remote.resources()
    let items = try scene.device.items(in: scene.list)
    try scene.expectQuiet()
    #expect(try scene.remote.resources() == before)
    #expect(try scene.device.items(in: scene.list) == items)
  }

  @Test("A list that has not changed costs one request for its account")
  func unchangedCostsOneRequest() throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    for _ in 0..<2 { try scene.sync() }
    _ = scene.transport.drain()
    try scene.sync()
    #expect(scene.transport.drain() == ["PROPFIND"])
  }

  @Test(
    "New reminders come where their number says, without one at the end by creation and UID", arguments: Backend.all)
  func newOnesHaveTheirPlace(_ backend: Backend) throws {
    let scene = try Scene(backend) { remote in
      try remote.put("old.ics", todo("old", "SUMMARY:Old", "X-APPLE-SORT-ORDER:1500"))
      try remote.put("last.ics", todo("last", "SUMMARY:Last", "X-APPLE-SORT-ORDER:5000"))
    }
    try scene.sync()
    try scene.remote.put("c.ics", todo("c", "SUMMARY:Third", "CREATED:20150101T000000Z"))
    try scene.remote.put("a.ics", todo("a", "SUMMARY:Second", "X-APPLE-SORT-ORDER:2000"))
    try scene.remote.put("b.ics", todo("b", "SUMMARY:First", "X-APPLE-SORT-ORDER:1000"))
    try scene.remote.put("d.ics", todo("d", "SUMMARY:Fourth", "CREATED:20150101T000000Z"))
    let report = try scene.sync()
    #expect(report.added == 4 && report.changed == 0)
    #expect(try scene.titles() == ["First", "Old", "Second", "Last", "Third", "Fourth"])
    try scene.expectQuiet()
  }

  @Test("An edit by another program arrives and what only we know stays", arguments: Backend.all)
  func editsArrive(_ backend: Backend) throws {
    let scene = try Scene(backend) { try $0.put("a.ics", todo("a", "SUMMARY:Milk", "DESCRIPTION:Two")) }
    try scene.sync()
    let task = try #require(try scene.device.items(in: scene.list).first)
    try scene.device.edit(task.id) { $0.grade = .set(.b) }
    try scene.sync()
    try scene.remote.replace("SUMMARY:Milk", with: "SUMMARY:Oat milk", saying: "Milk")
    #expect(try scene.sync().changed == 1)
    let changed = try #require(try scene.device.items(in: scene.list).first)
    #expect(changed.title == "Oat milk" && changed.notes == "Two" && changed.grade == .b && changed.rank == task.rank)
  }

  @Test("A reminder deleted elsewhere disappears with its metadata", arguments: Backend.all)
  func deletionsArrive(_ backend: Backend) throws {
    let scene = try Scene(backend) { remote in
      try remote.put("a.ics", todo("a", "SUMMARY:Milk"))
      try remote.put("b.ics", todo("b", "SUMMARY:Bread"))
    }
    try scene.sync()
    try scene.remote.delete(saying: "Milk")
    let report = try scene.sync()
    #expect(report.gone == 1 && report.problems.isEmpty)
    #expect(try scene.titles() == ["Bread"])
    try scene.expectQuiet()
  }

  @Test("The last reminder deleted leaves an empty list", arguments: Backend.all)
  func lastDeletionArrives(_ backend: Backend) throws {
    let scene = try Scene(backend) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    try scene.sync()
    try scene.remote.delete(saying: "Milk")
    #expect(try scene.sync().gone == 1)
    #expect(try scene.titles().isEmpty)
  }

  @Test("A changed number repositions among the siblings and leaves the others alone", arguments: Backend.all)
  func renumberingRepositions(_ backend: Backend) throws {
    let scene = try Scene(backend) { remote in
      for (index, name) in ["A", "B", "C", "D"].enumerated() {
        try remote.put("\(name).ics", todo(name, "SUMMARY:\(name)", "X-APPLE-SORT-ORDER:\((index + 1) * 1000)"))
      }
    }
    try scene.sync()
    #expect(try scene.titles() == ["A", "B", "C", "D"])
    try scene.remote.replace("SORT-ORDER:4000", with: "SORT-ORDER:1500", saying: "SUMMARY:D")
    try scene.sync()
    #expect(try scene.titles() == ["A", "D", "B", "C"])
    try scene.expectQuiet()
  }

  @Test("An unreadable resource is kept, reported and stops nothing")
  func quarantines() throws {
    let scene = try Scene(.memory) { remote in
      try remote.put("bad.ics", "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nSUMMARY:No UID\r\nEND:VTODO\r\nEND:VCALENDAR\r\n")
      try remote.put("a.ics", todo("a", "SUMMARY:Milk"))
    }
    let report = try scene.sync()
    #expect(try scene.titles() == ["Milk"])
    #expect(report.problems.count == 1)
    guard case .quarantined(let href) = report.problems.first else {
      Issue.record("not reported")
      return
    }
    #expect(href.hasSuffix("bad.ics"))
    try scene.remote.replace("SUMMARY:No UID", with: "UID:u\r\nSUMMARY:Repaired", saying: "No UID")
    #expect(try scene.sync().problems.isEmpty)
    #expect(try scene.titles().sorted() == ["Milk", "Repaired"])
  }

  @Test("One UID in two lists is two tasks; moved between them it stays one")
  func sameUIDInTwoLists() throws {
    let scene = try Scene(.memory)
    let other = try RemoteList(.memory, scene.server)
    try scene.remote.putExactly("a.ics", todo("a", "SUMMARY:Here"))
    try other.putExactly("a.ics", todo("a", "SUMMARY:There"))
    try other.putExactly("m.ics", todo("m", "SUMMARY:Moves"))
    _ = scene.device.sync()
    #expect(Set(try scene.device.titles()) == ["Here", "There", "Moves"])
    #expect(Set(try scene.device.items().map(\.id)).count == 3)

    let moving = try scene.task("Moves")
    try scene.device.edit(moving.id) { $0.urgency = .set(.urgent) }
    _ = scene.device.sync()
    let text = try other.resource(saying: "Moves").text
    try other.delete(saying: "Moves")
    try scene.remote.putExactly("m.ics", text.replacing("X-ZEITBLOCK-URGENCY:URGENT\n", with: ""))
    _ = scene.device.sync()
    let moved = try scene.task("Moves")
    #expect(moved.id == moving.id && moved.list == scene.list)
  }

  @Test("Of two resources with one UID the newest is shown, and the other when that goes")
  func twins() throws {
    let server = FakeServer(calendars: ["twins"])
    let old = todo("a", "SUMMARY:Old", "LAST-MODIFIED:20260101T000000Z")
    let new = todo("a", "SUMMARY:New", "LAST-MODIFIED:20260201T000000Z")
    var calendar = FakeServer.Calendar()
    calendar.resources = [
      "1.ics": FakeServer.Resource(etag: "\"1\"", text: old), "2.ics": FakeServer.Resource(etag: "\"2\"", text: new),
    ]
    server.set("twins", calendar)
    let device = try Device(server)
    _ = try device.engine.addAccount(Backend.memory.account())
    device.sync()
    #expect(try device.titles() == ["New"])
    calendar.resources["2.ics"] = nil
    calendar.change += 1
    server.set("twins", calendar)
    device.sync()
    #expect(try device.titles() == ["Old"])
  }

  @Test("A resource under another name keeps its task")
  func renamedResource() throws {
    let server = FakeServer(calendars: ["names"])
    var calendar = FakeServer.Calendar()
    calendar.resources = ["1.ics": FakeServer.Resource(etag: "\"1\"", text: todo("a", "SUMMARY:Milk"))]
    server.set("names", calendar)
    let device = try Device(server)
    _ = try device.engine.addAccount(Backend.memory.account())
    device.sync()
    let task = try device.task("Milk")
    try device.edit(task.id) { $0.actualMinutesStayOurs() }
    calendar.resources = ["2.ics": FakeServer.Resource(etag: "\"1\"", text: todo("a", "SUMMARY:Milk"))]
    calendar.change += 1
    server.set("names", calendar)
    device.sync()
    let kept = try device.task("Milk")
    #expect(kept.id == task.id && kept.grade == .c)
  }
}

extension TaskEdit {
  /// Sets something that no other program writes.
  fileprivate mutating func actualMinutesStayOurs() { grade = .set(.c) }
}
