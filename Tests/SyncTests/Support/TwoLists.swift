import CalDAV
import Domain
import HTTPClient
import Sync
import Testing

/// Two lists of one account, with a reminder of another program's in the first, and a server that can keep a list to
/// itself. Whatever is done to the lists is done behind the device's back.
struct TwoLists {
  let server: FakeServer
  let tampering: Tampering
  let scene: Scene
  let other: RemoteList
  let target: ListID

  init(offersChanges: Bool = false) throws {
    server = FakeServer(offersChanges: offersChanges)
    tampering = Tampering(server)
    scene = try Scene(.memory, memory: tampering) { remote in
      try remote.put("a.ics", todo("a", "SUMMARY:Milk", "X-OTHER:kept"))
    }
    other = try RemoteList(.memory, tampering, named: scene.remote.name + "-b")
    for _ in 0..<2 { try scene.sync() }
    let name = other.name
    target = try #require(try scene.device.lists().first { $0.name == name }).id
  }

  /// Another program moves a reminder.
  static func move(_ text: String, from source: RemoteList, to target: RemoteList) throws {
    let resource = try source.resource(saying: text)
    let name = try #require(resource.href.path.split(separator: "/").last)
    let place = try #require(Href(newNamed: String(name), in: target.url))
    let outcome = try source.client.move(
      resource.href, from: source.url, to: place, in: target.url, ifMatch: #require(resource.etag))
    #expect(outcome == .done)
  }

  func moveAway() throws { try Self.move("UID:a-", from: scene.remote, to: other) }

  /// Another program moves the reminder to the second list at the moment of this request.
  func moveAway(at method: String, answering status: Int? = nil) {
    let (remote, other) = (scene.remote, other)
    let move: @Sendable () -> Void = { behindItsBack { try Self.move("UID:a-", from: remote, to: other) } }
    scene.transport.arm(method, status.map { .instead(move, $0, "") } ?? .before(move))
  }

  /// One sync in which asking for what is in a list is answered so.
  @discardableResult
  func sync(without list: RemoteList, status: Int = 500) -> SyncReport {
    tampering.set { request, _, answer in
      let isMeant = request.url.path == list.url.path && ["REPORT", "PROPFIND"].contains(request.method.name)
      return isMeant ? HTTPResponse(status: status) : answer
    }
    defer { tampering.set(nil) }
    return scene.device.sync()
  }

  /// The reminder is in the second list only, with what was edited here, and there is one task for it.
  func expectArrived(as title: String) throws {
    #expect(try scene.remote.resources().isEmpty)
    #expect(try other.resources().count == 1)
    #expect(try other.value("SUMMARY", saying: "UID:a-") == title)
    #expect(try other.value("X-OTHER", saying: "UID:a-") == "kept")
    #expect(try scene.device.items().map(\.title) == [title])
    #expect(try scene.device.items(in: target).count == 1)
    #expect(try scene.device.waiting == 0)
    try scene.expectQuiet()
  }
}
