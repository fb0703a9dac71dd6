/// Limits for fetching one page.
struct PageLimits: Sendable, Equatable {
  /// Time for the network: name lookups, connections, redirects and data.
  var fetching = Duration.milliseconds(3_000)
  /// Total time, including parsing.
  var duration = Duration.milliseconds(3_500)
  /// Maximum bytes of a decompressed page. On some pages, the title follows a lot of other data.
  var pageBytes = 1024 * 1024
  var redirects = 5
  /// Maximum bytes of a URL.
  var addressBytes = 8 * 1024
}
