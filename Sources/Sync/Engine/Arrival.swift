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
  /// What the text says that could not be taken as it is written.
  let remarks: [Remark]
  /// As stored before the server was asked.
  let row: SyncedResource?

  init(_ resource: CalendarResource, row: SyncedResource?, _ wire: Wire, in list: ListID) {
    href = resource.href
    etag = resource.etag
    bytes = resource.bytes
    reminder = wire.read(bytes, in: list)
    remarks = reminder.map { Remark.foreign($0.bytes, $0.item.title) } ?? []
    self.row = row
  }
}
