import CalDAV
import Domain
import Foundation
import HTTPClient
import Storage
import Sync
import Testing

/// A device with a list of tasks and a calendar of events on the same account.
struct Plan {
  let scene: Scene
  let calendar: RemoteCalendar
  let id: ListID
  var device: Device { scene.device }

  /// - Parameter memory: stands in for the server in memory.
  init(_ backend: Backend, memory: (any Transport)? = nil, zone: String? = nil) throws {
    scene = try Scene(backend, memory: memory)
    if let zone { scene.device.zone = zone }
    calendar = try RemoteCalendar(scene)
    scene.device.sync()
    let name = calendar.name
    id = try #require(try scene.device.lists().first { $0.name == name }).id
    try scene.device.perform(.set(.blockCalendar, id.text))
  }

  @discardableResult
  func sync(confirmingDeletions: Bool = false) throws -> EventReport {
    let report = device.sync(confirmingDeletions: confirmingDeletions)
    #expect(report.accounts.first?.failure == nil)
    return try #require(report.accounts.first?.calendars.first { $0.list == id })
  }

  /// Sunday, 2026-11-22, 10:00 in Berlin.
  static let start = Instant(seconds: 1_795_338_000)

  @discardableResult
  func schedule(
    _ task: TaskID, at start: Instant = start, minutes: Int = 45, zone: String = "Europe/Berlin"
  ) throws -> TimeBlock {
    var draft = BlockDraft(task: task, start: start, minutes: minutes, zone: zone)
    draft.isPinned = false
    draft.anyway = true
    guard case .scheduled(let block) = try device.perform(.schedule(draft)).event else {
      throw Failure.notScheduled
    }
    return block
  }

  enum Failure: Error { case notScheduled }

  func blocks() throws -> [TimeBlock] {
    try device.database.read { (transaction) throws(PlannerFailure) in try transaction.blocks(in: id) }
  }

  func events() throws -> [CalendarEvent] {
    let window = PlanWindow(
      from: Plan.start, until: Instant(seconds: Plan.start.seconds + 7 * 86_400), first: Plan.start.utc.day,
      last: Plan.start.utc.day + 7)
    return try device.database.read { (transaction) throws(PlannerFailure) in try transaction.events(in: window) }
      .filter { $0.calendar == id }
  }
}

/// One calendar of events as another program sees it.
struct RemoteCalendar {
  let client: CalDAVClient
  let url: ServerURL
  let name: String

  init(_ scene: Scene, suffix: String = "-events") throws {
    client = scene.remote.client
    // The name holds that of the scene's list, so that other tests do not see it.
    name = scene.remote.name + suffix
    let path = scene.remote.url.description
    let home = try #require(ServerURL(String(path.dropLast(scene.remote.name.count + 1))))
    url = try client.makeCalendar(named: name, displayName: name, component: .event, in: home).url
  }

  func resources() throws -> [CalendarResource] {
    let listing = try client.listing(of: url, component: .event)
    return try client.resources(at: listing.resources.map(\.href), in: url).compactMap { reading in
      if case .found(let resource) = reading { return resource }
      return nil
    }
  }

  func put(_ name: String, _ lines: String...) throws { try put(name, lines: lines) }

  func put(_ name: String, lines: [String]) throws {
    let text =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Other//EN", "BEGIN:VEVENT", "DTSTAMP:20260101T000000Z"]
      + lines + ["END:VEVENT", "END:VCALENDAR", ""]
    let href = try #require(Href(newNamed: name, in: url))
    #expect(try client.create(text.joined(separator: "\r\n"), at: href, in: url) == .done)
  }

  /// Edits the only resource that says something.
  func replace(_ old: String, with new: String, saying text: String) throws {
    let resource = try #require(try resources().first { $0.text.contains(text) })
    #expect(resource.text.contains(old))
    let edited = resource.text.replacingOccurrences(of: old, with: new)
    #expect(try client.update(edited, at: resource.href, ifMatch: #require(resource.etag), in: url) == .done)
  }

  func deleteAll() throws {
    for resource in try resources() {
      #expect(try client.delete(resource.href, ifMatch: #require(resource.etag), in: url) == .done)
    }
  }
}
