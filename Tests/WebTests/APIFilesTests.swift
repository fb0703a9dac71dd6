import Domain
import Synchronization
import Testing

@testable import Web

@Suite("Files and trash for programs")
struct APIFilesTests {
  let client = TestClient()

  init() {
    // A test runs on one thread.
    nonisolated(unsafe) let store = client.store
    let made = Mutex<[KeptBackup]>([])
    client.exchange = ExchangeController(
      read: { (upload, format, environment, language) throws(ExchangeFailure) in
        let format = format ?? ExchangeFormat.detected(in: upload.bytes, named: upload.name)
        guard let format else { throw .unknownFormat }
        let context = ExchangeContext(environment: environment, fileName: upload.name, language: language)
        return try Exchange.read(upload.bytes, as: format, context)
      },
      keep: { (_, _, _, _) throws(ExchangeFailure) in "" }, kept: { _ in nil },
      export: { (choice, environment) throws(PlannerFailure) in
        try store.read { (reader) throws(PlannerFailure) in
          let set = try ExchangeSet.gathered(choice, from: reader)
          return Exchange.write(set, as: choice.format, ExchangeContext(environment: environment))
            ?? ExchangedFile(bytes: [])
        }
      },
      backups: { made.withLock { $0 } },
      backup: { (name) throws(PlannerFailure) in
        made.withLock { all in all.contains { $0.name == name } ? Array("a backup".utf8) : nil }
      },
      makeBackup: { (environment) throws(PlannerFailure) in
        let backup = KeptBackup(name: "zeitblock-1.sqlite", bytes: 8, madeAt: environment.now)
        made.withLock { $0.append(backup) }
        return backup
      })
  }

  private func titles(_ json: JSON, _ name: String) -> [String] {
    (json[name]?.elements ?? []).compactMap { ($0["task"] ?? $0)["title"]?.text ?? $0.text }
  }

  @Test("a file is looked at first, then its tasks are added as one step that can be undone, and known ones left alone")
  func importing() throws {
    let file = "(A) Call Ada due:2026-12-24 +House\nBuy milk\n"
    let dry = try client.call(.post, "/import?format=todotxt&dryRun=true", file)
    #expect(dry.status == 200 && titles(dry.json, "added") == ["Call Ada", "Buy milk"])
    #expect(dry.json["number"] == nil)
    #expect(try client.titles().isEmpty)
    let done = try client.call(.post, "/import?format=todotxt&projects=lists", file)
    #expect(done.json["newLists"] == .array([.string("House")]) && done.json["number"]?.integer == 1)
    #expect(try client.titles() == ["Call Ada", "Buy milk"])
    let again = try client.call(.post, "/import?format=todotxt&projects=lists", file)
    #expect(titles(again.json, "known") == ["Call Ada", "Buy milk"] && again.json["number"] == .null)
    #expect(try client.call(.post, "/undo").status == 200)
    #expect(try client.titles().isEmpty)
  }

