import ICalendar
import Testing

@Suite("Content lines")
struct ContentLineTests {
  private func line(_ text: String) throws -> ContentLine {
    let component = try #require(todo(text).todo)
    return try #require(component.properties.first)
  }

  @Test("quoted parameters may hold colons, semicolons and commas")
  func quotedParameters() throws {
    let line = try line("ATTENDEE;CN=\"Doe; Jane, PhD: x\";ROLE=A,\"B,C\":mailto:a@b.example")
    #expect(line.parameters == [Parameter("CN", "Doe; Jane, PhD: x"), Parameter("ROLE", ["A", "B,C"])])
    #expect(line.parameter("role") == "A")
    #expect(line.rawValue == "mailto:a@b.example")
  }

  @Test("a quote that is never closed ends at the first colon")
  func openQuote() throws {
    #expect(try line("X-A;B=\"c:d:e").rawValue == "d:e")
  }

  @Test("caret escapes in parameters are resolved and written back")
  func caretEscapes() throws {
    #expect(try line("X-A;B=a^nb^^c^'d^e:1").parameter("B") == "a\nb^c\"d^e")
    let written = ContentLine(name: "X-A", parameters: [Parameter("B", "a\nb^c\"d")], rawValue: "1")
    #expect(String(decoding: written.raw, as: UTF8.self) == "X-A;B=a^nb^^c^'d:1\r\n")
    #expect(written.parameter("b") == "a\nb^c\"d")
  }

  @Test("parameters without a value and empty ones are no obstacle")
  func oddParameters() throws {
    #expect(try line("X-A;ENCODED;;B=:v").parameters == [Parameter("ENCODED", []), Parameter("B", [])])
    #expect(try line("X-A;:v").rawValue == "v")
  }

  @Test("a geographic position with an escaped semicolon reads as text")
  func geo() throws {
    #expect(try line("GEO:52.5\\;13.4").text == "52.5;13.4")
  }

  @Test(
    "long values fold at 75 octets between scalars and unfold to the same text",
    arguments: ["ü", "a", "😀", "äb", "\u{FFFD}", ",", "\\"])
  func folding(unit: String) throws {
    for count in [1, 30, 60, 66, 67, 68, 75, 200, 1000] {
      let text = String(repeating: unit, count: count)
      let line = ContentLine(name: "SUMMARY", text: text)
      let physical = line.raw.split(separator: 10)
      #expect(physical.allSatisfy { $0.count <= 76 && $0.last == 13 })
      #expect(physical.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
      let parsed = CalendarText(parsing: crlf("BEGIN:VTODO") + line.raw + crlf("END:VTODO"))
      #expect(parsed.todo?.text("SUMMARY") == text)
    }
  }

  @Test("a value cannot start a line of its own")
  func injection() throws {
    let line = ContentLine(name: "SUM\nMARY", rawValue: "a\r\nEND:VTODO\u{0}")
    #expect(String(decoding: line.raw, as: UTF8.self) == "SUMMARY:aEND:VTODO\r\n")
  }
}
