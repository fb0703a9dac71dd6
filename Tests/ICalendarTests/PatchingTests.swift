import ICalendar
import Testing

@Suite("Patching")
struct PatchingTests {
  private let odd = "SUMMARY;LANGUAGE=de:alt\nDESCRIPTION:a\n  folded by\r\n\t hand\r\r\nx-Thing;z=1;A=\"2\":v\r\n"

  private func oddTodo() -> CalendarText {
    CalendarText(parsing: Array(("begin:vtodo\n" + odd + "BEGIN:VALARM\nEND:VALARM\nEND:VTODO").utf8))
  }

  @Test("setting a value keeps the parameters and every other byte")
  func set() throws {
    var text = oddTodo()
    let id = try #require(text.todo?.id)
    text.setText("SUMMARY", "neu, schön", in: id)
    let expected = odd.replacing("SUMMARY;LANGUAGE=de:alt\n", with: "SUMMARY;LANGUAGE=de:neu\\, schön\r\n")
    #expect(printed(text) == "begin:vtodo\n" + expected + "BEGIN:VALARM\nEND:VALARM\nEND:VTODO")
  }

  @Test("setting the value that is there changes no byte, however the line is folded")
  func unchanged() throws {
    var text = oddTodo()
    let before = text.bytes
    let id = try #require(text.todo?.id)
    text.set("DESCRIPTION", rawValue: "a folded by hand", in: id)
    text.set("X-THING", rawValue: "v", in: id)
    text.set("X-THING", rawValue: "v", parameters: [Parameter("Z", "1"), Parameter("A", "2")], in: id)
    #expect(text.bytes == before)
  }

  @Test("a new property goes before the inner components")
  func append() throws {
    var text = oddTodo()
    let id = try #require(text.todo?.id)
    text.set("PRIORITY", rawValue: "1", in: id)
    #expect(printed(text) == "begin:vtodo\n" + odd + "PRIORITY:1\r\nBEGIN:VALARM\nEND:VALARM\nEND:VTODO")
    text.setText("SUMMARY", "still found", in: id)
    #expect(text.components.map(\.name) == ["VTODO", "VALARM"])
    #expect(text == CalendarText(parsing: text.bytes))
  }

  @Test("removing takes only the properties of the component itself")
  func remove() throws {
    var text = CalendarText(
      parsing: crlf(
        "BEGIN:VTODO", "UID:1", "BEGIN:VALARM", "UID:2", "END:VALARM", "uid:3", "X-A:1", "END:VTODO"))
    let id = try #require(text.todo?.id)
    text.remove("UID", in: id)
    #expect(text.bytes == crlf("BEGIN:VTODO", "BEGIN:VALARM", "UID:2", "END:VALARM", "X-A:1", "END:VTODO"))
  }

  @Test("several lines of one name become one")
  func replaceAll() throws {
    var text = todo("CATEGORIES:a", "UID:1", "CATEGORIES;LANGUAGE=en:b,c")
    let id = try #require(text.todo?.id)
    text.replaceAll("CATEGORIES", rawValue: ICalText.escaped(list: ["a", "b", "d"]), in: id)
    #expect(text.todo?.all("CATEGORIES").map(\.rawValue) == ["a,b,d"])
    #expect(text.todo?.text("UID") == "1")
  }

  @Test("one of several lines of a name can be replaced or removed")
  func single() throws {
    var text = todo("RELATED-TO;RELTYPE=CHILD:c", "RELATED-TO:p", "RELATED-TO;RELTYPE=SIBLING:s")
    let id = try #require(text.todo?.id)
    text.replace("RELATED-TO", at: 1, with: ContentLine(name: "RELATED-TO", text: "q"), in: id)
    #expect(text.todo?.all("RELATED-TO").map(\.rawValue) == ["c", "q", "s"])
    text.remove("RELATED-TO", at: 0, in: id)
    text.remove("RELATED-TO", at: 7, in: id)
    #expect(text.todo?.all("RELATED-TO").map(\.rawValue) == ["q", "s"])
  }

  @Test("a property is added to a text that breaks off in the middle of a line")
  func brokenOff() throws {
    var text = CalendarText(parsing: Array("BEGIN:VTODO\r\nSUMMARY:x".utf8))
    let id = try #require(text.todo?.id)
    text.set("UID", rawValue: "1", in: id)
    #expect(printed(text) == "BEGIN:VTODO\r\nSUMMARY:x\r\nUID:1\r\n")
    var empty = CalendarText(parsing: Array("BEGIN:VTODO".utf8))
    empty.set("UID", rawValue: "1", in: id)
    #expect(printed(empty) == "BEGIN:VTODO\r\nUID:1\r\n")
  }

  @Test("changing the form of a date changes its parameters and keeps foreign ones")
  func dates() throws {
    var text = todo("DUE;X-A=1;TZID=Europe/Berlin:20260102T030000")
    let id = try #require(text.todo?.id)
    let day = try #require(ICalDate(year: 2026, month: 12, day: 24))
    text.set("DUE", .date(day), in: id)
    #expect(printed(text).contains("DUE;VALUE=DATE;X-A=1:20261224\r\n"))
  }

  @Test("a new task has what the standard requires and takes further components")
  func creating() throws {
    let stamp = try #require(ICalDateTime("20260102T030405Z"))
    var text = CalendarText(newTodo: "a,b", stamp: stamp, product: "-//Zeitblock//Zeitblock//EN")
    let expected = crlf(
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Zeitblock//Zeitblock//EN", "BEGIN:VTODO", "UID:a\\,b",
      "DTSTAMP:20260102T030405Z", "END:VTODO", "END:VCALENDAR")
    #expect(text.bytes == expected)
    let id = try #require(text.todo?.id)
    text.append(componentOf: CalendarText(parsing: crlf("BEGIN:X-BOX", "UID:x", "END:X-BOX")), to: id)
    #expect(text.todo?.children.map(\.name) == ["X-BOX"])
    #expect(Checker.report(on: text.bytes).problems.isEmpty)
  }
}
