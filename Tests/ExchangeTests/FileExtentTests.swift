import Domain
import Testing

@Suite("How much there is in a file")
struct FileExtentTests {
  private func extent(_ text: String, _ format: ExchangeFormat) -> FileExtent {
    FileExtent(of: Array(text.utf8), as: format)
  }

  @Test func isCountedByRowsOutsideOfQuotations() {
    #expect(extent("title,notes\na,\"1\n2,\"\"x\"\"\n3\"\nb,\n", .csv).entries == 3)
    #expect(extent("a\nb \"c\nd\n", .todotxt).entries == 3)
    #expect(extent("TYPE,CONTENT\r\ntask,a\r\n", .todoist).entries == 2)
  }

  @Test func isCountedByObjectsOutsideOfTexts() {
    #expect(extent("[{\"a\":\"{,[\\\"{\",\"b\":[1,2]},{}]", .taskwarrior) == FileExtent(entries: 2, fields: 7))
  }

  @Test func isCountedByTodosInCalendars() {
    let text =
      "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nSUMMARY:BEGIN:VTODO\r\nEND:VTODO\r\nBEGIN:VEVENT\r\nEND:VEVENT\r\nBEGIN:VTODO"
    #expect(extent(text, .ics).entries == 2)
    #expect(extent("", .ics).entries == 0)
  }

  @Test func isTooMuchBeyondEitherLimit() {
    let limit = FileExtent(entries: 2, fields: 9)
    #expect(!FileExtent(entries: 2, fields: 9).exceeds(limit))
    #expect(FileExtent(entries: 3, fields: 0).exceeds(limit) && FileExtent(entries: 0, fields: 10).exceeds(limit))
    #expect(extent(String(repeating: "x\n", count: 900_000), .csv).exceeds(.mostServed))
    #expect(extent(String(repeating: ",", count: 1_000_001), .csv).exceeds(.mostServed))
    #expect(extent(String(repeating: "[],", count: 1_000_001), .json).exceeds(.mostServed))
  }

  @Test(arguments: [ExchangeFormat.csv, .todoist, .ticktick])
  func noCellIsAFormulaAndATitleThatLooksLikeOneComesBack(format: ExchangeFormat) throws {
    let titles = ["=1+1", "+49 30 1", "-5 %", "@SUM(A1)x", "'=x", "'quoted", "\u{27}\u{27}-y", "plain"]
    var set = try Fixture.set()
    set.items = try titles.enumerated().map { try Fixture.item($0.offset + 1, $0.element) }
    let file = try #require(Exchange.write(set, as: format, Fixture.context))
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\r\n")
    for cell in lines.flatMap({ $0.split(separator: ",") }) {
      #expect(!"=+-@".contains(cell.drop { $0 == "\"" }.first ?? " "), "\(cell)")
    }
    let parsedFile = try Exchange.read(file.bytes, as: format, Fixture.context)
    // A word behind @ is a label there.
    let kept = titles.filter { format != .todoist || !$0.hasPrefix("@") }
    #expect(parsedFile.tasks.map { $0.item.title }.filter { kept.contains($0) } == kept)
  }

  @Test(arguments: ["9223372036854775807", "-5", "99999999999999999999"])
  func minutesSpentStayWithinACentury(minutes: String) throws {
    let text = "title,minutes spent\na,\(minutes)\n"
    let parsedFile = try Exchange.read(Array(text.utf8), as: .csv, Fixture.context)
    let item = try #require(parsedFile.tasks.first?.item)
    #expect((0...100 * 366 * 1_440).contains(item.actualMinutes))
  }
}
