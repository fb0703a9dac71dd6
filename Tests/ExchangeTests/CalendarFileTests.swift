import Domain
import Foundation
import Sync
import TestSupport
import Testing

@Suite("Files of iCalendar")
struct CalendarFileTests {
  private func read(_ bytes: [UInt8]) throws -> ParsedFile {
    #expect(ExchangeFormat.detected(in: bytes) == .ics)
    return try TodoFile.read(bytes, Fixture.context, zones: .platform(local: "Europe/Berlin"))
  }

  private func read(todo lines: String...) throws -> ParsedFile {
    let text = ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:a", "SUMMARY:One"] + lines
    return try read(Array((text + ["END:VTODO", "END:VCALENDAR", ""]).joined(separator: "\r\n").utf8))
  }

  @Test(
    "of other programs are read as they were looked at once",
    arguments: ["apple-reminders", "nextcloud-tasks", "tasks-org", "thunderbird"])
  func exports(name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/ics/\(name).ics")
    let parsedFile = try read([UInt8](Data(contentsOf: file)))
    try Fixture.compare(Array(parsedFile.told.utf8), with: "ics/\(name).txt")
  }

  @Test("tell what cannot be understood of a task, each field by its line, and keep the rest")
  func unreadable() throws {
    let parsedFile = try read(
      todo: "DUE:soon", "PRIORITY:high", "RRULE:FREQ=SOMETIMES", "DTSTART:then", "COMPLETED:later")
    #expect(parsedFile.tasks.map { $0.item.title } == ["One"])
    #expect(
      Set(parsedFile.report.summary) == [
        "unreadable DUE 1", "unreadable PRIORITY 1", "unreadable recurrence 1", "unreadable DTSTART 1",
        "unreadable COMPLETED 1",
      ])
    #expect(parsedFile.report.entries.allSatisfy { $0.line == 3 })
  }

  @Test(
    "mean the same due day however it is written",
    arguments: [
      ("DUE;VALUE=DATE:20261224", "2026-12-24"), ("DUE:20261224", "2026-12-24"),
      ("DUE;TZID=Europe/Berlin:20261224T150000", "2026-12-24T15:00"), ("DUE:20261224T140000Z", "2026-12-24T15:00"),
      ("DUE:20261224T150000", "2026-12-24T15:00"), ("DUE;TZID=\"Europe/Berlin\":20261224T150000", "2026-12-24T15:00"),
      ("DUE;VALUE=DATE-TIME;TZID=America/New_York:20261224T090000", "2026-12-24T15:00"),
      ("due;value=date:20261224", "2026-12-24"),
    ])
  func dueDays(line: String, due: String) throws {
    let parsedFile = try read(todo: line)
    #expect(parsedFile.tasks.first?.item.due == Due(iso: due))
    #expect(parsedFile.report.isEmpty)
  }

  @Test(
    "tell from any of its signs that a task is done",
    arguments: [
      ("STATUS:COMPLETED", true), ("COMPLETED:20261120T100000Z", true), ("PERCENT-COMPLETE:100", true),
      ("STATUS:IN-PROCESS", false), ("PERCENT-COMPLETE:99", false), ("STATUS:NEEDS-ACTION", false),
    ])
  func completion(line: String, isDone: Bool) throws {
    #expect(try read(todo: line).tasks.first?.item.isCompleted == isDone)
  }

  @Test("have any line ends", arguments: ["\r\n", "\n", "\r"])
  func lineEnds(end: String) throws {
    let lines = [
      "BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:a", "SUMMARY:One of", "  two lines", "", "END:VTODO", "END:VCALENDAR", "",
    ]
    let parsedFile = try read(Array(lines.joined(separator: end).utf8))
    #expect(parsedFile.tasks.map { $0.item.title } == ["One of two lines"])
  }

  @Test("are folded between the bytes of a character by some, and read all the same")
  func foldedCharacters() throws {
    var bytes = Array("BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:a\r\nSUMMARY:Gr".utf8)
    bytes += [0xC3] + Array("\r\n ".utf8) + [0xBC] + Array("n\r\nEND:VTODO\r\nEND:VCALENDAR\r\n".utf8)
    #expect(try read(bytes).tasks.map { $0.item.title } == ["Grün"])
  }

  @Test("hold several calendars, each with the name of its list")
  func severalCalendars() throws {
    let one = { (name: String, uid: String) in
      "BEGIN:VCALENDAR\r\nX-WR-CALNAME:\(name)\r\nBEGIN:VTODO\r\nUID:\(uid)\r\nSUMMARY:\(uid)\r\nEND:VTODO\r\nEND:VCALENDAR\r\n"
    }
    let parsedFile = try read(Array((one("House", "a") + "\r\n" + one("Work", "b")).utf8))
    #expect(parsedFile.tasks.map { $0.listName } == ["House", "Work"])
  }

  @Test("that are damaged are refused by the line, and nothing of them is read")
  func damaged() throws {
    let begin = "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nSUMMARY:One\r\n"
    #expect(throws: ExchangeFailure.truncated(line: 2)) { try read(Array(begin.utf8)) }
    #expect(throws: ExchangeFailure.syntax(line: 4)) { try read(Array((begin + "END:VEVENT\r\n").utf8)) }
    #expect(throws: ExchangeFailure.syntax(line: 6)) {
      try read(Array((begin + "END:VTODO\r\nEND:VCALENDAR\r\nrest\r\n").utf8))
    }
  }

  @Test("keep all they have a place for on the way out and back in", arguments: 1...40)
  func roundTrip(seed: UInt64) throws {
    let store = MemoryStore()
    var random = RandomTasks(seed: seed)
    try random.fill(store)
    let zones = ZoneResolver.platform(local: "Europe/Berlin")
    var set = try store.read { (reader) throws(PlannerFailure) in
      try ExchangeSet.gathered(ExportChoice(.ics, withCompleted: true), from: reader)
    }
    guard !set.items.isEmpty else { return }
    set.items = set.items.map { $0.wellFormed(among: set.items) }
    let file = try TodoFile.write(set, Fixture.context, zones: zones) { (_) throws(PlannerFailure) in nil }
    let parsedFile = try TodoFile.read(file.bytes, Fixture.context, zones: zones)
    let back = Dictionary(uniqueKeysWithValues: parsedFile.tasks.map { ($0.item.id, $0.item) })
    for item in set.items {
      let found = try #require(back[item.id], "seed \(seed): \(item.title) is gone")
      #expect(found.told == item.told, "seed \(seed)")
    }
    #expect(parsedFile.tasks.count == set.items.count, "seed \(seed)")
  }

  @Test("tell a task whose identity another one has already")
  func repeatedIdentity() throws {
    let parsedFile = try read(
      todo: "STATUS:COMPLETED", "END:VTODO", "BEGIN:VTODO", "UID:a", "SUMMARY:Another", "END:VTODO",
      "BEGIN:VTODO", "UID:b", "SUMMARY:Two")
    #expect(parsedFile.tasks.map { $0.item.title } == ["One", "Two"])
    #expect(parsedFile.report.summary == ["repeated UID 1"])
    #expect(parsedFile.report.entries.first?.line == 8 && parsedFile.report.entries.first?.sample == "Another")
  }

  @Test("keep where a series has what was moved alone")
  func movedAlone() throws {
    var item = try Fixture.item(1, "moved")
    item.due = Due(day: try Fixture.day("2026-11-25"))
    item.recurrence = Recurrence(.custom(every: 3, unit: .weeks))
    item.recurrence?.scheduled = Due(day: try Fixture.day("2026-11-21"))
    var set = try Fixture.set()
    set.items = [item]
    let file = TodoFile.write(set, Fixture.context, zones: .platform(local: "Europe/Berlin")) { _ in nil }
    let parsedFile = try read(file.bytes)
    #expect(parsedFile.tasks.first?.item.recurrence == item.recurrence && parsedFile.tasks.first?.item.due == item.due)
    #expect(parsedFile.report.isEmpty && file.report.isEmpty)
  }
}

extension PlanItem {
  /// What iCalendar has a place for, a member on each line.
  fileprivate var told: [String] {
    var item = self
    item.list = .local
    item.rank = Rank(0)
    item.actualMinutes = 0
    item.needsTitleImprovement = false
    guard case .object(let members) = item.json else { return [] }
    return members.map { "\($0.name): \($0.value.printed)" }
  }
}

extension ParsedFile {
  /// For people who look at a golden.
  fileprivate var told: String {
    var lines = tasks.map { task in
      "\(task.line) [\(task.listName ?? "-")] own id: \(task.hasOwnID), creation: \(task.hasCreation)\n"
        + task.item.json.printed.replacing(",\"", with: ",\n  \"")
    }
    lines += report.entries.map { "\($0.reason) \($0.field) × \($0.count), line \($0.line): \($0.sample)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
