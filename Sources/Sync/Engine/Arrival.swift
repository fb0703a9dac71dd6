internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

/// A text that a server holds, as far as it can be understood, beside what is stored for its place.
final class Arrival: Sendable {
  let href: Href
  let etag: ETag?
  let bytes: [UInt8]
  /// Nil when the text holds no task that can be read.
  let reminder: Reminder?
  /// As stored before the server was asked.
  let row: SyncedResource?

  init(_ resource: CalendarResource, row: SyncedResource?, _ wire: Wire, in list: ListID) {
    href = resource.href
    etag = resource.etag
    bytes = Array(resource.text.utf8)
    reminder = wire.read(bytes, in: list)
    self.row = row
  }
}
