/// How much is spent on one page.
struct PageLimits: Sendable, Equatable {
  /// For the network: names, connections, redirects, bytes.
  var fetching = Duration.milliseconds(3_000)
  /// For everything.
  var duration = Duration.milliseconds(3_500)
  /// Bytes of a page that are read, unpacked. Some pages have their title behind very much else.
  var pageBytes = 1024 * 1024
  var redirects = 5
  /// Bytes of an address.
  var addressBytes = 8 * 1024
}
