import Domain
import ICalendar
import Sync
import Testing

@Suite("Writing a VTODO")
struct TaskWritingTests {
  @Test("nothing changed means no byte changed")
  func unchanged() throws {
    let mapping = try Sample.mapping()
    let base = CalendarText(
      parsing: Array(
        "begin:vtodo\nuid:1\nsummary:  a\\,\n  b\nRELATED-TO:\nCATEGORIES:\nPRIORITY:3\nDUE:\nRRULE:X\n".utf8))
    let item = try #require(mapping.received(from: base, in: Sample.list)).item
    #expect(mapping.patched(base, to: item, at: Sample.now).bytes == base.bytes)
  }

  @Test("a new title changes its line and says when, and nothing else")
  func title() throws {
    let mapping = try Sample.mapping()
    let base = Sample.text("X-Foreign;A=b:c,d", "BEGIN:VALARM", "SUMMARY:x", "END:VALARM")
    var item = try #require(mapping.received(from: base, in: Sample.list)).item
    item.title = "Brot, Käse"
    let text = mapping.patched(base, to: item, at: Sample.now)
    #expect(text.todo?.text("SUMMARY") == "Brot, Käse")
    #expect(text.todo?.first("DTSTAMP")?.rawValue == "20261121T043210Z")
    #expect(text.todo?.first("LAST-MODIFIED")?.rawValue == "20261121T043210Z")
    let edit = try Sample.edit("X-Foreign;A=b:c,d", "BEGIN:VALARM", "SUMMARY:x", "END:VALARM") { $0.title = "y" }
    #expect(edit.added == ["SUMMARY:y"])
    #expect(edit.gone == ["SUMMARY:Brot"])
  }

