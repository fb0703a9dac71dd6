import Domain
import Testing

@testable import Sync

@Suite("Travelling")
struct TravelTests {
  private func scene() throws -> Scene {
    let scene = try Scene(.memory) { remote in
      try remote.put("a", todo("a", "SUMMARY:Call", "DTSTART:20261210T020000Z", "DUE:20261210T080000Z"))
    }
    try scene.sync()
    #expect(try scene.task("Call").due == Sample.due("2026-12-10", "09:00"))
    return scene
  }

  @Test("An edit made in another zone leaves the due as it stands on the server")
  func rename() throws {
    let scene = try scene()
    scene.device.zone = "America/New_York"
    try scene.device.edit(try scene.task("Call").id) { $0.title = .set("Ring") }
    try scene.sync()
    let task = try scene.task("Ring")
    #expect(task.due == (try Sample.due("2026-12-10", "03:00")))
    #expect(task.notBefore == (try Sample.day("2026-12-09")))
    #expect(try scene.remote.value("DUE", saying: "SUMMARY:Ring") == "20261210T080000Z")
    #expect(try scene.remote.value("DTSTART", saying: "SUMMARY:Ring") == "20261210T020000Z")
    try scene.expectQuiet()
  }

  @Test("The times follow the zone there and back without a word to the server")
  func thereAndBack() throws {
    let scene = try scene()
    for (zone, time) in [("America/New_York", "03:00"), ("Asia/Kathmandu", "13:45"), ("Europe/Berlin", "09:00")] {
      scene.device.zone = zone
      _ = scene.transport.drain()
      try scene.sync()
      #expect(try scene.task("Call").due == Sample.due("2026-12-10", time))
      #expect(scene.transport.drain().allSatisfy { $0 != "PUT" })
      #expect(try scene.device.waiting == 0)
    }
  }

  @Test("A due edited here that waits is kept and sent")
  func edited() throws {
    let scene = try scene()
    let due = try Sample.due("2026-12-11", "10:00")
    try scene.device.edit(try scene.task("Call").id) { $0.due = .set(due) }
    scene.device.zone = "America/New_York"
    try scene.sync()
    #expect(try scene.task("Call").due == due)
    #expect(try scene.remote.value("DUE", saying: "SUMMARY:Call") == "20261211T150000Z")
  }

  @Test("An unknown zone changes nothing")
  func unknown() throws {
    let scene = try scene()
    scene.device.zone = "Nowhere"
    try scene.sync()
    #expect(try scene.task("Call").due == Sample.due("2026-12-10", "09:00"))
  }
}
