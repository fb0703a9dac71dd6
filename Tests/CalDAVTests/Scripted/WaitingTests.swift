import Testing

@testable import CalDAV
@testable import HTTPClient

@Suite("Servers that ask to wait") struct WaitingTests {
  private func seconds(_ fields: [HTTPField], clock: (@Sendable () -> Int64)? = nil) throws -> Int? {
    let scripted = try Scripted([.status(503, fields)], clock: clock)
    do {
      _ = try scripted.client.listing(of: scripted.calendar)
    } catch CalDAVError.retryLater(_, let seconds) {
      return seconds
    }
    Issue.record("not asked to wait")
    return nil
  }

  @Test(
    "all forms of a date are read",
    arguments: ["Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"])
  func forms(_ text: String) { #expect(HTTPDate.seconds(text) == 784_111_777) }

  @Test(
    "dates far from today are right",
    arguments: [
      ("Thu, 01 Jan 1970 00:00:00 GMT", Int64(0)),
      ("Thu, 29 Feb 2024 23:59:59 GMT", 1_709_251_199), ("Fri, 31 Dec 2100 00:00:00 GMT", 4_133_894_400),
    ])
  func days(_ text: String, _ seconds: Int64) { #expect(HTTPDate.seconds(text) == seconds) }

  @Test(
    "what is no date is none",
    arguments: [
      "", "120", "-1", "soon", "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:37 GMT",
      "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:49 GMT", "06 Nov 1994 08:49:37 GMT", "Sun,,,,",
      "Sun, 06 Nov 99999999999999999999 08:49:37 GMT",
    ])
  func noDates(_ text: String) { #expect(HTTPDate.seconds(text) == nil) }

  @Test("a date counts from the server's own clock") func ownClock() throws {
    let fields = [
      HTTPField("Date", "Sun, 06 Nov 1994 08:49:37 GMT"), HTTPField("Retry-After", "Sun, 06 Nov 1994 08:51:37 GMT"),
    ]
    #expect(try seconds(fields) { 0 } == 120)
  }

  @Test("a server without a clock is measured with ours, and a date that has passed means now") func ourClock() throws {
    let wait = [HTTPField("retry-after", "Sun, 06 Nov 1994 08:51:37 GMT")]
    #expect(try seconds(wait) { 784_111_777 } == 120)
    #expect(try seconds(wait) { 900_000_000 } == 0)
    #expect(try seconds(wait) == nil)
  }

  @Test(
    "nobody is waited for longer than a day, however much is asked",
    arguments: ["86401", "9223372036854775807", "99999999999999999999", "Fri, 31 Dec 9999 00:00:00 GMT"])
  func endless(_ wait: String) throws {
    #expect(try seconds([HTTPField("Retry-After", wait)]) { 784_111_777 } == 86_400)
  }

  @Test("what is no number is no wait", arguments: ["", "-1", "+5", "5 minutes", "٣"])
  func noWait(_ wait: String) throws { #expect(try seconds([HTTPField("Retry-After", wait)]) == nil) }
}
