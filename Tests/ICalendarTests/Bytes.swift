import ICalendar

/// Lines joined with CRLF and ended with it.
func crlf(_ lines: String...) -> [UInt8] { lines.flatMap { Array($0.utf8) + [13, 10] } }

func printed(_ text: CalendarText) -> String { String(decoding: text.bytes, as: UTF8.self) }

/// A VTODO with these lines between BEGIN and END.
func todo(_ lines: String...) -> CalendarText {
  let all = ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO"] + lines + ["END:VTODO", "END:VCALENDAR"]
  return CalendarText(parsing: all.flatMap { Array($0.utf8) + [13, 10] })
}

/// A generator whose whole course follows from its seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