  @Test("a cleared field is removed")
  func clearing() throws {
    let edit = try Sample.edit(
      "DESCRIPTION:a", "CATEGORIES:a", "CATEGORIES:b", "RELATED-TO;RELTYPE=SIBLING:s", "RELATED-TO:p", "URL:u",
      "X-ZEITBLOCK-GRADE:A-1", "ESTIMATED-DURATION:PT5M", "X-ESTIMATED-DURATION:PT5M", "DUE;VALUE=DATE:20260101",
      "PRIORITY:1"
    ) {
      ($0.notes, $0.tags, $0.parent, $0.sourceURL) = (nil, Tags(), nil, nil)
      ($0.grade, $0.subPriority, $0.manualDuration, $0.due, $0.importance) = (nil, nil, nil, nil, .low)
    }
    #expect(edit.added == [])
    #expect(
      edit.gone == [
        "DESCRIPTION:a", "CATEGORIES:a", "CATEGORIES:b", "RELATED-TO:p", "URL:u", "X-ZEITBLOCK-GRADE:A-1",
        "ESTIMATED-DURATION:PT5M", "X-ESTIMATED-DURATION:PT5M", "DUE;VALUE=DATE:20260101", "PRIORITY:1",
      ])
  }

  @Test("an exact priority is kept while its level stays")
  func priority() throws {
    #expect(try Sample.edit("PRIORITY:3") { $0.title = "x" }.gone == ["SUMMARY:Brot"])
    #expect(try Sample.edit("PRIORITY:3") { $0.importance = .medium }.added == ["PRIORITY:5"])
    #expect(try Sample.edit { $0.importance = .high }.added == ["PRIORITY:1"])
  }

  @Test("status, time and percentage of a completion move together")
  func completion() throws {
    let done = try Sample.edit("PERCENT-COMPLETE:40", "STATUS:IN-PROCESS") { $0.completedAt = Sample.now }
    #expect(done.added == ["PERCENT-COMPLETE:100", "STATUS:COMPLETED", "COMPLETED:20261121T043210Z"])
    let reopened = try Sample.edit("STATUS:COMPLETED", "COMPLETED:20260301T100000Z", "PERCENT-COMPLETE:100") {
      $0.completedAt = nil
    }
    #expect(reopened.added == ["STATUS:NEEDS-ACTION"])
    #expect(reopened.gone == ["STATUS:COMPLETED", "COMPLETED:20260301T100000Z", "PERCENT-COMPLETE:100"])
    let halfway = try Sample.edit("STATUS:COMPLETED", "PERCENT-COMPLETE:40") { $0.completedAt = nil }
    #expect(halfway.added == ["STATUS:IN-PROCESS"])
    let again = try Sample.edit("STATUS:COMPLETED") { $0.completedAt = Sample.now }
    #expect(again.added == [])
  }

  @Test("tags become one line and keep their spelling")
  func tags() throws {
    let edit = try Sample.edit("CATEGORIES:a,b", "CATEGORIES:c") { $0.tags.insert("d") }
    #expect(edit.added == ["CATEGORIES:a,b,c,d"])
    #expect(try Sample.edit("CATEGORIES:a,b") { $0.tags = Tags(["b", "a"]) }.added == [])
  }

  @Test("a task that is to have no parent has none left")
  func noParent() throws {
    let edit = try Sample.edit(
      "RELATED-TO:p", "RELATED-TO;RELTYPE=CHILD:c", "RELATED-TO;RELTYPE=PARENT:q", "RELATED-TO:"
    ) {
      $0.parent = nil
    }
    #expect(edit.gone == ["RELATED-TO:p", "RELATED-TO;RELTYPE=PARENT:q"] && edit.added.isEmpty)
  }

  @Test("other forms of the notes go when the notes change, and stay otherwise")
  func alternatives() throws {
    let lines = [
      "DESCRIPTION;LANGUAGE=de;ALTREP=\"data:text/html,old\":old", "X-ALT-DESC;FMTTYPE=text/html:<b>old</b>",
    ]
    let edit = try Sample.edit(lines[0], lines[1]) { $0.notes = "new" }
    #expect(edit.added == ["DESCRIPTION;LANGUAGE=de:new"] && edit.gone == lines)
    #expect(try Sample.edit(lines[0], lines[1]) { $0.title = "new" }.gone == ["SUMMARY:Brot"])
  }

  @Test("only the relation to the parent changes")
  func parent() throws {
    let edit = try Sample.edit("RELATED-TO;RELTYPE=CHILD:c", "RELATED-TO:p") { $0.parent = TaskID("q") }
    #expect(edit.added == ["RELATED-TO:q"])
    #expect(edit.gone == ["RELATED-TO:p"])
    #expect(try Sample.edit { $0.parent = TaskID("q") }.added == ["RELATED-TO;RELTYPE=PARENT:q"])
  }

  @Test("our own values keep to the alphabet every server leaves alone")
  func ownProperties() throws {
    let edit = try Sample.edit {
      $0.grade = .a
      $0.subPriority = 12
      $0.urgency = .urgent
      $0.type = .givingBack
      $0.delegatedTo = "Jörg, \"x\"; ja?"
      $0.originalTitle = "üben\\"
      $0.manualDuration = 90
    }
    #expect(
      edit.added == [
        "X-ZEITBLOCK-GRADE:A-12", "X-ZEITBLOCK-URGENCY:URGENT", "X-ZEITBLOCK-TYPE:GIVINGBACK",
        "X-ZEITBLOCK-DELEGATED-TO:SsO2cmcsICJ4IjsgamE_", "X-ZEITBLOCK-ORIGINAL-TITLE:w7xiZW5c",
        "ESTIMATED-DURATION:PT90M",
      ])
  }

  @Test("what is not shared is not written")
  func unshared() throws {
    let edit = try Sample.edit("PRIORITY:1", mapping: Sample.mapping(sharesMetadata: false)) {
      ($0.importance, $0.grade, $0.urgency, $0.manualDuration) = (.medium, .a, .urgent, 5)
      $0.notBefore = try Sample.day("2026-01-01")
    }
    #expect(edit.added == [] && edit.gone == [])
  }

  @Test("a new task reads back as it is and is sound")
  func newTask() throws {
    let mapping = try Sample.mapping()
    var item = PlanItem(
      id: TaskID("u-1"), list: Sample.list, title: "Neu; schön", rank: Rank(0), createdAt: Sample.created)
    item.notes = "a\nb"
    item.tags = Tags(["x", "y"])
    item.due = try Sample.due("2026-12-01", "15:00")
    item.notBefore = try Sample.day("2026-11-30")
    item.recurrence = Recurrence(.monthly(day: 31), anchor: .completion, missed: .each)
    item.importance = .medium
    item.completedAt = Sample.now
    let text = try #require(mapping.text(for: item, order: 7, at: Sample.now))
    let back = try #require(mapping.received(from: text, in: Sample.list))
    item.modifiedAt = Sample.now
    #expect(back.item == item)
    #expect(back.order.explicit == 7)
    #expect(Checker.report(on: text.bytes).problems.isEmpty)
  }
}