  @Test("a file that cannot be read is refused whole, in words and with a name for machines")
  func unreadable() throws {
    let answer = try client.call(.post, "/import?format=json", "{\"format\":\"zeitblock\",\"version\":99}")
    #expect(answer.status == 422 && answer.json["errors"]?.elements?.count == 1)
    #expect(try client.call(.post, "/import", "?").json.faults == [" unknownFormat"])
    #expect(try client.call(.post, "/import?format=todotxt", " \n").json.faults == [" empty"])
    #expect(
      try client.call(.post, "/import?format=doc&projects=1&dryRun=yes&x=1", "a").json.faults == [
        "x unknown", "format choice", "projects choice", "dryRun choice",
      ])
    #expect(try client.call(.post, "/import?list=none", "a").status == 404)
    #expect(try client.titles().isEmpty)
  }

  @Test("tasks are taken along as a file, or what the file has no place for is told")
  func exporting() throws {
    var draft = TaskDraft(title: "Milk")
    draft.notes = "two"
    try client.perform(.add(draft))
    let file = try client.call(.get, "/export?format=todotxt").response
    #expect(file.status == 200 && file.header("Content-Type") == "text/plain; charset=utf-8")
    #expect(String(decoding: file.body, as: UTF8.self).contains("Milk"))
    let report = try client.call(.get, "/export?format=todotxt&report=true").json
    #expect(report["notKept"]?.elements?.first?["field"]?.text == "notes")
    #expect(try client.call(.get, "/export").json["format"]?.text == "zeitblock")
    #expect(
      try client.call(.get, "/export?format=doc&completed=1").json.faults == ["format choice", "completed choice"])
    #expect(try client.call(.get, "/export?list=none").status == 404)
  }

  @Test("what is exported comes back the same into an empty store")
  func roundTrip() throws {
    try client.add("One", "Two")
    let file = try client.call(.get, "/export").response.body
    let other = APIFilesTests().client
    #expect(try other.call(.post, "/import", String(decoding: file, as: UTF8.self)).status == 200)
    #expect(try other.open().map { $0.id } == client.open().map { $0.id })
  }

  @Test("backups are made, listed and fetched")
  func backups() throws {
    #expect(try client.call(.get, "/backups").json["backups"] == .array([]))
    let made = try client.call(.post, "/backups")
    #expect(made.status == 201 && made.response.header("Location") == "/api/v1/backups/zeitblock-1.sqlite")
    #expect(try client.call(.get, "/backups").json["backups"] == .array([made.json]))
    let file = try client.call(.get, "/backups/zeitblock-1.sqlite").response
    #expect(file.header("Content-Type") == "application/vnd.sqlite3" && file.body == Array("a backup".utf8))
    #expect(try client.call(.get, "/backups/other").status == 404)
    client.exchange = nil
    #expect(try client.call(.post, "/backups").status == 404)
  }

  @Test("deleted tasks are listed in parts, brought back, and deleted for good")
  func trash() throws {
    try client.add("One", "Two", "Three")
    for id in ["task-1", "task-2", "task-3"] { try client.perform(.delete([TaskID(id)])) }
    let first = try client.call(.get, "/trash?limit=2").json
    #expect(first["count"]?.integer == 3 && titles(first, "tasks").count == 2)
    #expect(first["next"]?.text == "/api/v1/trash?offset=2&limit=2")
    #expect(titles(try client.call(.get, "/trash?offset=2&limit=2").json, "tasks").count == 1)
    #expect(try client.call(.get, "/trash/task-1").json["cause"]?.text == "here")
    #expect(try client.call(.post, "/trash/task-1/restore").status == 200)
    #expect(try client.titles() == ["One"])
    #expect(try client.call(.get, "/trash/task-1").status == 404)
    #expect(try client.call(.post, "/trash/none/restore").status == 404)
    #expect(try client.call(.delete, "/trash/task-2").status == 200)
    #expect(try client.call(.delete, "/trash/task-2").status == 404)
    #expect(try client.call(.delete, "/trash").json["count"]?.integer == 1)
    #expect(try client.call(.get, "/trash").json["count"]?.integer == 0)
    #expect(try client.call(.get, "/trash?limit=0").json.faults == ["limit range"])
  }

  @Test("the whole history is told in parts, newest first, also what was undone")
  func history() throws {
    try client.add("One", "Two", "Three")
    try client.perform(.undo(expected: nil))
    let first = try client.call(.get, "/history?limit=2").json
    #expect(titles(first, "steps") == ["Three", "Two"])
    #expect((first["steps"]?.elements ?? []).map { $0["isUndone"] } == [.bool(true), .bool(false)])
    #expect(first["redoable"]?["title"]?.text == "Three" && first["next"]?.text == "/api/v1/history?before=2&limit=2")
    let rest = try client.call(.get, "/history?before=2&limit=2").json
    #expect(titles(rest, "steps") == ["One"] && rest["next"] == .null)
    #expect(try client.call(.get, "/history?before=0").json.faults == ["before range"])
  }
}
