import CalDAV
import Domain
import HTTPClient
import Sync
import Testing

@Suite("Changes on both sides")
struct ConflictTests {
  /// A list with one reminder, synced.
  private func scene(_ backend: Backend, _ lines: String...) throws -> (Scene, TaskID) {
    let scene = try Scene(backend) { remote in
      let text = todo("a", "SUMMARY:Milk").replacing(
        "END:VTODO", with: (lines + ["END:VTODO"]).joined(separator: "\r\n"))
      try remote.put("a.ics", text)
    }
    try scene.sync()
    return (scene, try #require(try scene.device.items(in: scene.list).first).id)
  }

  @Test("Different fields changed on both sides are both kept", arguments: Backend.all)
  func mergesFields(_ backend: Backend) throws {
    let (scene, id) = try scene(backend, "DESCRIPTION:Two")
    try scene.device.edit(id) { $0.title = .set("Oat milk") }
    try scene.remote.replace("DESCRIPTION:Two", with: "DESCRIPTION:Three", saying: "UID:a")
    let report = try scene.sync()
    #expect(report.conflicts.isEmpty)
    let item = try scene.task("Oat milk")
    #expect(item.notes == "Three")
    #expect(try scene.remote.value("SUMMARY", saying: "UID:a") == "Oat milk")
    #expect(try scene.remote.value("DESCRIPTION", saying: "UID:a") == "Three")
    try scene.expectQuiet()
  }

  @Test("An edit between our reading and our writing is merged, not overwritten", arguments: Backend.all)
  func someoneIsFaster(_ backend: Backend) throws {
    let (scene, id) = try scene(backend, "DESCRIPTION:Two")
    try scene.device.edit(id) { $0.title = .set("Oat milk") }
    let remote = scene.remote
    scene.transport.arm(
      "PUT",
      .before {
        do {
          try remote.replace("DESCRIPTION:Two", with: "DESCRIPTION:Three", saying: "UID:a")
        } catch {
          Issue.record(error)
        }
      })
    let report = try scene.sync()
    #expect(report.updated == 1)
    #expect(try scene.task("Oat milk").notes == "Three")
    #expect(try scene.remote.value("DESCRIPTION", saying: "UID:a") == "Three")
    #expect(try scene.remote.value("SUMMARY", saying: "UID:a") == "Oat milk")
    try scene.expectQuiet()
  }

  @Test("The same text changed on both sides: theirs stays, ours becomes a copy beside it", arguments: Backend.all)
  func keepsCopy(_ backend: Backend) throws {
    let (scene, id) = try scene(backend)
    try scene.device.edit(id) { $0.title = .set("Oat milk") }
    try scene.remote.replace("SUMMARY:Milk", with: "SUMMARY:Soy milk", saying: "UID:a")
    let report = try scene.sync()
    #expect(report.conflicts.map(\.title) == ["Soy milk"])
    #expect(report.conflicts.map(\.copyTitle) == ["Oat milk (conflict copy)"])
    #expect(try scene.titles() == ["Soy milk", "Oat milk (conflict copy)"])
    #expect(Set(try scene.remote.resources().map { $0.text.contains("SUMMARY:Soy milk") }) == [true, false])
    #expect(try scene.remote.resources().count == 2)
    try scene.expectQuiet()
  }

  @Test("Deleted here, edited there: it comes back", arguments: Backend.all)
  func editBeatsDeletion(_ backend: Backend) throws {
    let (scene, id) = try scene(backend)
    try scene.device.perform(.delete([id]))
    try scene.remote.replace("SUMMARY:Milk", with: "SUMMARY:Soy milk", saying: "UID:a")
    try scene.sync()
    #expect(try scene.titles() == ["Soy milk"])
    #expect(try scene.remote.resources().count == 1)
    #expect(try scene.device.waiting == 0)
    try scene.expectQuiet()
  }

  @Test("Deleted here, edited there just before our deletion arrives: it comes back", arguments: Backend.all)
  func lateEditBeatsDeletion(_ backend: Backend) throws {
    let (scene, id) = try scene(backend)
    try scene.device.perform(.delete([id]))
    let remote = scene.remote
    scene.transport.arm(
      "DELETE",
      .before {
        do {
          try remote.replace("SUMMARY:Milk", with: "SUMMARY:Soy milk", saying: "UID:a")
        } catch {
          Issue.record(error)
        }
      })
    try scene.sync()
    #expect(try scene.titles() == ["Soy milk"])
    #expect(try scene.remote.resources().count == 1)
    try scene.expectQuiet()
  }

  @Test("Edited here, deleted there: it is made anew with what others had written", arguments: Backend.all)
  func editBeatsRemoteDeletion(_ backend: Backend) throws {
    let (scene, id) = try scene(backend, "X-OTHER:kept")
    try scene.device.edit(id) { $0.title = .set("Oat milk") }
    try scene.remote.delete(saying: "UID:a")
    let report = try scene.sync()
    #expect(report.created == 1 && report.gone == 0)
    #expect(try scene.titles() == ["Oat milk"])
    #expect(try scene.remote.value("X-OTHER", saying: "UID:a") == "kept")
    try scene.expectQuiet()
  }

  @Test("A move here is no edit: deleted there, it goes")
  func moveDoesNotBeatDeletion() throws {
    let (scene, id) = try scene(.memory)
    try scene.remote.put("b.ics", todo("b", "SUMMARY:Bread"))
    try scene.sync()
    try scene.device.perform(.move(id, .bottom))
    try scene.remote.delete(saying: "UID:a")
    #expect(try scene.sync().gone == 1)
    #expect(try scene.titles() == ["Bread"])
    #expect(try scene.device.waiting == 0)
  }

  @Test("Deleted there just before a mere move arrives: it goes", arguments: Backend.all)
  func lateDeletionBeatsMove(_ backend: Backend) throws {
    let (scene, id) = try scene(backend)
    try scene.remote.put("b.ics", todo("b", "SUMMARY:Bread", "X-APPLE-SORT-ORDER:900000000"))
    try scene.sync()
    try scene.device.perform(.move(id, .bottom))
    let remote = scene.remote
    scene.transport.arm(
      "PUT",
      .before {
        do {
          try remote.delete(saying: "UID:a")
        } catch {
          Issue.record(error)
        }
      })
    let report = try scene.sync()
    #expect(report.gone == 1 && report.created == 0)
    #expect(try scene.titles() == ["Bread"])
    #expect(try scene.remote.resources().count == 1)
    #expect(try scene.device.waiting == 0)
    try scene.expectQuiet()
  }

  @Test("Deleted on both sides: it is gone and nothing is said", arguments: Backend.all)
  func deletedOnBothSides(_ backend: Backend) throws {
    let (scene, id) = try scene(backend)
    try scene.device.perform(.delete([id]))
    try scene.remote.delete(saying: "UID:a")
    let report = try scene.sync()
    #expect(report.problems.isEmpty && report.deleted == 0)
    #expect(try scene.device.waiting == 0)
    try scene.expectQuiet()
  }

  @Test("Two devices with edits of their own come to the same", arguments: Backend.all)
  func devicesConverge(_ backend: Backend) throws {
    let (scene, id) = try scene(backend)
    let second = try scene.secondDevice()
    second.device.sync()
    let other = try #require(try second.device.items(in: second.list).first).id
    try scene.device.edit(id) { $0.importance = .set(.high) }
    try second.device.edit(other) { $0.tags = .set(["shop"]) }
    try scene.device.add("From one", to: scene.list)
    try second.device.add("From two", to: second.list)
    for _ in 0..<2 {
      try scene.sync()
      second.device.sync()
    }
    let left = try scene.device.items(in: scene.list).sorted { $0.title < $1.title }
    let right = try second.device.items(in: second.list).sorted { $0.title < $1.title }
    #expect(left.map(\.title) == ["From one", "From two", "Milk"])
    #expect(right.map(\.title) == left.map(\.title))
    #expect(left[2].importance == .high && left[2].tags.names == ["shop"])
    #expect(right[2].importance == .high && right[2].tags.names == ["shop"])
    try scene.expectQuiet()
  }

  @Test("A server that drops what only we know does not take it from us")
  func droppedProperties() throws {
    let server = FakeServer(rewrite: { text in
      text.split(separator: "\r\n").filter { !$0.hasPrefix("ESTIMATED-DURATION") }.joined(separator: "\r\n") + "\r\n"
    })
    let remote = try RemoteList(.memory, server)
    let device = try Device(server)
    let list = try #require(try device.engine.addAccount(Backend.memory.account()).lists.first).id
    let id = try device.add("Milk", to: list) { $0.manualDuration = 45 }
    let report = device.sync()
    #expect(report.accounts.first?.lists.first?.problems == [.notKept(title: "Milk", fields: [.manualDuration])])
    #expect(try device.task("Milk").manualDuration == 45)
    try remote.replace("SUMMARY:Milk", with: "SUMMARY:Oat milk", saying: "UID:\(id.text)")
    device.sync()
    #expect(try device.task("Oat milk").manualDuration == 45)
  }

  @Test(
    "A server that drops what stands beside a rule does not change how the task comes back",
    arguments: ["every:3,days;completion", "monthly:15;each", "every:1,months", "every:2,months;completion"])
  func droppedToken(rule: String) throws {
    let server = FakeServer(rewrite: { text in
      text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("X-") }.joined(separator: "\r\n") + "\r\n"
    })
    let remote = try RemoteList(.memory, server)
    let device = try Device(server)
    let list = try #require(try device.engine.addAccount(Backend.memory.account()).lists.first).id
    let due = Due(day: try #require(Day(iso: "2027-01-31")))
    let id = try device.add("Milk", to: list) {
      $0.due = due
      $0.recurrence = Recurrence(stored: rule)
    }
    let ours = try device.task("Milk").recurrence
    let report = device.sync()
    #expect(report.accounts.first?.lists.first?.problems == [.notKept(title: "Milk", fields: [.recurrence])])
    #expect(try device.task("Milk").recurrence == ours)
    try remote.replace("SUMMARY:Milk", with: "SUMMARY:Oat milk", saying: "UID:\(id.text)")
    device.sync()
    #expect(try device.task("Oat milk").recurrence == ours)
    try remote.replace("RRULE:", with: "RRULE:FREQ=DAILY\r\nX-OLD:", saying: "UID:\(id.text)")
    device.sync()
    #expect(try device.task("Oat milk").recurrence == Recurrence(.daily))
  }
}
