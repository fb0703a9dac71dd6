import ICalendar
import Testing

@Suite("Parsing and printing")
struct RoundTripTests {
  @Test(
    "any text comes out as it went in",
    arguments: [
      "", "\r\n", "\n", "\r", " ", "\t\n x", ":", ";", "garbage", "BEGIN:VTODO", "END:VTODO\r\n",
      "\u{FEFF}BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n", "begin:vtodo\nsummary:x\nend:vtodo", "A;B=\"x:y\":z\r\r\n",
      "A:1\r\n  folded\r\n\tagain\r\n", "A:\u{0}\u{1}\r\n", "BEGIN:A\r\nBEGIN:B\r\nEND:A\r\nX:1", "GEO:1\\;2\r\n",
    ])
  func roundTrip(text: String) {
    #expect(CalendarText(parsing: Array(text.utf8)).bytes == Array(text.utf8))
  }

  @Test("bytes that are not UTF-8 come out as they went in")
  func invalidUTF8() {
    let bytes: [UInt8] = Array("BEGIN:VTODO\r\nSUMMARY:".utf8) + [0xFF, 0xC3, 13, 10, 0x80, 10]
    #expect(CalendarText(parsing: bytes).bytes == bytes)
  }

  @Test("a folded line is one line, and a scalar cut by the fold is whole again")
  func unfolding() throws {
    let bytes = Array("BEGIN:VTODO\r\nSUMMARY:caf".utf8) + [0xC3, 13, 10, 32, 0xA9] + crlf("", "END:VTODO")
    let component = try #require(CalendarText(parsing: bytes).todo)
    #expect(component.text("summary") == "café")
  }

  @Test("components nest, and names are read without regard to case")
  func nesting() throws {
    let text = CalendarText(
      parsing: crlf(
        "begin:vcalendar", "Begin:vTodo", "Summary:outer", "BEGIN:VALARM", "SUMMARY:inner", "END:VALARM", "UID:1",
        "END:VTODO", "END:VCALENDAR"))
    let component = try #require(text.todo)
    #expect(text.components.map(\.name) == ["VCALENDAR", "VTODO", "VALARM"])
    #expect(component.properties.map(\.name) == ["SUMMARY", "UID"])
    #expect(component.children.map(\.name) == ["VALARM"])
    #expect(component.children.first?.text("SUMMARY") == "inner")
    #expect(component.parent?.name == "VCALENDAR")
  }

  @Test("a missing END is closed by the END of what holds it")
  func missingEnd() throws {
    let text = CalendarText(
      parsing: crlf("BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:1", "END:VCALENDAR", "X-AFTER:1"))
    let component = try #require(text.todo)
    #expect(!component.isClosed)
    #expect(component.parent?.isClosed == true)
    #expect(component.properties.map(\.name) == ["UID"])
  }

  @Test("an END that closes nothing changes nothing around it")
  func strayEnd() throws {
    let component = try #require(todo("UID:1", "END:VEVENT", "SUMMARY:x").todo)
    #expect(component.properties.map(\.name) == ["UID", "SUMMARY"])
  }

  @Test("the master of a recurring task is found behind its exceptions")
  func master() throws {
    let text = CalendarText(
      parsing: crlf(
        "BEGIN:VTODO", "UID:1", "RECURRENCE-ID:20260101", "END:VTODO", "BEGIN:VTODO", "UID:1", "RRULE:FREQ=DAILY",
        "END:VTODO"))
    #expect(text.todo?.first("RRULE") != nil)
  }

  @Test("two files in one, each with a byte order mark, are both read")
  func byteOrderMarks() {
    let text = CalendarText(parsing: crlf("\u{FEFF}BEGIN:A", "END:A", "\u{FEFF}BEGIN:B", "END:B"))
    #expect(text.components.map(\.name) == ["A", "B"])
  }
}
