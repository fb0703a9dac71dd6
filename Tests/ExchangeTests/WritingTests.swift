import Domain
import Testing

@Suite("Files for other programs")
struct WritingTests {
  /// iCalendar has tests of its own.
  static let formats = ExchangeFormat.allCases.filter { $0 != .ics }

  @Test(arguments: formats)
  func areTheOnesThatWereRecorded(format: ExchangeFormat) throws {
    let file = try #require(Exchange.write(try Fixture.set(), as: format, Fixture.context))
    let report = file.report.summary.map { $0 + "\n" }.joined()
    try Fixture.compare(file.bytes, with: "\(format.rawValue).\(format.fileExtension)")
    try Fixture.compare(Array(report.utf8), with: "\(format.rawValue).lost")
  }

  @Test(arguments: formats)
  func areRecognised(format: ExchangeFormat) throws {
    let file = try #require(Exchange.write(try Fixture.set(), as: format, Fixture.context))
    let name = format == .todotxt ? "todo.txt" : nil
    #expect(ExchangeFormat.detected(in: file.bytes, named: name) == format)
  }

  @Test func ofTablesAndOfOurOwnAreReadWithoutLoss() throws {
    for format in [ExchangeFormat.csv, .json] {
      let set = try Fixture.set()
      let file = try #require(Exchange.write(set, as: format, Fixture.context))
      let parsedFile = try Exchange.read(file.bytes, as: format, Fixture.context)
      #expect(parsedFile.report.isEmpty, "\(parsedFile.report.summary)")
      for (read, written) in zip(parsedFile.tasks, set.items) {
        #expect(read.item.fields(differingFrom: written).filter { $0 != .list } == [], "\(format) \(written.title)")
        #expect(read.item.id == written.id)
        #expect(read.item.createdAt == written.createdAt)
      }
      #expect(parsedFile.tasks.count == set.items.count)
    }
  }

  @Test func ofPlainLinesKeepAllTheyHaveAPlaceFor() throws {
    let set = try Fixture.set()
    let parsedFile = try Exchange.read(
      try #require(Exchange.write(set, as: .todotxt, Fixture.context)).bytes, as: .todotxt, Fixture.context)
    let lost: Set<Field> = [
      .list, .notes, .sourceURL, .originalTitle, .needsTitleImprovement, .actualMinutes, .tags, .recurrence,
      .completedAt,
    ]
    for (read, written) in zip(parsedFile.tasks, set.items) {
      #expect(read.item.fields(differingFrom: written).filter { !lost.contains($0) } == [], "\(written.title)")
      #expect(read.item.isCompleted == written.isCompleted)
    }
    #expect(parsedFile.tasks.first?.item.tags.names == ["Büro", "zu_Hause"])
    #expect(
      parsedFile.tasks[1].item.recurrence
        == set.items[1].recurrence.map { Recurrence(.weekly(Weekdays()), end: $0.end) })
  }

