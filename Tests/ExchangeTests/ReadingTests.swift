import Domain
import Testing

@Suite("Files of other programs")
struct ReadingTests {
  private func read(
    _ text: String, _ format: ExchangeFormat, named name: String? = nil
  ) throws -> ParsedFile {
    var context = Fixture.context
    context.fileName = name
    let bytes = Array(text.utf8)
    #expect(ExchangeFormat.detected(in: bytes, named: name) == format)
    return try Exchange.read(bytes, as: format, context)
  }

  private func due(_ text: String) -> Due? { Due(iso: text) }

  // MARK: Taskwarrior

  private static let taskwarrior = """
    [
    {"id":1,"description":"Brot kaufen","due":"20261223T220000Z","entry":"20261121T062538Z","modified":"20261121T062540Z","priority":"H","project":"Haushalt","status":"pending","uuid":"99f47b88-3336-4984-91cb-e2fb4aa48967","annotations":[{"entry":"20261121T162538Z","description":"zwei Laibe"}],"tags":["einkauf"],"urgency":19},
    {"id":2,"description":"Ringbuch","due":"20261125T133000Z","entry":"20261121T062538Z","estimate":"PT30M","scheduled":"20261124T060000Z","status":"pending","uuid":"1442114c-3cee-4d41-acce-047360754af3","wait":"20261122T220000Z","depends":["99f47b88-3336-4984-91cb-e2fb4aa48967"],"jiraid":"X-1"},
    {"id":3,"description":"Blumen","due":"20261114T220000Z","entry":"20261101T062538Z","mask":"-+X-","recur":"3d","rtype":"periodic","status":"recurring","until":"20270130T220000Z","uuid":"427f541e-6cbe-4b50-ae38-4bdb48f8727b"},
    {"id":0,"description":"Blumen","due":"20261114T220000Z","end":"20261115T080000Z","entry":"20261101T062538Z","imask":1,"parent":"427f541e-6cbe-4b50-ae38-4bdb48f8727b","recur":"3d","status":"completed","uuid":"eb118dc0-e376-4c76-a13b-f5943d62f73e"},
    {"id":0,"description":"Blumen","due":"20261117T220000Z","end":"20261118T080000Z","entry":"20261101T062538Z","imask":2,"parent":"427f541e-6cbe-4b50-ae38-4bdb48f8727b","recur":"3d","status":"deleted","uuid":"7e536594-0e83-4c9c-9a94-b892ebbd0524"},
    {"id":9,"description":"Blumen","due":"20261120T220000Z","entry":"20261101T062538Z","imask":3,"parent":"427f541e-6cbe-4b50-ae38-4bdb48f8727b","recur":"3d","status":"pending","uuid":"a40af8c1-d1a0-4ce7-bfc8-9a59c1ae1ccb"},
    {"id":0,"description":"Fertig","end":"20261120T162538Z","entry":"20261101T062538Z","status":"completed","uuid":"7e427cfb-1b1f-40d8-8d1d-857cd51d2d11"},
    {"id":0,"description":"Weg","end":"20261121T162538Z","entry":"20261121T162538Z","status":"deleted","uuid":"7e427cfb-1b1f-40d8-8d1d-857cd51d2d10"}
    ]
    """

