internal import CalDAV
internal import Domain
internal import Storage

/// The stored row of a server resource, whatever the resource contains.
protocol ServerRow: Equatable, Sendable {
  /// The component to request in listings.
  static var component: CalendarComponent { get }
  static var kind: HeldSubject.Kind { get }
  var list: ListID { get }
  var href: String { get }
  var etag: String? { get }
  var uid: String? { get }
  var state: SyncedResource.State { get }
  /// The local task or block that this resource represents; nil if there is none.
  var subject: HeldSubject? { get }
}

extension SyncedResource: ServerRow {
  static var component: CalendarComponent { .todo }
  static var kind: HeldSubject.Kind { .task }
  var subject: HeldSubject? { task.map { .task($0) } }
}

extension EventResource: ServerRow {
  static var component: CalendarComponent { .event }
  static var kind: HeldSubject.Kind { .block }
  var subject: HeldSubject? { block.map { .block($0) } }
}
