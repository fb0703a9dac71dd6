internal import CalDAV
internal import Domain
internal import Storage

/// What is stored of one resource of a server, whatever it holds.
protocol ServerRow: Equatable, Sendable {
  /// What listings are asked for to find such.
  static var component: CalendarComponent { get }
  static var kind: HeldSubject.Kind { get }
  var list: ListID { get }
  var href: String { get }
  var etag: String? { get }
  var uid: String? { get }
  var state: SyncedResource.State { get }
  /// What it is shown as; nil for what goes and comes with its server alone.
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
