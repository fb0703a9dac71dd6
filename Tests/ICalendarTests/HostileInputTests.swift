import ICalendar
import TestSupport
import Testing

@Suite("Hostile input")
struct HostileInputTests {
  /// Parses, prints, checks and patches; expects the bytes back.
  private func exercise(_ bytes: [UInt8]) -> Duration {
    ProcessorTime.of {
      var text = CalendarText(parsing: bytes)
      #expect(text.bytes == bytes)
      #expect(Checker.report(on: bytes).survivesUnchanged)
      guard let id = text.components.last?.id else { return }
      text.setText("SUMMARY", "x", in: id)
      #expect(text[id].text("SUMMARY") == "x")
    }
  }

  @Test("20,000 components inside each other need no stack", arguments: [true, false])
  func depth(closed: Bool) {
    let depth = 20_000
    var bytes: [UInt8] = []
    for _ in 0..<depth { bytes += crlf("BEGIN:X-A") }
    if closed { for _ in 0..<depth { bytes += crlf("END:X-A") } }
    #expect(CalendarText(parsing: bytes).components.count == depth)
    #expect(exercise(bytes) < .seconds(10))
  }

  @Test("20,000 ENDs that close nothing are not searched for one by one")
  func strayEnds() {
    var bytes: [UInt8] = []
    for _ in 0..<20_000 { bytes += crlf("BEGIN:X-A") }
    for _ in 0..<20_000 { bytes += crlf("END:X-B") }
    #expect(exercise(bytes) < .seconds(10))
  }

  @Test(
    "a line of megabytes takes time in proportion",
    arguments: [
      ("x", 5_000_000), ("\r\n ", 5_000_000), ("\\", 1_000_000), ("\"", 1_000_000), (";A=\"", 1_000_000),
      ("\r", 1_000_000), ("ü", 1_000_000),
    ])
  func longLine(unit: String, length: Int) {
    let filler = Array(repeating: Array(unit.utf8), count: length / unit.utf8.count).flatMap { $0 }
    let bytes = Array("BEGIN:VTODO\r\nDESCRIPTION;X=1".utf8) + filler + Array(":y\r\nEND:VTODO\r\n".utf8)
    #expect(exercise(bytes) < .seconds(30))
  }

  @Test("many lines and many components take time in proportion")
  func manyLines() {
    let one = crlf("BEGIN:VTODO", "UID:1", "SUMMARY:abc", "END:VTODO")
    let bytes = crlf("BEGIN:VCALENDAR") + Array(repeating: one, count: 20_000).flatMap { $0 } + crlf("END:VCALENDAR")
    #expect(exercise(bytes) < .seconds(20))
  }
}
