import ICalendar
import Testing

@testable import Sync

@Suite("Writing the same in other ways")
struct CanonicalTests {
  private func canonical(_ line: String) -> [String] {
    let all = "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:1\r\n\(line)\r\nEND:VTODO\r\nEND:VCALENDAR\r\n"
    return CanonicalLines.of(CalendarText(parsing: Array(all.utf8)))
  }

  @Test(
    "What servers rewrite says the same",
    arguments: [
      ("ESTIMATED-DURATION:PT90M", "ESTIMATED-DURATION:PT1H30M"),
      ("RRULE:FREQ=WEEKLY;BYDAY=MO", "RRULE:BYDAY=MO;FREQ=WEEKLY"),
      ("CATEGORIES:a,b", "CATEGORIES:a\r\nCATEGORIES:b"), ("X-A;B=\"c\";D=e:1", "X-A;D=e;B=c:1"),
      ("RELATED-TO;RELTYPE=PARENT:p", "RELATED-TO:p"), ("DESCRIPTION:one two", "DESCRIPTION:one\r\n  two"),
      ("STATUS:COMPLETED", "STATUS:completed"), ("DTSTAMP:20260101T000000Z", "DTSTAMP:20270101T000000Z"),
    ])
  func same(_ left: String, _ right: String) {
    #expect(canonical(left) == canonical(right))
  }

  @Test(
    "What a person changes does not",
    arguments: [
      ("ESTIMATED-DURATION:PT90M", "ESTIMATED-DURATION:PT91M"), ("CATEGORIES:a,b", "CATEGORIES:a"), ("X-A:1", "X-A:2"),
      ("X-A:1", "X-A:1\r\nX-A:1"), ("SUMMARY:a", "SUMMARY:A"), ("RELATED-TO:p", "RELATED-TO;RELTYPE=CHILD:p"),
      ("DUE;VALUE=DATE:20260101", "DUE:20260101"),
      ("BEGIN:VALARM\r\nTRIGGER:-PT5M\r\nEND:VALARM", "BEGIN:VALARM\r\nTRIGGER:-PT6M\r\nEND:VALARM"),
    ])
  func different(_ left: String, _ right: String) {
    #expect(canonical(left) != canonical(right))
  }
}