  @Test func ofTaskwarriorComeBack() throws {
    let set = try Fixture.set()
    let parsedFile = try Exchange.read(
      try #require(Exchange.write(set, as: .taskwarrior, Fixture.context)).bytes, as: .taskwarrior, Fixture.context)
    let kept: [Field] = [.title, .notes, .importance, .due, .notBefore, .manualDuration, .completedAt]
    for (read, written) in zip(parsedFile.tasks, set.items) {
      for field in kept { #expect(read.item.hasSame(field, as: written), "\(field) of \(written.title)") }
      #expect(read.item.id == written.id)
    }
  }

  @Test(arguments: [
    "=SUM(A1)", "+1", "-1", "@x", "'=1", "''=1", "plain", "it's", "'quoted'", "\u{FF1D}1", "\u{FF0B}1", "\u{FF0D}1",
    "\u{FF20}x",
    "\u{200B}=1", "\u{2064}+1", "'\u{2060}\u{FF1D}1", "\u{E0020}-1",
  ])
  func keepCellsFromBeingFormulas(text: String) throws {
    var item = try Fixture.item(1, text)
    item.notes = text
    let file = PlainCSV.write(ExchangeSet(items: [item], lists: []), Fixture.context)
    let rows = String(decoding: file.bytes, as: UTF8.self).split(separator: "\r\n")
    let cell = try #require(rows.last?.split(separator: ",")[1])
    #expect(cell.utf8.first == 0x27 || ["plain", "it's"].contains(text))
    #expect(try PlainCSV.read(file.bytes, Fixture.context).tasks.first?.item.title == text)
  }

  private func moved() throws -> ExchangeSet {
    var item = try Fixture.item(1, "moved")
    item.due = Due(day: try Fixture.day("2026-11-25"))
    item.recurrence = Recurrence(.custom(every: 3, unit: .weeks))
    item.recurrence?.scheduled = Due(day: try Fixture.day("2026-11-21"))
    var set = try Fixture.set()
    set.items = [item]
    return set
  }

  @Test(arguments: [ExchangeFormat.csv, .json])
  func keepWhereASeriesHasWhatWasMovedAlone(format: ExchangeFormat) throws {
    let set = try moved()
    let file = try #require(Exchange.write(set, as: format, Fixture.context))
    let parsedFile = try Exchange.read(file.bytes, as: format, Fixture.context)
    #expect(parsedFile.tasks.first?.item.recurrence == set.items[0].recurrence)
    #expect(file.report.isEmpty && parsedFile.report.isEmpty)
  }

  @Test(arguments: [ExchangeFormat.todotxt, .taskwarrior, .todoist, .ticktick])
  func tellThatASeriesGoesOnFromWhatWasMovedAlone(format: ExchangeFormat) throws {
    let file = try #require(Exchange.write(try moved(), as: format, Fixture.context))
    #expect(file.report.summary.contains("changed recurrence 1"), "\(file.report.summary)")
  }

  @Test(
    arguments: [
      (nil, nil, true), ("2026-12-10", nil, false), ("2026-12-05", nil, true), ("2026-12-05", 900, true),
      ("2026-12-06", 480, false), ("2026-12-07", 0, false),
    ] as [(String?, Int?, Bool)])
  func keepNotBeforeInTickTickOrTellIt(due: String?, minutes: Int?, isTold: Bool) throws {
    var set = try Fixture.set()
    var item = try Fixture.item(1, "Tyres")
    item.notBefore = Day(iso: "2026-12-05")
    item.due = try due.map { Due(day: try #require(Day(iso: $0)), time: minutes.flatMap { WallTime(minutes: $0) }) }
    set.items = [item]
    let file = try #require(Exchange.write(set, as: .ticktick, Fixture.context))
    let back = try #require(try Exchange.read(file.bytes, as: .ticktick, Fixture.context).tasks.first?.item)
    #expect(file.report.summary.contains("notKept notBefore 1") == isTold, "\(file.report.summary)")
    #expect(back.due == item.due && back.manualDuration == item.manualDuration)
    #expect(back.notBefore == (isTold ? nil : item.notBefore))
  }

  @Test(arguments: [
    (ExchangeFormat.todotxt, "Buy +milk @shop", true), (.todotxt, "due:2026-12-24 it is", true),
    (.todotxt, "at 5:00, 1 + 1 = 2, a@b.example, see: https://example.org/@x", false),
    (.todoist, "Ask @robin about it", true), (.todoist, "Write to a@b.example", false),
  ])
  func tellWhichTitlesTheFormatReadsOtherwise(format: ExchangeFormat, title: String, isTold: Bool) throws {
    var set = try Fixture.set()
    set.items = [try Fixture.item(1, title)]
    let file = try #require(Exchange.write(set, as: format, Fixture.context))
    let back = try Exchange.read(file.bytes, as: format, Fixture.context).tasks.first?.item.title
    #expect((back != title) == isTold)
    #expect(file.report.summary.contains("changed title 1") == isTold, "\(file.report.summary)")
  }
}
