internal import CalDAV
internal import Domain
internal import HTTPClient
internal import Storage

/// A text on a server, parsed as far as possible, with the stored row of its href.
final class IncomingTask: Sendable {
  let href: Href
  let etag: ETag?
  let bytes: [UInt8]
  /// Nil if the text contains no readable task.
  let reminder: Reminder?
  /// Parts of the text that could not be read as written.
  let remarks: [Remark]
  /// The row as stored before the server was asked.
  let row: SyncedResource?

  init(_ resource: CalendarResource, row: SyncedResource?, _ codec: VTODOCodec, in list: ListID) {
    href = resource.href
    etag = resource.etag
    bytes = resource.bytes
    reminder = codec.read(bytes, in: list)
    remarks = reminder.map { Remark.foreign($0.bytes, $0.item.title) } ?? []
    self.row = row
  }
}
