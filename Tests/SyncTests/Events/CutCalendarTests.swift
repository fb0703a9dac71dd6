import CalDAV
import Domain
import Foundation
import HTTPClient
import Storage
import Sync
import Testing

@Suite("Calendars whose listings are silently cut")
struct CutCalendarTests {
  /// So many events of others and blocks, known here.
  private func synced(_ events: Int, _ blocks: Int) throws -> Plan {
    let plan = try Plan(.memory)
    let task = try plan.device.add("Steuer", to: plan.scene.list)
    for hour in 0..<blocks { try plan.schedule(task, at: Instant(seconds: Plan.start.seconds + Int64(hour) * 3_600)) }
    for number in 0..<events {
      try plan.calendar.put("e\(number).ics", "UID:e\(number)", "SUMMARY:Termin", "DTSTART:20261123T083000Z")
    }
    try plan.sync()
    try plan.sync()
    #expect(try plan.events().count == events && plan.blocks().count == blocks)
    return plan
  }

  /// An answer that names only something new, well-formed and whole to look at.
  private func cut(_ plan: Plan) throws {
    try plan.calendar.put("new.ics", "UID:new", "SUMMARY:Neu", "DTSTART:20261123T093000Z")
    let row = "<href>\(plan.calendar.url.path)new.ics</href><propstat><prop><getetag>\"x\"</getetag></prop>"
    let answer = "<multistatus xmlns=\"DAV:\"><response>\(row)<status>HTTP/1.1 200 OK</status></propstat></response>"
    plan.scene.transport.arm("REPORT", .answer(207, [], answer + "</multistatus>"))
  }

  @Test("take no event of others and no block, be they few or many", arguments: [(3, 2), (40, 2), (2, 40)])
  func kept(events: Int, blocks: Int) throws {
    let plan = try synced(events, blocks)
    let before = try plan.blocks()
    try cut(plan)
    let report = try plan.sync()
    #expect(report.gone == 0 && report.blocksGone == 0 && report.problems.isEmpty)
    #expect(try plan.blocks() == before)
    #expect(try plan.events().count == events + 1)
    try plan.sync()
    #expect(try plan.blocks() == before)
    #expect(try plan.sync() == EventReport(list: plan.id, name: plan.calendar.name))
  }

  @Test("what is gone there goes here, be it much or little", arguments: [3, 40])
  func gone(events: Int) throws {
    let plan = try synced(events, 1)
    let texts = try plan.calendar.resources().filter { $0.text.contains("Termin") }
    for resource in texts {
      #expect(
        try plan.calendar.client.delete(resource.href, ifMatch: #require(resource.etag), in: plan.calendar.url)
          == .done)
    }
    let report = try plan.sync()
    #expect(report.gone == events && report.blocksGone == 0)
    #expect(try plan.events().isEmpty && plan.blocks().count == 1)
  }
}
