import ICalendar
import Testing

@Suite("Values")
struct ValueTests {
  @Test(
    "text survives escaping",
    arguments: ["", "plain", "a\nb", "a,b;c\\d", "\\n", "\\", "tab\there", "ü😀", "\\\\n,;"])
  func text(text: String) {
    #expect(ICalText.unescaped(ICalText.escaped(text)) == text)
  }

  @Test("line breaks become newlines and other control characters are left out")
  func controls() {
    #expect(ICalText.escaped("a\r\nb\rc\u{0}\u{7F}d") == "a\\nb\\ncd")
  }

  @Test("escapes of careless writers are read, unknown ones are kept")
  func foreignEscapes() {
    #expect(ICalText.unescaped("a\\Nb\\:c\\\"d\\x\\") == "a\nb:c\"d\\x\\")
  }

  @Test(
    "a list splits on commas that are not escaped",
    arguments: [
      ("", []), ("a", ["a"]), ("a,b", ["a", "b"]), ("home\\, sweet,work", ["home, sweet", "work"]),
      ("a\\\\,b", ["a\\", "b"]), (",", ["", ""]), ("a,\\", ["a", "\\"]),
    ] as [(String, [String])])
  func lists(raw: String, expected: [String]) throws {
    let component = try #require(todo("CATEGORIES:" + raw).todo)
    #expect(component.first("CATEGORIES")?.texts == expected)
  }

  @Test(
    "dates and times are read in their four forms and written the same",
    arguments: [
      ("DUE;VALUE=DATE:20240229", "20240229", ICalDateTime.Form.date),
      ("DUE:20261224", "20261224", .date),
      ("DUE:20261224T101112", "20261224T101112", .floating),
      ("DUE:20261224t101112z", "20261224T101112Z", .utc),
      ("DUE;TZID=Europe/Berlin:20261224T101112", "20261224T101112", .zoned("Europe/Berlin")),
      ("DUE;TZID=Europe/Berlin:20261224T101112Z", "20261224T101112Z", .utc),
      ("DUE;TZID=\"W. Europe Standard Time\":20261224T101160", "20261224T101160", .zoned("W. Europe Standard Time")),
    ])
  func dateTimes(line: String, raw: String, form: ICalDateTime.Form) throws {
    let value = try #require(todo(line).todo?.dateTime("DUE"))
    #expect(value.form == form)
    #expect(value.rawValue == raw)
  }

  @Test(
    "what is no date is none",
    arguments: [
      "", "2026", "20260230", "20261301", "20260100", "00000000T000000", "20260101T", "20260101T240000",
      "20260101T000000+0100", "20260101T0000", "2026-01-01", "20260101T000061", "99999999999999", "２０２６０１０１",
    ])
  func noDateTime(raw: String) {
    #expect(ICalDateTime(raw) == nil)
  }

  @Test(
    "durations are read and written in minutes",
    arguments: [
      ("PT90M", 5400, "PT90M"), ("PT1H30M", 5400, "PT90M"), ("P1W", 604_800, "PT10080M"),
      ("P1DT2H", 93_600, "PT1560M"), ("-PT15M", -900, "-PT15M"), ("+pt15m", 900, "PT15M"), ("PT30S", 30, "PT30S"),
      ("PT0S", 0, "PT0M"),
    ])
  func durations(raw: String, seconds: Int, written: String) throws {
    let duration = try #require(ICalDuration(raw))
    #expect(duration.seconds == seconds)
    #expect(duration.rawValue == written)
  }

  @Test(
    "what is no duration is none",
    arguments: ["", "P", "PT", "90M", "P1H", "PT1D", "PT1M1H", "PT1M2M", "P1.5D", "PT9999999999M", "PTM", "P-1D"])
  func noDuration(raw: String) {
    #expect(ICalDuration(raw) == nil)
  }

  @Test("minutes of a duration are rounded up")
  func minutes() {
    #expect(ICalDuration(seconds: 61).minutes == 2)
    #expect(ICalDuration(minutes: 90).minutes == 90)
  }
}
