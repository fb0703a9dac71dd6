import CalDAV
import Domain
import HTTPClient
import Sync
import Testing

/// What becomes of our fields when another program writes our reminder in its own way.
@Suite("Rewrites by other programs")
struct ForeignRewrites {
  /// A task with all our fields, synced, and its text on the server.
  private func scene() throws -> (scene: Scene, id: TaskID) {
    let scene = try Scene(.memory)
    let id = try scene.device.add("Milk", to: scene.list) { draft in
      draft.notes = "Two litres"
      draft.tags = ["home", "shop"]
      draft.importance = .high
      draft.urgency = .urgent
      draft.grade = .a
      draft.subPriority = 1
      draft.manualDuration = 90
    }
    try scene.device.add("Bread", to: scene.list)
    try scene.device.perform(.move(id, .bottom))
    try scene.sync()
    return (scene, id)
  }

  /// Writes the lines of the VTODO anew, as another program does.
  private func rewrite(_ scene: Scene, _ change: ([String]) -> [String]) throws {
    let resource = try scene.remote.resource(saying: "SUMMARY:Milk")
    let lines = resource.text.split(whereSeparator: \.isNewline).map { String($0) }
    let text = change(lines).joined(separator: "\r\n") + "\r\n"
    let outcome = try scene.remote.client.update(
      text, at: resource.href, ifMatch: #require(resource.etag), in: scene.remote.url)
    #expect(outcome == .done)
  }

  /// Lines without those of some properties, and with others before the end.
  private func without(_ names: [String], adding more: [String] = []) -> ([String]) -> [String] {
    { lines in
      let kept = lines.filter { line in !names.contains { line.hasPrefix("\($0):") || line.hasPrefix("\($0);") } }
      return kept.flatMap { $0 == "END:VTODO" ? more + [$0] : [$0] }
    }
  }

  private func item(_ scene: Scene, _ id: TaskID) throws -> PlanItem {
    try #require(try scene.device.items(in: scene.list).first { $0.id == id })
  }

  @Test("Apple: another level and place are taken, grade, estimate and tags stay")
  func apple() throws {
    let (scene, id) = try scene()
    try rewrite(
      scene,
      without(
        ["PRIORITY", "X-APPLE-SORT-ORDER", "PRODID"],
        adding: [
          "PRIORITY:9", "X-APPLE-SORT-ORDER:1", "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Reminder",
          "TRIGGER;VALUE=DATE-TIME:19760401T005545Z", "END:VALARM",
        ]))
    try scene.sync()
    let item = try item(scene, id)
    #expect(item.importance == .low && item.grade == .a && item.subPriority == 1)
    #expect(item.manualDuration == 90 && item.tags.names.sorted() == ["home", "shop"])
    #expect(try scene.titles() == ["Milk", "Bread"])
    try scene.device.edit(id) { $0.title = .set("Milk!") }
    try scene.sync()
    #expect(try scene.remote.resource(saying: "Milk!").text.contains("TRIGGER;VALUE=DATE-TIME:19760401T005545Z"))
    try scene.expectQuiet()
  }

  @Test("Nextcloud: UTC times, a removed level and tags on single lines are taken, our own words stay")
  func nextcloud() throws {
    let (scene, id) = try scene()
    try rewrite(
      scene,
      without(
        ["PRIORITY", "CATEGORIES", "PERCENT-COMPLETE", "STATUS"],
        adding: [
          "DUE:20301201T080000Z", "CATEGORIES:home", "CATEGORIES:Büro", "PERCENT-COMPLETE:40", "STATUS:IN-PROCESS",
          "X-OC-HIDESUBTASKS:1",
        ]))
    try scene.sync()
    let item = try item(scene, id)
    #expect(item.due == (try Sample.due("2030-12-01", "09:00")) && item.importance == .low && !item.isCompleted)
    #expect(item.tags.names.sorted() == ["Büro", "home"])
    #expect(item.grade == .a && item.manualDuration == 90 && item.urgency == .urgent)
    try scene.device.edit(id) { $0.notes = .set("Three litres") }
    try scene.sync()
    let text = try scene.remote.resource(saying: "Milk").text
    for line in ["DUE:20301201T080000Z", "PERCENT-COMPLETE:40", "STATUS:IN-PROCESS", "X-OC-HIDESUBTASKS:1"] {
      #expect(text.contains(line))
    }
    try scene.expectQuiet()
  }

  @Test("Tasks.org: a level of its bucket and a place below zero are taken, its reopening is understood")
  func tasksOrg() throws {
    let (scene, id) = try scene()
    try rewrite(
      scene,
      without(
        ["DTSTAMP", "PRIORITY", "X-APPLE-SORT-ORDER", "STATUS"],
        adding: [
          "PRIORITY:5", "X-APPLE-SORT-ORDER:-27", "STATUS:COMPLETED", "COMPLETED:20261121T090000Z",
          "PERCENT-COMPLETE:100",
        ]))
    try scene.sync()
    #expect(try item(scene, id).isCompleted)
    #expect(try item(scene, id).importance == .medium && item(scene, id).grade == .a)
    try rewrite(scene, without(["STATUS", "COMPLETED", "PERCENT-COMPLETE"]))
    try scene.sync()
    #expect(try !item(scene, id).isCompleted)
    #expect(try item(scene, id).manualDuration == 90)
    #expect(try scene.titles().first == "Milk")
    try scene.expectQuiet()
  }

  @Test("Thunderbird: zoned times and its alarm marks are taken and stay through an edit of ours")
  func thunderbird() throws {
    let (scene, id) = try scene()
    let added = [
      "DTSTART;TZID=Europe/Berlin:20301201T080000", "DUE;TZID=Europe/Berlin:20301201T093000",
      "X-MOZ-LASTACK:20261121T090000Z", "X-MOZ-GENERATION:3", "BEGIN:VALARM", "ACTION:DISPLAY",
      "TRIGGER;VALUE=DURATION:-PT15M", "DESCRIPTION:Mozilla Alarm", "END:VALARM",
    ]
    try rewrite(scene, without([], adding: added))
    try scene.sync()
    #expect(try item(scene, id).due == Sample.due("2030-12-01", "09:30"))
    try scene.device.perform(.complete([id]))
    try scene.sync()
    let text = try scene.remote.resource(saying: "SUMMARY:Milk").text
    for line in added { #expect(text.contains(line), "\(line)") }
    #expect(try item(scene, id).grade == .a)
    try scene.expectQuiet()
  }

  @Test("Errands: empty relations and tags mean none, and no word of ours is written into the text it left")
  func pendingChanges() throws {
    let (scene, id) = try scene()
    let kept = [
      "BEGIN:", "END:", "VERSION", "UID", "SUMMARY", "DESCRIPTION", "DTSTAMP", "CREATED", "LAST-MODIFIED", "PRIORITY",
    ]
    try rewrite(scene) { lines in
      lines.filter { line in kept.contains { line.hasPrefix($0) } }.flatMap { line in
        line == "END:VTODO"
          ? ["RELATED-TO:", "CATEGORIES:", "PERCENT-COMPLETE:0", "STATUS:NEEDS-ACTION", line] : [line]
      }
    }
    try scene.sync()
    let item = try item(scene, id)
    #expect(item.title == "Milk" && item.notes == "Two litres" && item.parent == nil && item.tags.isEmpty)
    #expect(item.importance == .high && !item.isCompleted)
    try scene.expectQuiet()
  }

  @Test("A reminder of ours that came back in other words is not written again")
  func otherWords() throws {
    let (scene, _) = try scene()
    try rewrite(scene) { lines in
      lines.map { $0 == "ESTIMATED-DURATION:PT90M" ? "ESTIMATED-DURATION:PT1H30M" : $0 }.map { line in
        line.hasPrefix("SUMMARY:") ? "SUMMARY;LANGUAGE=en:" + line.dropFirst(8) : line
      }
    }
    try scene.sync()
    try scene.expectQuiet()
  }
}