  @Test func ofTaskwarriorBecomeTasksWithTheirDaysAndTimes() throws {
    let parsedFile = try read(Self.taskwarrior, .taskwarrior)
    #expect(parsedFile.tasks.map { $0.item.title } == ["Brot kaufen", "Ringbuch", "Blumen", "Fertig"])
    let bread = parsedFile.tasks[0]
    #expect(bread.item.id.text == "99f47b88-3336-4984-91cb-e2fb4aa48967")
    #expect(bread.item.due == due("2026-12-24"))
    #expect(bread.item.importance == .high)
    #expect(bread.item.tags.names == ["einkauf"])
    #expect(bread.item.notes == "2026-11-21: zwei Laibe")
    #expect(bread.listName == "Haushalt")
    let binder = parsedFile.tasks[1].item
    #expect(binder.due == due("2026-11-25T15:30"))
    #expect(binder.notBefore == Day(iso: "2026-11-23"))
    #expect(binder.manualDuration == 30)
    #expect(parsedFile.tasks[3].item.completedAt == Instant(iso: "2026-11-20T16:25:38Z"))
    #expect(
      Set(parsedFile.report.summary) == [
        "deleted status 1", "notKept scheduled 1", "notKept depends 1", "notKept jiraid 1",
      ])
  }

  @Test func ofTaskwarriorJoinATemplateWithItsInstances() throws {
    let parsedFile = try read(Self.taskwarrior, .taskwarrior)
    let flowers = parsedFile.tasks[2].item
    #expect(flowers.recurrence?.pattern == .custom(every: 3, unit: .days))
    #expect(flowers.recurrence?.end == .until(try Fixture.day("2027-01-31")))
    #expect(flowers.due == due("2026-11-21"))
    #expect(parsedFile.completions.map { $0.due.iso } == ["2026-11-15", "2026-11-18"])
    #expect(parsedFile.completions.map { $0.isSkipped } == [false, true])
  }

  @Test(arguments: [
    ("daily", "daily"), ("weekdays", "weekly:1,2,3,4,5"), ("weekly", "weekly"), ("fortnight", "biweekly"),
    ("3d", "every:3,days"), ("2 weeks", "biweekly"), ("P1M", "every:1,months"), ("quarterly", "every:3,months"),
    ("2q", "every:6,months"), ("annual", "yearly"), ("biyearly", "every:2,years"), ("1mo", "every:1,months"),
  ])
  func ofTaskwarriorRepeatInAllItsWords(word: String, stored: String) throws {
    let text = """
      {"description":"a","status":"recurring","due":"20261123T220000Z","recur":"\(word)","uuid":"427f541e-6cbe-4b50-ae38-4bdb48f8727b"}
      """
    #expect(try read(text, .taskwarrior).tasks.first?.item.recurrence?.stored == stored)
  }

  @Test func ofTaskwarriorWithAPeriodOfHoursSayThatItIsLost() throws {
    let text = #"{"description":"a","status":"recurring","due":"20261123T220000Z","recur":"4h"}"#
    let parsedFile = try read(text, .taskwarrior)
    #expect(parsedFile.tasks.first?.item.recurrence == nil)
    #expect(parsedFile.report.summary == ["unreadable recur 1"])
  }

  // MARK: todo.txt

  @Test func ofPlainLinesAreReadByTheRulesOfTheFormat() throws {
    let parsedFile = try read(
      """
      (A) 2026-11-01 Call Mum +Family @phone due:2026-12-01 t:2026-11-28 rec:+2w
      x 2026-11-20 2026-11-02 Post letter pri:B
      xylophone lesson +Music +Fun see https://example.org/a:b note:later
      (b) not a priority
      Paint fence id:1
      Buy paint p:1 due:soon
      (D) letters without a place h:1

      """, .todotxt)
    let items = parsedFile.tasks.map { $0.item }
    #expect(
      items.map { $0.title } == [
        "Call Mum", "Post letter", "xylophone lesson see https://example.org/a:b note:later", "(b) not a priority",
        "Paint fence", "Buy paint due:soon", "letters without a place",
      ])
    #expect(items[0].importance == .high)
    #expect(items[0].due == due("2026-12-01"))
    #expect(items[0].notBefore == Day(iso: "2026-11-28"))
    #expect(items[0].recurrence == Recurrence(.biweekly(Weekdays())))
    #expect(items[0].tags.names == ["phone"])
    #expect(parsedFile.tasks[0].listName == "Family")
    #expect(parsedFile.tasks[0].hasCreation)
    #expect(items[1].isCompleted && items[1].importance == .medium)
    #expect(items[2].tags.names == ["Fun"])
    #expect(items[5].parent == items[4].id)
    #expect(parsedFile.report.summary == ["unreadable due 1", "changed priority 1", "notKept h 1"])
  }

  @Test func withoutIdentitiesGetTheSameOnesEachTime() throws {
    let text = "(A) one\n(A) one\n(A) two\n"
    let first = try read(text, .todotxt).tasks.map { $0.item.id }
    #expect(Set(first).count == 3)
    #expect(try read(text, .todotxt).tasks.map { $0.item.id } == first)
  }

  // MARK: Todoist

  @Test func ofTodoistKeepLevelsLabelsSectionsAndDatesInWords() throws {
    let parsedFile = try read(
      """
      TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT
      meta,view_style=list,,,,,,,,,,
      task,Write report @work @deep,All of it,1,1,Evan (1),,tomorrow at 14:00,en,,45,minute
      task,Outline,,4,2,Evan (1),Robin (77),,,,,
      note,"First comment, with comma",,,,Evan (1),,,,,,
      ,,,,,,,,,,,
      section,Home,,,,,,,,,,
      task,Water plants,,2,1,Evan (1),,every! 3 days,en,,None,None
      task,Müll,,3,1,Evan (1),,jeden Montag,de,,,
      task,Meet,,4,1,Evan (1),,2026-12-01 09:00,en,Europe/Berlin,,
      task,Odd,,4,1,Evan (1),,when the moon is blue,en,,,
      """ + "\n", .todoist, named: "Private [2203306141].csv")
    let items = parsedFile.tasks.map { $0.item }
    #expect(items.map { $0.title } == ["Write report", "Outline", "Water plants", "Müll", "Meet", "Odd"])
    #expect(Set(parsedFile.tasks.map { $0.listName }) == ["Private"])
    #expect(items[0].tags.names == ["work", "deep"])
    #expect(items[0].due == due("2026-11-22T14:00"))
    #expect(items[0].manualDuration == 45)
    #expect(items[0].importance == .high)
    #expect(items[1].parent == items[0].id)
    #expect(items[1].delegatedTo == "Robin")
    #expect(items[1].notes == "First comment, with comma")
    #expect(items[2].recurrence == Recurrence(.custom(every: 3, unit: .days), anchor: .completion))
    #expect(items[2].tags.names == ["Home"])
    #expect(items[3].recurrence == Recurrence(.weekly(Weekdays([1]))))
    #expect(items[3].due == due("2026-11-23"))
    #expect(items[4].due == due("2026-12-01T10:00"))
    #expect(items[5].due == nil)
    #expect(parsedFile.report.summary == ["changed PRIORITY 1", "unreadable DATE 1"])
  }

  // MARK: TickTick

  @Test func ofTickTickKeepDaysOfTheirZonesListsAndSubtasks() throws {
    let parsedFile = try read(
      """
      "Date: 2026-11-20+0000"
      "Version: 7.1"
      "Status: 
      0 Normal
      1 Completed
      2 Archived"
      "Folder Name","List Name","Title","Kind","Tags","Content","Is Check list","Start Date","Due Date","Reminder","Repeat","Priority","Status","Created Time","Completed Time","Order","Timezone","Is All Day","Is Floating","Column Name","Column Order","View Mode","taskId","parentId"
      "Private","Garden","Hedge","TEXT","green, out","Two
      lines","N","2026-12-10T23:00:00+0000","2026-12-10T23:00:00+0000","","RRULE:FREQ=WEEKLY;BYDAY=FR","5","0","2026-10-09T15:09:48+0000","","-1","Europe/Berlin","true","false",,,"list","1",""
      "","Inbox","Call","TEXT","","","N","2026-12-11T13:00:00+0000","2026-12-11T13:30:00+0000","-PT5M","","3","0","2026-10-09T15:09:49+0000","","0","Europe/Berlin","false","false",,,"list","2","1"
      "","Inbox","Done","CHECKLIST","","▫one▪two","Y","","","","","0","2","2026-10-09T15:09:50+0000","2026-11-01T10:00:00+0000","0","",,"false","Later",,"list","3",""
      "","Inbox","Thoughts","NOTE","","","N","","","","","0","0","2026-10-09T15:09:51+0000","","0","",,"false",,,"list","4",""
      """ + "\n", .ticktick)
    let items = parsedFile.tasks.map { $0.item }
    #expect(items.map { $0.title } == ["Hedge", "Call", "Done"])
    #expect(items[0].due == due("2026-12-11"))
    #expect(items[0].recurrence == Recurrence(.weekly(Weekdays([5]))))
    #expect(items[0].notes == "Two\nlines")
    #expect(items[0].tags.names == ["green", "out"])
    #expect(parsedFile.tasks[0].listName == "Garden")
    #expect(items[1].due == due("2026-12-11T15:30"))
    #expect(items[1].manualDuration == 30)
    #expect(items[1].parent == items[0].id)
    #expect(items[2].notes == "[ ] one\n[x] two")
    #expect(items[2].completedAt == Instant(iso: "2026-11-01T10:00:00Z"))
    #expect(items[2].tags.names == ["Later"])
    #expect(
      parsedFile.report.summary == [
        "notKept Folder Name 1", "notKept Reminder 1", "changed Is Check list 1", "noTask Kind 1",
      ])
  }

  // MARK: Tables

  @Test func ofSpreadsheetsAreReadByTheirColumnNames() throws {
    let parsedFile = try read(
      "Aufgabe;Fällig am;Priorität;Dauer;Erledigt;Projekt;Farbe\r\nFenster putzen;24.12.2026;hoch;1:30;nein;Haus;blau\r\n"
        + "Fertig;2026-12-01 9:05;mittel;45 min;ja;;\r\n", .csv)
    let items = parsedFile.tasks.map { $0.item }
    #expect(items[0].due == due("2026-12-24"))
    #expect(items[0].importance == .high)
    #expect(items[0].manualDuration == 90)
    #expect(parsedFile.tasks[0].listName == "Haus")
    #expect(items[1].due == due("2026-12-01T09:05"))
    #expect(items[1].isCompleted)
    #expect(parsedFile.report.summary == ["notKept Farbe 1"])
  }

  @Test(arguments: [
    ("90", 90), ("90 min", 90), ("1:30", 90), ("1h 30m", 90), ("PT1H30M", 90), ("2 days", 2_880), ("1 Std", 60),
  ])
  func ofSpreadsheetsTellDurationsInManyForms(text: String, minutes: Int) throws {
    let parsedFile = try Exchange.read(Array("title,minutes\na,\(text)\n".utf8), as: .csv, Fixture.context)
    #expect(parsedFile.tasks.first?.item.manualDuration == min(minutes, 1_440))
  }

  @Test(arguments: ["-3", "+3", "about 3", "1.5 h", "3 bananas", "1:-5", "3-4"])
  func ofSpreadsheetsTellWhatIsNoDuration(text: String) throws {
    let parsedFile = try Exchange.read(Array("title,minutes\na,\(text)\n".utf8), as: .csv, Fixture.context)
    #expect(parsedFile.tasks.first?.item.manualDuration == nil)
    #expect(parsedFile.report.summary == ["unreadable minutes 1"])
  }

  @Test func withTitlesOfNothingVisibleMakeNoTask() throws {
    let parsedFile = try Exchange.read(Array("title\n\u{200B}\n\u{2060}\u{AD}\nb\n".utf8), as: .csv, Fixture.context)
    #expect(parsedFile.tasks.map { $0.item.title } == ["b"])
    #expect(parsedFile.report.summary == ["untitled title 2"])
  }
}
