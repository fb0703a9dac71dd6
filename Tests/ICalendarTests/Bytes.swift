import ICalendar

/// Lines joined with CRLF and ended with it.
func crlf(_ lines: String...) -> [UInt8] { lines.flatMap { Array($0.utf8) + [13, 10] } }

func printed(_ text: CalendarText) -> String { String(decoding: text.bytes, as: UTF8.self) }

/// A VTODO with these lines between BEGIN and END.
func todo(_ lines: String...) -> CalendarText {
  let all = ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO"] + lines + ["END:VTODO", "END:VCALENDAR"]
  return CalendarText(parsing: all.flatMap { Array($0.utf8) + [13, 10] })
}
