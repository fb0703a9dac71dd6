import CalDAV
import Domain
import Foundation
import HTTPClient
import Storage
import Testing

@testable import Sync

@Suite("Blocks on servers")
struct BlockSyncTests {
  @Test("scheduling writes an event and never touches the reminder", arguments: Backend.everywhere)
  func scheduling(backend: Backend) throws {
    let plan = try Plan(backend)
    let task = try plan.device.add("Steuer", to: plan.scene.list)
    try plan.sync()
    let reminder = try plan.scene.remote.resource(saying: "Steuer")
    let block = try plan.schedule(task)
    #expect(try plan.sync().created == 1)
    let event = try #require(try plan.calendar.resources().first)
    #expect(event.text.contains("UID:" + block.id.text))
    #expect(event.text.contains("SUMMARY:Steuer"))
    #expect(event.text.contains("TZID=Europe/Berlin:20261122T100000"))
    #expect(event.text.contains("BEGIN:VTIMEZONE"))
    #expect(try plan.blocks() == [block])
    #expect(try plan.events().isEmpty)
    #expect(try plan.scene.remote.resource(saying: "Steuer") == reminder)
    _ = plan.scene.transport.drain()
    #expect(try plan.sync().changedAnything == false)
    #expect(plan.scene.transport.drain().allSatisfy { $0 != "PUT" && $0 != "DELETE" })
  }

