import ICalendar
import Testing

@Suite("Checker")
struct CheckerTests {
  /// The kinds found in a VTODO that has all it must have and these lines from line 6 on.
  private func kinds(_ lines: String...) -> [Problem.Kind] { problems(lines).map(\.kind) }

  private func problems(_ lines: [String]) -> [Problem] {
    let head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", "BEGIN:VTODO", "UID:1", "DTSTAMP:20260101T000000Z"]
    let all = head + lines + ["END:VTODO", "END:VCALENDAR"]
    return Checker.report(on: all.flatMap { Array($0.utf8) + [13, 10] }).problems
  }

  @Test("a sound text has no problems")
  func sound() {
    let found = kinds(
      "DTSTART;VALUE=DATE:20260101", "DUE;VALUE=DATE:20260102", "RRULE:FREQ=DAILY", "PRIORITY:9",
      "PERCENT-COMPLETE:100", "STATUS:COMPLETED", "COMPLETED:20260101T000000Z", "ESTIMATED-DURATION:PT30M",
      "EXDATE;VALUE=DATE:20260103,20260104", "X-A:1", "BEGIN:VALARM", "ACTION:DISPLAY",
      "TRIGGER;RELATED=END:-PT15M", "END:VALARM", "", "DESCRIPTION:")
    #expect(found == [])
  }

  @Test("components are counted by name")
  func counts() {
    let report = Checker.report(on: crlf("BEGIN:A", "BEGIN:b", "END:b", "BEGIN:B", "END:B", "END:A"))
    #expect(report.components.map(\.name) == ["A", "B"])
    #expect(report.components.map(\.count) == [1, 2])
    #expect(report.survivesUnchanged)
  }

  @Test(
    "a wrong value is named",
    arguments: [
      ("DUE:", .emptyValue(property: "DUE")), ("X-A:", .emptyValue(property: "X-A")),
      ("DUE:00000000T000000", .invalidDate(property: "DUE")), ("DUE:20260102", .wrongDateForm(property: "DUE")),
      ("DUE;VALUE=DATE:20260102T000000", .wrongDateForm(property: "DUE")),
      ("COMPLETED:20260102T000000", .wrongDateForm(property: "COMPLETED")),
      ("CREATED:yesterday", .invalidDate(property: "CREATED")),
      ("EXDATE:20260101T000000,x", .invalidDate(property: "EXDATE")),
      ("ESTIMATED-DURATION:30", .invalidDuration(property: "ESTIMATED-DURATION")),
      ("ESTIMATED-DURATION:-PT3M", .invalidDuration(property: "ESTIMATED-DURATION")),
      ("PRIORITY:42", .invalidNumber(property: "PRIORITY")), ("PRIORITY:x", .invalidNumber(property: "PRIORITY")),
      ("PERCENT-COMPLETE:101", .invalidNumber(property: "PERCENT-COMPLETE")),
      ("STATUS:DONE", .invalidStatus("DONE", component: "VTODO")),
      ("UID:2", .repeatedProperty("UID", component: "VTODO")), ("no colon here", .notAProperty),
      ("END:VEVENT", .endWithoutBegin(component: "VEVENT")), ("X-A:\u{7}", .controlCharacter(7)),
      ("RRULE:FREQ=DAILY", .recurrenceWithoutStart), ("DURATION:PT1H", .durationWithoutStart),
    ] as [(String, Problem.Kind)])
  func values(line: String, kind: Problem.Kind) {
    #expect(problems([line]) == [Problem(line: 7, kind: kind)])
  }

  @Test("start, due and duration that contradict each other are named")
  func relations() {
    #expect(kinds("DTSTART:20260102T000000Z", "DUE:20260101T000000Z") == [.dueBeforeStart])
    #expect(kinds("DTSTART:20260102T000000Z", "DUE;VALUE=DATE:20260103") == [.dueAndStartOfDifferentForm])
    #expect(kinds("DTSTART:20260102T000000", "DUE:20260103T000000Z") == [.dueAndStartOfDifferentForm])
    #expect(kinds("DTSTART:20260102T000000", "DUE:20260103T000000", "DURATION:PT1H") == [.durationWithDue])
  }

  @Test("missing properties are named at the BEGIN of their component")
  func missing() {
    let report = Checker.report(on: crlf("BEGIN:VCALENDAR", "BEGIN:VTODO", "END:VTODO", "END:VCALENDAR"))
    #expect(
      report.problems == [
        Problem(line: 1, kind: .missingProperty("PRODID", component: "VCALENDAR")),
        Problem(line: 1, kind: .missingProperty("VERSION", component: "VCALENDAR")),
        Problem(line: 2, kind: .missingProperty("UID", component: "VTODO")),
        Problem(line: 2, kind: .missingProperty("DTSTAMP", component: "VTODO")),
      ])
  }

  @Test("lines are counted as an editor counts them")
  func lineNumbers() {
    let long = String(repeating: "x", count: 80)
    let report = Checker.report(on: crlf("BEGIN:X-A", "B:1", " 2", " 3", "C:" + long, "D", "BEGIN:X-E"))
    #expect(
      report.problems == [
        Problem(line: 1, kind: .missingEnd(component: "X-A")),
        Problem(line: 5, kind: .overlongLine(octets: 82)), Problem(line: 6, kind: .notAProperty),
        Problem(line: 7, kind: .missingEnd(component: "X-E")),
      ])
  }

  @Test("bare line feeds are reported once with their number")
  func bareLineFeeds() {
    let report = Checker.report(on: Array("BEGIN:X-A\r\nB:1\nC:2\n d\nEND:X-A\n".utf8))
    #expect(report.problems == [Problem(line: 2, kind: .bareLineFeed(lines: 4))])
  }

  @Test("text without any component, bytes that are not UTF-8 and properties outside are named")
  func strangers() {
    #expect(Checker.report(on: []).problems == [Problem(line: 1, kind: .noComponent)])
    #expect(Checker.report(on: [0xFF, 13, 10]).problems.map(\.kind) == [.badUTF8, .notAProperty, .noComponent])
    #expect(
      Checker.report(on: crlf("BEGIN:X-A", "END:X-A", "B:1")).problems
        == [Problem(line: 3, kind: .outsideComponent(property: "B"))])
  }
}
