/// Parses the three date formats of HTTP (RFC 9110 §5.6.7), all in UTC: `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday,
/// 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
enum HTTPDate {
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// Returns seconds since 1970, or nil for any other text.
  static func seconds(_ text: String) -> Int64? {
    let words = text.split { $0 == " " || $0 == "," || $0 == "-" }.map { String($0) }
    guard words.count >= 5, !(words[0].first?.isNumber ?? true) else { return nil }
    if words[1].first?.isNumber == true {
      return seconds(day: words[1], month: words[2], year: words[3], time: words[4])
    }
    return seconds(day: words[2], month: words[1], year: words[4], time: words[3])
  }

  private static func seconds(day: String, month: String, year: String, time: String) -> Int64? {
    let clock = time.split(separator: ":", omittingEmptySubsequences: false).map { Int64($0) ?? -1 }
    guard let day = Int64(day), 1...31 ~= day, let month = months.firstIndex(of: month), let year = self.year(year),
      clock.count == 3, 0...23 ~= clock[0], 0...59 ~= clock[1], 0...60 ~= clock[2]
    else { return nil }
    return days(year, Int64(month) + 1, day) * 86_400 + clock[0] * 3_600 + clock[1] * 60 + clock[2]
  }

  /// Two-digit years mean 1970 to 2069.
  private static func year(_ text: String) -> Int64? {
    guard let number = Int64(text), number >= 0 else { return nil }
    if text.count == 2 { return number < 70 ? 2_000 + number : 1_900 + number }
    return 1970...9999 ~= number ? number : nil
  }

  /// Returns the days since 1970-01-01 in the Gregorian calendar. The calculation starts years in March, so that the
  /// leap day comes last.
  private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let ofEra = shifted - era * 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }
}

extension HTTPResponse {
  /// Returns this response with a `Retry-After` date converted to seconds (RFC 9110 §10.2.3), measured from the
  /// server's own clock if the response has a `Date`.
  /// - Parameter now: this machine's clock in seconds since 1970, used without a `Date`.
  public func withWaitInSeconds(now: Int64?) -> HTTPResponse {
    guard let text = field("Retry-After"), let end = HTTPDate.seconds(text),
      let start = field("Date").flatMap(HTTPDate.seconds) ?? now
    else { return self }
    let wait = HTTPField("Retry-After", String(max(0, end - start)))
    return HTTPResponse(
      status: status, fields: fields.filter { $0.name.lowercased() != "retry-after" } + [wait], body: body, isCut: isCut
    )
  }
}