  @Test(
    "an event moved or resized elsewhere moves the block; one deleted elsewhere removes it",
    arguments: Backend.everywhere)
  func changedElsewhere(backend: Backend) throws {
    let plan = try Plan(backend)
    let task = try plan.device.add("Steuer", to: plan.scene.list)
    let block = try plan.schedule(task)
    try plan.sync()
    try plan.calendar.replace("20261122T104500", with: "20261122T113000", saying: "DTEND")
    #expect(try plan.sync().blocksChanged == 1)
    #expect(try plan.blocks().map(\.minutes) == [90])
    #expect(try plan.blocks().map(\.task) == [task])
    try plan.calendar.deleteAll()
    #expect(try plan.sync().blocksGone == 1)
    #expect(try plan.blocks().isEmpty)
    #expect(try plan.scene.titles() == ["Steuer"])
    #expect(
      try plan.device.database.read { (transaction) throws(PlannerFailure) in try transaction.block(block.id) } == nil)
  }

  @Test("a block moved, unscheduled and taken back here follows on the server", arguments: Backend.everywhere)
  func changedHere(backend: Backend) throws {
    let plan = try Plan(backend)
    let task = try plan.device.add("Steuer", to: plan.scene.list)
    let block = try plan.schedule(task)
    try plan.sync()
    try plan.calendar.replace("SUMMARY", with: "X-OTHER:stays\r\nSUMMARY", saying: "SUMMARY")
    var edit = BlockEdit()
    edit.start = .set(Instant(seconds: Plan.start.seconds + 7_200))
    try plan.device.perform(.reschedule(block.id, edit))
    #expect(try plan.sync().updated == 1)
    let moved = try #require(try plan.calendar.resources().first)
    #expect(moved.text.contains("20261122T120000"))
    #expect(moved.text.contains("X-OTHER:stays"))
    try plan.device.perform(.unschedule([block.id]))
    #expect(try plan.sync().deleted == 1)
    #expect(try plan.calendar.resources().isEmpty)
    try plan.device.perform(.undo(expected: nil))
    #expect(try plan.sync().created == 1)
    #expect(try #require(try plan.calendar.resources().first).text.contains("X-OTHER:stays"))
    #expect(try plan.sync().changedAnything == false)
  }

  @Test("both sides changed: what was changed on one side only is kept from both", arguments: Backend.everywhere)
  func bothSides(backend: Backend) throws {
    let plan = try Plan(backend)
    let task = try plan.device.add("Steuer", to: plan.scene.list)
    let block = try plan.schedule(task)
    try plan.sync()
    try plan.calendar.replace("SUMMARY:Steuer", with: "SUMMARY:Steuer (Büro)", saying: "SUMMARY")
    var edit = BlockEdit()
    edit.minutes = .set(60)
    try plan.device.perform(.reschedule(block.id, edit))
    try plan.sync()
    let merged = try #require(try plan.blocks().first)
    #expect(merged.title == "Steuer (Büro)")
    #expect(merged.minutes == 60)
    let event = try #require(try plan.calendar.resources().first)
    #expect(event.text.contains("20261122T110000"))
    #expect(event.text.contains("Büro"))
    #expect(try plan.sync().changedAnything == false)
  }

  @Test("a lost answer is adopted, and an edit beats a deletion", arguments: Backend.everywhere)
  func lostAnswer(backend: Backend) throws {
    let plan = try Plan(backend)
    let block = try plan.schedule(try plan.device.add("Steuer", to: plan.scene.list))
    try plan.sync()
    try plan.schedule(
      try plan.device.task("Steuer", in: plan.scene.list).id, at: Instant(seconds: Plan.start.seconds + 9_000))
    plan.scene.transport.arm("PUT", .lostAnswer)
    try plan.sync()
    try plan.sync()
    #expect(try plan.calendar.resources().count == 2)
    #expect(try plan.blocks().count == 2)
    try plan.calendar.deleteAll()
    var edit = BlockEdit()
    edit.minutes = .set(60)
    try plan.device.perform(.reschedule(block.id, edit))
    try plan.sync()
    #expect(try plan.blocks().map(\.id) == [block.id])
    #expect(try plan.calendar.resources().count == 1)
  }

  @Test("another device knows the task by the event, even before it has the task", arguments: Backend.everywhere)
  func secondDevice(backend: Backend) throws {
    let plan = try Plan(backend)
    let task = try plan.device.add("Steuer", to: plan.scene.list)
    let block = try plan.schedule(task)
    try plan.sync()
    let second = try plan.scene.secondDevice().device
    second.sync()
    let found = try second.database.read { (transaction) throws(PlannerFailure) in try transaction.blocks(of: task) }
    #expect(found.map(\.id) == [block.id])
    #expect(found.map(\.start) == [block.start])
  }

  @Test("events of others appear expanded, change and go", arguments: Backend.everywhere)
  func foreignEvents(backend: Backend) throws {
    let plan = try Plan(backend)
    try plan.calendar.put(
      "a.ics", "UID:a-\(plan.calendar.name)", "SUMMARY:Stand-up", "DTSTART:20260105T083000Z", "DTEND:20260105T090000Z",
      "RRULE:FREQ=DAILY")
    try plan.calendar.put(
      "b.ics", "UID:b-\(plan.calendar.name)", "SUMMARY:Reise", "DTSTART;VALUE=DATE:20261124",
      "DTEND;VALUE=DATE:20261126")
    #expect(try plan.sync().added == 2)
    #expect(try plan.events().map(\.title) == ["Reise"] + Array(repeating: "Stand-up", count: 7))
    try plan.calendar.replace("Reise", with: "Dienstreise", saying: "Reise")
    #expect(try plan.sync().changed == 1)
    #expect(try plan.events().first?.title == "Dienstreise")
    try plan.calendar.deleteAll()
    #expect(try plan.sync().gone == 2)
    #expect(try plan.events().isEmpty)
  }

  @Test("a listing that failed, was cut short or empty removes nothing")
  func badListings() throws {
    for fault in [FaultyTransport.Fault.status(500), .truncated, .emptyList] {
      let plan = try Plan(.memory)
      try plan.schedule(try plan.device.add("Steuer", to: plan.scene.list))
      try plan.calendar.put("a.ics", "UID:a", "SUMMARY:Termin", "DTSTART:20261123T083000Z", "DURATION:PT1H")
      try plan.sync()
      try plan.calendar.put("b.ics", "UID:b", "SUMMARY:Neu", "DTSTART:20261124T083000Z", "DURATION:PT1H")
      plan.scene.transport.arm("REPORT", fault)
      plan.device.sync()
      #expect(try plan.blocks().count == 1)
      #expect(try plan.events().count >= 1)
      plan.scene.transport.disarm()
      try plan.sync()
      #expect(try plan.events().count == 2)
    }
  }

  @Test("a listing that was silently cut takes no block away")
  func cutListing() throws {
    let plan = try Plan(.memory)
    try plan.schedule(try plan.device.add("Steuer", to: plan.scene.list))
    try plan.sync()
    for name in ["a", "b"] {
      try plan.calendar.put("\(name).ics", "UID:\(name)", "SUMMARY:Termin", "DTSTART:20261123T083000Z", "DURATION:PT1H")
    }
    let row = "<href>\(plan.calendar.url.path)b.ics</href><propstat><prop><getetag>\"b\"</getetag></prop>"
    let answer = "<multistatus xmlns=\"DAV:\"><response>\(row)<status>HTTP/1.1 200 OK</status></propstat></response>"
    plan.scene.transport.arm("REPORT", .answer(207, [], answer + "</multistatus>"))
    let before = try plan.blocks()
    #expect(try plan.sync().blocksGone == 0)
    #expect(try plan.blocks() == before)
    try plan.sync()
    #expect(try plan.events().count == 2)
    #expect(try plan.blocks() == before)
  }

  @Test("many blocks vanish only once somebody has said so")
  func deletionGuard() throws {
    let plan = try Plan(.memory)
    let task = try plan.device.add("Steuer", to: plan.scene.list)
    for hour in 0..<8 { try plan.schedule(task, at: Instant(seconds: Plan.start.seconds + Int64(hour) * 3_600)) }
    try plan.sync()
    try plan.calendar.deleteAll()
    #expect(try plan.sync().problems == [.deletionGuard(count: 8, of: 8)])
    #expect(try plan.blocks().count == 8)
    try plan.sync(confirmingDeletions: true)
    #expect(try plan.blocks().isEmpty)
  }

  @Test("a yes does not count for blocks nobody was asked about")
  func deletionGuardUnasked() throws {
    let plan = try Plan(.memory)
    let task = try plan.device.add("Steuer", to: plan.scene.list)
    for hour in 0..<8 { try plan.schedule(task, at: Instant(seconds: Plan.start.seconds + Int64(hour) * 3_600)) }
    try plan.sync()
    try plan.calendar.deleteAll()
    #expect(try plan.sync(confirmingDeletions: true).problems == [.deletionGuard(count: 8, of: 8)])
    #expect(try plan.blocks().count == 8)
    #expect(try plan.sync(confirmingDeletions: true).problems.isEmpty)
    #expect(try plan.blocks().isEmpty)
  }

  @Test("a calendar that may only be read refuses blocks, and what waits is told")
  func readOnly() throws {
    let plan = try Plan(.memory)
    let block = try plan.schedule(try plan.device.add("Steuer", to: plan.scene.list))
    let server = try #require(plan.scene.server as? FakeServer)
    var closed = try #require(server.calendar(plan.calendar.name))
    closed.isReadOnly = true
    server.set(plan.calendar.name, closed)
    #expect(try plan.sync().problems == [.readOnly(waiting: 1)])
    #expect(try plan.blocks() == [block])
  }

  @Test("an event made to repeat elsewhere is shown as one and is no block any more")
  func becomesSeries() throws {
    let plan = try Plan(.memory)
    try plan.schedule(try plan.device.add("Steuer", to: plan.scene.list))
    try plan.sync()
    try plan.calendar.replace("SEQUENCE:0", with: "SEQUENCE:1\r\nRRULE:FREQ=DAILY;COUNT=3", saying: "SEQUENCE")
    try plan.sync()
    #expect(try plan.blocks().isEmpty)
    #expect(try plan.events().count == 3)
  }

  @Test("looks far ahead expand series first")
  func farAhead() throws {
    let plan = try Plan(.memory)
    try plan.calendar.put(
      "a.ics", "UID:a", "SUMMARY:Jubiläum", "DTSTART;VALUE=DATE:20200301", "RRULE:FREQ=YEARLY")
    try plan.sync()
    let day = try #require(Day(iso: "2036-03-01"))
    let start = Instant(seconds: Int64(day.number) * 86_400)
    let window = PlanWindow(from: start, until: Instant(seconds: start.seconds + 86_400), first: day, last: day)
    func titles() throws -> [String] {
      try plan.device.database.read { (transaction) throws(PlannerFailure) in try transaction.events(in: window) }.map(
        \.title)
    }
    #expect(try titles().isEmpty)
    try plan.device.engine.prepareEvents(in: window)
    #expect(try titles() == ["Jubiläum"])
  }
}
