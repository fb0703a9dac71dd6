import CalDAV
import Domain
import Foundation
import HTTPClient
import ICalendar
import Storage
import Testing

@testable import Sync

@Suite("Events nobody would write")
struct OddEventTests {
  private func put(_ plan: Plan, _ name: String, _ events: [[String]]) throws {
    let href = try #require(Href(newNamed: name, in: plan.calendar.url))
    let text = String(decoding: SyncTests.events(events).bytes, as: UTF8.self)
    #expect(try plan.calendar.client.create(text, at: href, in: plan.calendar.url) == .done)
  }

  @Test("an exception that stands before its series is one all the same")
  func exceptionFirst() throws {
    let plan = try Plan(.memory)
    let series = ["UID:a", "SUMMARY:Kurs", "DTSTART:20261122T100000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3"]
    let exception = ["UID:a", "SUMMARY:Verlegt", "RECURRENCE-ID:20261123T100000Z", "DTSTART:20261123T150000Z"]
    try put(plan, "a.ics", [exception, series])
    #expect(try plan.sync().added == 1)
    #expect(try plan.events().map(\.title) == ["Kurs", "Verlegt", "Kurs"])
  }

  @Test(
    "a huge COUNT is counted as far as can be, and holds nothing up",
    arguments: [
      ("DTSTART:20261122T100000Z", "FREQ=DAILY;COUNT=99999999999999999999", true),
      ("DTSTART:20261122T100000Z", "FREQ=DAILY;COUNT=2147483647", true),
      ("DTSTART:00010101T000000Z", "FREQ=SECONDLY;COUNT=999999999", false),
      ("DTSTART:00010101T000000Z", "FREQ=MINUTELY;BYSECOND=7;BYMONTHDAY=31;BYMONTH=2;COUNT=999999999", false),
    ])
  func hugeCount(start: String, rule: String, isShown: Bool) throws {
    let plan = try Plan(.memory)
    try put(plan, "a.ics", [["UID:a", "SUMMARY:Takt", start, "DURATION:PT1M", "RRULE:" + rule]])
    try put(plan, "b.ics", [["UID:b", "SUMMARY:Termin", "DTSTART:20261123T100000Z", "DURATION:PT1H"]])
    #expect(try plan.sync().added == 2)
    #expect(try plan.events().contains { $0.title == "Takt" } == isShown)
    #expect(try plan.events().contains { $0.title == "Termin" })
  }

  @Test("a zone nobody knows is told, and a block in it stays a block at the time clocks here show")
  func unknownZone() throws {
    let plan = try Plan(.memory)
    let block = try plan.schedule(try plan.device.add("Steuer", to: plan.scene.list))
    try plan.sync()
    try put(plan, "a.ics", [["UID:a", "SUMMARY:Fern", "DTSTART;TZID=Mars/Olympus:20261123T100000", "DURATION:PT1H"]])
    try plan.calendar.replace("Europe/Berlin", with: "Mars/Olympus", saying: "Steuer")
    let report = try plan.sync()
    #expect(report.unknownZones == ["Mars/Olympus"])
    #expect(report.blocksGone == 0 && report.updated == 0)
    #expect(try plan.blocks().map(\.id) == [block.id])
    #expect(try plan.blocks().map(\.start) == [block.start])
  }

  @Test(
    "a block whose end is written before its start, or nowhere, stays as it is, is told, and is not written over",
    arguments: ["DTEND;TZID=Europe/Berlin:20261122T090000", "DTEND;TZID=Europe/Berlin:20261122T100000", "X-NO:1"])
  func noLength(end: String) throws {
    let plan = try Plan(.memory)
    let block = try plan.schedule(try plan.device.add("Steuer", to: plan.scene.list))
    try plan.sync()
    let good = "DTEND;TZID=Europe/Berlin:20261122T104500"
    try plan.calendar.replace(good, with: end, saying: good)
    for _ in 0..<2 {
      let report = try plan.sync()
      #expect(report.problems.count == 1 && report.pushed == 0 && report.received == 0)
    }
    #expect(try plan.blocks() == [block])
    #expect(try plan.events().isEmpty)
    #expect(try #require(try plan.calendar.resources().first).text.contains(end))
    try plan.calendar.replace(end, with: "DTEND;TZID=Europe/Berlin:20261122T113000", saying: end)
    let report = try plan.sync()
    #expect(report.blocksChanged == 1 && report.problems.isEmpty)
    #expect(try plan.blocks().map(\.minutes) == [90])
  }

  @Test("a megabyte of description is read, kept in an edit, and not counted as anybody's change")
  func longDescription() throws {
    let plan = try Plan(.memory)
    let block = try plan.schedule(try plan.device.add("Steuer", to: plan.scene.list))
    try plan.sync()
    let words = "DESCRIPTION:" + String(repeating: "ä wort ", count: 150_000) + "ende"
    try plan.calendar.replace("SUMMARY", with: words + "\r\nSUMMARY", saying: "SUMMARY")
    try put(plan, "a.ics", [["UID:a", "SUMMARY:Termin", "DTSTART:20261123T100000Z", "DURATION:PT1H", words]])
    #expect(try plan.sync().added == 1)
    var edit = BlockEdit()
    edit.minutes = .set(60)
    try plan.device.perform(.reschedule(block.id, edit))
    #expect(try plan.sync().updated == 1)
    let text = try #require(try plan.calendar.resources().first { $0.text.contains("Steuer") }).text
    #expect(text.replacingOccurrences(of: "\r\n ", with: "").contains(words))
    #expect(try plan.sync() == EventReport(list: plan.id, name: plan.calendar.name))
  }

  @Test(
    "what can hardly be understood stops nothing else",
    arguments: [
      ["UID:a", "DTSTART:20261123T100000Z", "DTEND:20261122T100000Z"], ["UID:a"], ["DTSTART:20261123T100000Z"],
      ["UID:a", "DTSTART;VALUE=DATE:20261123", "RRULE:FREQ=SECONDLY;COUNT=5"],
      ["UID:a", "DTSTART:20261123T100000Z", "RRULE:FREQ=DAILY;INTERVAL=0"],
      ["UID:a", "DTSTART:20261123T250000Z"], ["UID:a", "DTSTART:00000000T000000Z"],
      ["UID:a", "DTSTART:20261123T100000Z", "RRULE:FREQ=DAILY;UNTIL=00010101T000000Z"],
      ["UID:a", "RECURRENCE-ID:20261123T100000Z", "DTSTART:20261123T100000Z", "RRULE:FREQ=DAILY"],
      ["UID:a", "DTSTART:20261123T100000Z", "EXRULE:FREQ=SECONDLY", "RRULE:FREQ=DAILY"],
      ["UID:a", "DTSTART:20261123T100000Z", "BEGIN:VALARM", "TRIGGER:-PT5M", "END:VALARM"],
    ])
  func nonsense(lines: [String]) throws {
    let plan = try Plan(.memory)
    let block = try plan.schedule(try plan.device.add("Steuer", to: plan.scene.list))
    try put(plan, "a.ics", [lines])
    try put(plan, "b.ics", [["UID:b", "SUMMARY:Termin", "DTSTART:20261124T100000Z", "DURATION:PT1H"]])
    for _ in 0..<2 { try plan.sync() }
    #expect(try plan.blocks() == [block])
    #expect(try plan.events().contains { $0.title == "Termin" })
    #expect(try plan.calendar.resources().count == 3)
  }
}
