import Domain
import Testing

@Suite("Files that are no good")
struct BadInputTests {
  private func failure(_ bytes: [UInt8], _ format: ExchangeFormat) -> ExchangeFailure? {
    do {
      _ = try Exchange.read(bytes, as: format, Fixture.context)
      return nil
    } catch {
      return error
    }
  }

  private func failure(_ text: String, _ format: ExchangeFormat) -> ExchangeFailure? {
    failure(Array(text.utf8), format)
  }

  private static let formats = ExchangeFormat.allCases.filter { $0 != .ics }

  @Test(arguments: formats) func areRefusedWhenEmpty(format: ExchangeFormat) {
    #expect(failure("", format) == .empty)
    #expect(failure(" \r\n\n", format) == .empty)
  }

  @Test(arguments: formats) func areRefusedWithTheLineOfANulByte(format: ExchangeFormat) {
    #expect(failure(Array("a\nb\nc".utf8) + [0] + Array("d\n".utf8), format) == .notText(line: 3))
  }

  @Test(arguments: formats) func areRefusedWithTheLineThatIsNoUTF8(format: ExchangeFormat) {
    #expect(failure(Array("a\n".utf8) + [0xFC, 0x0A] + Array("d\n".utf8), format) == .notUTF8(line: 2))
  }

  @Test func thatEndTooEarlyAreRefusedWholly() throws {
    for format in [ExchangeFormat.json, .taskwarrior] {
      let file = try #require(Exchange.write(try Fixture.set(), as: format, Fixture.context))
      for length in stride(from: 40, to: file.bytes.count - 2, by: 97) {
        let cut = Array(file.bytes.prefix(length))
        let found = failure(cut, format)
        #expect(found != nil, "\(format) cut at \(length)")
      }
    }
    #expect(failure("[\n{\"description\":\"a\"},\n{\"descr", .taskwarrior) == .truncated(line: 3))
    #expect(failure("title,notes\n\"a\",\"b\nc", .csv) == .truncated(line: 2))
    #expect(failure("title,notes,due\na,b", .csv) == .truncated(line: 2))
    #expect(failure("TYPE,CONTENT,PRIORITY\ntask,\"a", .todoist) == .truncated(line: 2))
  }

  @Test func tellWhereTheyStopMakingSense() {
    #expect(failure("[\n{\"description\":\"a\"},\n{description:1}\n]", .taskwarrior) == .syntax(line: 3))
    #expect(failure("name\n", .todoist) == .missing(field: "TYPE", line: 1))
    #expect(failure("a,b\n1,2\n", .csv) == .missing(field: "title", line: 1))
    #expect(failure("{\"format\":\"zeitblock\",\"version\":99}", .json) == .newerVersion(99))
    #expect(failure("{\"format\":\"zeitblock\",\"version\":1}", .json) == .missing(field: "lists", line: 1))
  }

  @Test(arguments: [
    ("\"grade\":\"A\"", "\"grade\":\"Q\"", "grade"), ("\"dueOn\":\"2026-12-24\"", "\"dueOn\":\"2026-13-24\"", "dueOn"),
    ("\"importance\":\"high\"", "\"importance\":\"extreme\"", "tasks"),
    ("\"manualDuration\":90", "\"manualDuration\":90000", "manualDuration"),
  ])
  func ofOurOwnAreRefusedWithLineAndField(good: String, bad: String, field: String) throws {
    let file = OwnJSON.write(try Fixture.set(), Fixture.context)
    let text = String(decoding: file.bytes, as: UTF8.self)
    let line = 1 + (text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(good) } ?? 0)
    #expect(line > 1)
    #expect(failure(text.replacing(good, with: bad), .json) == .value(field: field, line: line))
  }

  @Test func notesThatMayBeTypedAreNotCutWhateverTheirBytes() throws {
    let long = String(repeating: "ä", count: 60_000)
    let parsedFile = try Exchange.read(Array("title,notes\na,\(long)\n".utf8), as: .csv, Fixture.context)
    #expect(parsedFile.tasks.first?.item.notes == long)
    #expect(parsedFile.report.summary.isEmpty)
  }

  @Test func withHugeValuesAreCutAndSaySo() throws {
    let long = String(repeating: "ä", count: 1_300_000)
    let parsedFile = try Exchange.read(
      Array("title,notes\n\(long),\(long)\nshort,\n".utf8), as: .csv, Fixture.context)
    let item = try #require(parsedFile.tasks.first?.item)
    #expect(item.title.count == 500)
    #expect(item.notes?.hasPrefix(String(repeating: "ä", count: 600)) == true)
    #expect((item.notes?.utf8.count ?? 0) <= 100_000)
    #expect(parsedFile.report.summary == ["shortened title 1", "shortened notes 1"])
    #expect(parsedFile.tasks.count == 2)
  }

  @Test func keepBidirectionalTextAndWholeEmoji() throws {
    let title = "\u{202E}שלום\u{200D} 👩‍👩‍👧‍👦 \u{2066}x\u{2069}"
    let parsedFile = try Exchange.read(Array("title\n\(title)\n".utf8), as: .csv, Fixture.context)
    #expect(parsedFile.tasks.first?.item.title == title)
  }

  @Test func leaveOutWhatHasNoTitleAndSayWhere() throws {
    let parsedFile = try Exchange.read(Array("title,due\n,2026-12-24\na,2026-99-01\n".utf8), as: .csv, Fixture.context)
    #expect(parsedFile.tasks.map { $0.item.title } == ["a"])
    #expect(parsedFile.report.summary == ["untitled title 1", "unreadable due 1"])
    #expect(parsedFile.report.entries.map { $0.line } == [2, 3])
  }
}
