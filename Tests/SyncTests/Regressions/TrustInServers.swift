import CalDAV
import Domain
import HTTPClient
import Sync
import Testing

@Suite("Servers at rest and servers put back")
struct TrustInServers {
  @Test("A hundred syncs never write an untouched reminder again", arguments: Backend.all)
  func hundredSyncs(_ backend: Backend) throws {
    let scene = try Scene(backend) { remote in
      try remote.put("a.ics", todo("a", "SUMMARY:Milk", "X-ODD;X-P=1:one", "CATEGORIES:b", "CATEGORIES:a"))
      try remote.put("b.ics", todo("b", "SUMMARY:Bread", "DUE;TZID=Europe/Berlin:20301201T090000", "PRIORITY:7"))
      try remote.put("c.ics", todo("c", "SUMMARY:Run", "RRULE:FREQ=WEEKLY", "DUE;VALUE=DATE:20301201"))
    }
    try scene.sync()
    let (second, _) = try scene.secondDevice()
    let before = try scene.remote.resources()
    _ = scene.transport.drain()
    for _ in 0..<50 {
      try scene.sync()
      second.sync()
    }
    #expect(scene.transport.drain().allSatisfy { !["PUT", "DELETE", "MOVE"].contains($0) })
    #expect(try scene.remote.resources() == before)
  }

  @Test("An edit of one reminder leaves the others on the server as they are", arguments: Backend.all)
  func neighbours(_ backend: Backend) throws {
    let scene = try Scene(backend) { remote in
      for name in ["a", "b", "c"] { try remote.put("\(name).ics", todo(name, "SUMMARY:\(name)", "X-ODD:\(name)")) }
    }
    try scene.sync()
    let before = try scene.remote.resources().filter { !$0.text.contains("SUMMARY:a") }
    for number in 0..<10 {
      let id = try scene.task(number == 0 ? "a" : "a\(number - 1)").id
      try scene.device.edit(id) { $0.title = .set("a\(number)") }
      try scene.sync()
    }
    #expect(try scene.remote.resources().filter { !$0.text.contains("SUMMARY:a9") } == before)
  }

  @Test("A server put back to a backup is noticed by the next sync")
  func backup() throws {
    let scene = try Scene(.memory) { remote in
      for name in ["a", "b", "c", "d"] { try remote.put("\(name).ics", todo(name, "SUMMARY:\(name)")) }
    }
    try scene.sync()
    let server = try #require(scene.server as? FakeServer)
    let backup = server.calendar(scene.remote.name)
    try scene.remote.replace("SUMMARY:a", with: "SUMMARY:new a", saying: "UID:a")
    try scene.remote.delete(saying: "UID:b")
    try scene.sync()
    server.set(scene.remote.name, backup)
    try scene.device.edit(scene.task("c").id) { $0.title = .set("new c") }
    for _ in 0..<2 { try scene.sync() }
    #expect(Set(try scene.titles()) == ["a", "b", "new c", "d"])
    #expect(try scene.remote.resources().count == 4)
    try scene.expectQuiet()
  }

  @Test("A server put back that has come to the same mark again is noticed within a day")
  func sameMark() throws {
    let scene = try Scene(.memory) { remote in
      for name in ["a", "b"] { try remote.put("\(name).ics", todo(name, "SUMMARY:\(name)")) }
    }
    try scene.sync()
    let server = try #require(scene.server as? FakeServer)
    let backup = server.calendar(scene.remote.name)
    try scene.remote.replace("SUMMARY:a", with: "SUMMARY:lost", saying: "UID:a")
    try scene.sync()
    server.set(scene.remote.name, backup)
    try scene.remote.replace("SUMMARY:b", with: "SUMMARY:new b", saying: "UID:b")
    scene.device.clock.advance(25 * 3600)
    try scene.sync()
    #expect(Set(try scene.titles()) == ["a", "new b"])
    #expect(try scene.remote.resources().count == 2)
    try scene.expectQuiet()
  }
}
