import Domain
import Testing

@testable import Web

extension TestClient {
  /// A request of a program.
  func call(
    _ method: Request.Method, _ path: String, _ body: String = "", ifMatch: String? = nil, key: String? = nil,
    isByToken: Bool = false
  ) throws -> (status: Int, json: JSON, response: Response) {
    let parts = path.split(separator: "?", maxSplits: 1).map { String($0) }
    let query = parts.dropFirst().joined().split(separator: "&").map { pair in
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
      return Fields.Pair(sides[0], sides[1])
    }
    var request = Request(
      method: method, path: "/api/v1" + (parts.first ?? ""), query: Fields(query), acceptLanguage: acceptLanguage)
    request.body = Array(body.utf8)
    request.ifMatch = ifMatch
    request.idempotencyKey = key
    request.isByToken = isByToken
    let app = WebApp(store: store, assets: "", version: "1", exchange: exchange)
    let response = app.respond(to: request, environment: environment)
    // A program without files has no backups either; the one that is described has both.
    let isLacking = exchange == nil && response.status == 404
    #expect(
      isLacking || APIDescription.has(response.status, method, parts.first ?? ""),
      "\(method) \(path) answers \(response.status)")
    // A file is no JSON, but its own.
    let isJSON = response.header("Content-Type")?.contains("json") == true
    return (response.status, isJSON ? try JSON(parsing: response.body) : .null, response)
  }
}

extension JSON {
  var faults: [String] {
    (self["errors"]?.elements ?? []).map { "\($0["field"]?.text ?? "") \($0["rule"]?.text ?? "")" }
  }

  fileprivate var titles: [String] { (self["tasks"]?.elements ?? []).compactMap { $0["title"]?.text } }
}

@Suite("The interface for programs")
struct APITests {
  let client = TestClient()

  @Test("sent again after it was deleted it is added again, once, and what was deleted stays in the trash")
  func addingAgain() throws {
    let first = try #require(try client.call(.post, "/tasks", #"{"title":"Milk"}"#, key: "k-1").json["id"]?.text)
    _ = try client.call(.patch, "/tasks/\(first)", #"{"notes":"2 l"}"#)
    _ = try client.call(.delete, "/tasks/\(first)")
    let second = try client.call(.post, "/tasks", #"{"title":"Milk"}"#, key: "k-1")
    let third = try client.call(.post, "/tasks", #"{"title":"Milk"}"#, key: "k-1")
    #expect(second.status == 201 && third.status == 200 && second.json["id"] == third.json["id"])
    #expect(try client.titles() == ["Milk"])
    let trashed = try client.store.read { (reader) throws(PlannerFailure) in try reader.trashed(TaskID(first)) }
    #expect(trashed?.item.notes == "2 l")
  }

  @Test("a task is added with all its fields, read and found again")
  func adding() throws {
    let body = """
      {"title": " Buy  milk ", "notes": "two", "importance": "high", "urgent": true, "grade": "A", "subPriority": 2,
       "type": "learning", "tags": ["Home"], "dueOn": "2026-12-24", "dueTime": "15:00", "notBefore": "2026-12-01",
       "manualDuration": 30, "recurrence": "RRULE:FREQ=WEEKLY;BYDAY=TH", "delegatedTo": "Ada", "sourceURL": "https://a.example"}
      """
    let made = try client.call(.post, "/tasks", body)
    #expect(made.status == 201 && made.response.header("Location") == "/api/v1/tasks/task-1")
    let item = try client.item("task-1")
    #expect(item.title == "Buy milk" && item.importance == .high && item.urgency == .urgent && item.grade == .a)
    #expect(item.subPriority == 2 && item.type == .learning && item.tags.names == ["Home"] && item.manualDuration == 30)
    #expect(item.due == Due(day: Day(number: 20_811), time: WallTime(iso: "15:00")) && item.recurrence != nil)
    let read = try client.call(.get, "/tasks/task-1")
    #expect(read.status == 200 && read.json == made.json && read.json["position"] == .int(1))
    #expect(read.json["rule"]?.text == "FREQ=WEEKLY;BYDAY=TH" && read.json["listName"]?.text == "Zeitblock")
    #expect(read.json["completions"] == .array([]) && read.response.header("ETag") == made.response.header("ETag"))
    #expect(try client.call(.get, "/tasks?q=mil").json.titles == ["Buy milk"])
  }

  @Test("everything that is wrong is told at once, in the language asked for, and nothing is stored")
  func faults() throws {
    let body =
      #"{"title": "", "manualDuration": 9999, "dueOn": "2020-01-01", "urgent": "yes", "titel": 1, "dueTime": 5}"#
    client.acceptLanguage = "de"
    let answer = try client.call(.post, "/tasks", body)
    #expect(answer.status == 422 && answer.response.header("Content-Type") == "application/problem+json")
    #expect(
      Set(answer.json.faults) == [
        "urgent type", "titel unknown", "dueTime type", "title titleEmpty", "manualDuration durationOutOfRange",
        "dueOn dueInThePast",
      ])
    #expect(answer.json["type"]?.text == "urn:zeitblock:problem:invalid")
    #expect(answer.json["detail"]?.text?.contains("Der Titel fehlt.") == true)
    #expect(try client.titles().isEmpty && client.call(.get, "/history").json["undoable"] == .null)
    try client.add("Milk")
    let id = try #require(try client.open().first?.id.text)
    #expect(try client.call(.patch, "/tasks/" + id, #"{"title": "Oat milk", "x": 1}"#).json.faults == ["x unknown"])
    #expect(try client.titles() == ["Milk"])
  }

  @Test("a body that is no JSON object is refused", arguments: [("{", 400), ("[]", 422), ("1", 422), ("", 422)])
  func bodies(body: String, status: Int) throws {
    #expect(try client.call(.post, "/tasks", body).status == status)
    #expect(try client.titles().isEmpty)
  }

  @Test("sent twice with one key a task is added once, even when it was changed in between")
  func idempotency() throws {
    let first = try client.call(.post, "/tasks", #"{"title": "Milk"}"#, key: "k-1")
    let second = try client.call(.post, "/tasks", #"{"title": "Milk"}"#, key: "k-1")
    #expect(first.status == 201 && second.status == 200 && second.json == first.json)
    #expect(try client.call(.post, "/tasks", #"{"title": "Bread"}"#, key: "k-1").status == 422)
    #expect(try client.call(.post, "/tasks", #"{"title": "Bread"}"#, key: "k 1").status == 400)
    #expect(try client.titles() == ["Milk"])
  }

  @Test("only what is named changes, null clears, and a time stays with another day")
  func editing() throws {
    _ = try client.call(.post, "/tasks", #"{"title": "Milk", "notes": "n", "dueOn": "2026-12-24", "dueTime": "15:00"}"#)
    #expect(try client.call(.patch, "/tasks/task-1", #"{"dueOn": "2026-12-25"}"#).json["dueTime"]?.text == "15:00")
    #expect(try client.call(.patch, "/tasks/task-1", #"{"notes": null}"#).json["notes"] == .null)
    let cleared = try client.call(.patch, "/tasks/task-1", #"{"dueOn": null}"#).json
    #expect(cleared["dueOn"] == .null && cleared["dueTime"] == .null && cleared["title"]?.text == "Milk")
    #expect(
      try client.call(.patch, "/tasks/task-1", #"{"dueTime": "09:00"}"#).json.faults == ["dueTime dueTimeWithoutDay"])
    #expect(try client.call(.patch, "/tasks/task-1", #"{"title": null}"#).json.faults == ["title type"])
  }

  @Test("what was changed since it was read is not changed or deleted")
  func preconditions() throws {
    try client.add("Milk", "Bread")
    let mark = try #require(try client.call(.get, "/tasks/task-1").response.header("ETag"))
    try client.perform(.move(TaskID("task-1"), .bottom))
    #expect(try client.call(.patch, "/tasks/task-1", #"{"notes": "a"}"#, ifMatch: mark).status == 200)
    #expect(try client.call(.patch, "/tasks/task-1", #"{"notes": "b"}"#, ifMatch: mark).status == 412)
    #expect(try client.call(.delete, "/tasks/task-1", ifMatch: "\"0\", " + mark).status == 412)
    #expect(try client.call(.post, "/tasks/task-1/complete", ifMatch: "x").status == 412)
    #expect(try client.item("task-1").notes == "a")
    #expect(try client.call(.delete, "/tasks/task-1", ifMatch: "*").status == 200)
    #expect(try client.titles() == ["Bread"])
  }

  @Test("completing, reopening, skipping, moving, undoing and redoing are told as on the command line")
  func actions() throws {
    try client.add("A", "B", "C")
    #expect(try client.call(.post, "/tasks/task-1/complete").json["event"]?.text == "completed")
    #expect(try client.call(.post, "/tasks/task-1/reopen").json["event"]?.text == "reopened")
    #expect(try client.call(.post, "/tasks/task-3/move", #"{"to": "top"}"#).json["position"] == .int(1))
    #expect(try client.call(.post, "/tasks/task-3/move", #"{"after": "task-1"}"#).json["position"] == .int(2))
    #expect(try client.call(.post, "/tasks/task-3/move", #"{"to": "top", "position": 1}"#).status == 422)
    #expect(try client.call(.post, "/tasks/task-3/move", "{}").status == 422)
    #expect(try client.call(.post, "/tasks/task-1/skip").json.faults == ["recurrence recurrenceMissing"])
    #expect(try client.titles() == ["A", "C", "B"])
    let number = try #require(try client.call(.get, "/history").json["undoable"]?["number"]?.integer)
    #expect(try client.call(.post, "/undo", #"{"expected": \#(number - 1)}"#).status == 409)
    #expect(try client.call(.post, "/undo", #"{"expected": \#(number)}"#).json["event"]?.text == "undone")
    #expect(try client.titles() == ["C", "A", "B"])
    #expect(try client.call(.post, "/redo").status == 200 && client.call(.post, "/redo").status == 409)
  }

  @Test("several tasks are changed alike or not at all, as one step")
  func bulk() throws {
    try client.add("A", "B", "C")
    let all = #""tasks": ["task-1", "task-2"]"#
    #expect(try client.call(.post, "/bulk", #"{"action": "tag", "tags": ["x"], \#(all)}"#).json["count"] == .int(2))
    #expect(try client.item("task-2").tags.names == ["x"] && client.item("task-3").tags.isEmpty)
    #expect(try client.call(.post, "/bulk", #"{"action": "duration", "manualDuration": 0, \#(all)}"#).status == 422)
    #expect(try client.call(.post, "/bulk", #"{"action": "delete", "tasks": ["task-1", "none"]}"#).status == 404)
    #expect(
      try client.call(.post, "/bulk", #"{"action": "importance", \#(all)}"#).json.faults == ["importance required"])
    #expect(try client.call(.post, "/bulk", #"{"action": "fly", "tasks": []}"#).status == 422)
    #expect(try client.call(.post, "/bulk", #"{"action": "move", "to": "bottom", \#(all)}"#).status == 200)
    #expect(try client.titles() == ["C", "A", "B"])
    #expect(try client.call(.post, "/bulk", #"{"action": "complete", \#(all)}"#).status == 200)
    #expect(try client.titles() == ["C"])
    #expect(try client.call(.post, "/undo").status == 200 && client.titles() == ["C", "A", "B"])
  }

  @Test("a list is filtered, ordered and given in parts")
  func listing() throws {
    for number in 1...5 {
      let importance = number % 2 == 0 ? "high" : "low"
      _ = try client.call(
        .post, "/tasks", #"{"title": "T\#(number)", "importance": "\#(importance)", "tags": ["t\#(number)"]}"#)
    }
    let part = try client.call(.get, "/tasks?offset=1&limit=2")
    #expect(part.json.titles == ["T2", "T3"] && part.json["count"] == .int(5))
    #expect(part.json["next"]?.text == "/api/v1/tasks?offset=3&limit=2")
    #expect(part.json["tasks"]?.elements?.first?["position"] == .int(2))
    #expect(try client.call(.get, "/tasks?importance=high").json.titles == ["T2", "T4"])
    #expect(try client.call(.get, "/tasks?sort=created&order=reverse&tag=t3").json.titles == ["T3"])
    #expect(try client.call(.get, "/tasks?completed=yes").json.titles.isEmpty)
    for query in [
      "limit=0", "limit=1001", "offset=-1", "limit=1.0", "sort=none", "wrong=1", "tag=", "q=", "q=a&sort=due",
    ] {
      #expect(try client.call(.get, "/tasks?" + query).status == 422, "\(query)")
    }
    #expect(try client.call(.get, "/tags").json["tags"]?.elements?.count == 5)
  }

  @Test("a line is understood and added as everywhere")
  func capture() throws {
    let parsed = try client.call(.post, "/parse", #"{"text": "Milk tomorrow 15:00 #home", "language": "en"}"#)
    #expect(parsed.json["title"]?.text == "Milk" && parsed.json["chips"]?.elements?.count == 2)
    #expect(try client.titles().isEmpty)
    let added = try client.call(
      .post, "/quick-add", #"{"text": "Milk tomorrow 15:00 #home", "language": "en"}"#, key: "q")
    #expect(added.status == 201 && added.json["id"]?.text == "q" && added.json["dueOn"]?.text == "2026-11-22")
    #expect(try client.call(.post, "/quick-add", ##"{"text": "#home"}"##).json.faults == ["title titleEmpty"])
    #expect(try client.call(.post, "/parse", "{}").json.faults == ["text required"])
  }

  @Test(
    "a token chooses no place where titles and files go",
    arguments: [
      #"{"titlesModelURL": "http://evil.example"}"#, #"{"theme": "dark", "titlesPages": "on"}"#,
    ])
  func protectedSettings(_ body: String) throws {
    let refused = try client.call(.patch, "/settings", body, isByToken: true)
    #expect(refused.status == 403 && refused.json["type"]?.text == "urn:zeitblock:problem:needsSession")
    #expect(try client.call(.get, "/settings").json["theme"]?.text == "auto")
    #expect(try client.call(.patch, "/settings", body).status == 200)
  }

  @Test("lists are chosen, settings changed all or none, samples loaded and removed")
  func rest() throws {
    #expect(try client.call(.get, "/lists").json["lists"]?.elements?.first?["id"]?.text == "local")
    #expect(try client.call(.patch, "/lists/none", #"{"isUsed": true}"#).status == 404)
    #expect(try client.call(.patch, "/lists/local", #"{"isUsed": false}"#).json.faults == ["list listNeeded"])
    try client.perform(.receive(Received(lists: [SourceList(id: ListID("c"), name: "Work", contents: .events)])))
    let set = try client.call(.patch, "/lists/c", #"{"blocks": "all"}"#).json
    #expect(set["event"]?.text == "calendarBlockingSet" && set["blocks"]?.text == "all")
    let lists = try client.call(.get, "/lists").json["lists"]?.elements ?? []
    #expect(lists.map { $0["blocks"] } == [.string("all"), .null])
    #expect(try client.call(.patch, "/lists/c", #"{"blocks": "some"}"#).json.faults == ["blocks choice"])
    #expect(try client.call(.patch, "/lists/c", #"{"blocks": "all", "isUsed": true}"#).json.faults == [" choice"])
    #expect(try client.call(.patch, "/lists/c", "{}").json.faults == [" choice"])
    #expect(try client.call(.patch, "/lists/local", #"{"blocks": "all"}"#).json.faults == ["list calendarUnknown"])
    #expect(try client.call(.patch, "/settings", #"{"theme": "dark", "language": "fr"}"#).status == 422)
    #expect(try client.call(.get, "/settings").json["theme"]?.text == "auto")
    #expect(try client.call(.patch, "/settings", #"{"theme": "dark"}"#).json["theme"]?.text == "dark")
    let unknown = try client.call(.patch, "/settings", #"{"zone": "Europe/Nowhere", "theme": "light"}"#)
    #expect(unknown.status == 422 && unknown.json.faults == ["zone zoneUnknown"])
    #expect(try client.call(.get, "/settings").json["theme"]?.text == "dark")
    #expect(try client.call(.post, "/samples", #"{"language": "de"}"#).json["event"]?.text == "samplesLoaded")
    #expect(try !client.titles().isEmpty)
    #expect(try client.call(.delete, "/samples").json["event"]?.text == "samplesRemoved" && client.titles().isEmpty)
  }

  @Test("time is set aside, moved, shown with its day and given free")
  func blocks() throws {
    let known = [nil, "Europe/Berlin"]
    client.zones = Domain.Environment.Zones(
      instant: { wall, zone in known.contains(zone) ? wall.utc : nil },
      wall: { instant, zone in known.contains(zone) ? WallClock(utc: instant) : nil })
    try client.add("Milk")
    let body = #"{"task": "task-1", "start": "2026-11-22T09:00:00Z", "minutes": 30, "zone": "Europe/Berlin"}"#
    let made = try client.call(.post, "/blocks", body)
    #expect(made.status == 201)
    let id = try #require(made.json["id"]?.text)
    #expect(try client.call(.get, "/blocks/" + id).json["end"]?.text == "2026-11-22T09:30:00Z")
    let moved = try client.call(.patch, "/blocks/" + id, #"{"start": "2026-11-22T10:00:00Z"}"#)
    #expect(moved.json["end"]?.text == "2026-11-22T10:30:00Z")
    let unknown = try client.call(.post, "/blocks", body.replacing("Berlin", with: "Nowhere"))
    #expect(unknown.status == 422 && unknown.json.faults == ["zone zoneUnknown"])
    #expect(unknown.response.text.contains("Europe/Nowhere"))
    #expect(
      try client.call(.patch, "/blocks/" + id, #"{"zone": "Europe/Nowhere"}"#).json.faults == ["zone zoneUnknown"])
    #expect(try client.call(.get, "/days/2026-11-22").json["blocks"]?.elements?.count == 1)
    #expect(try client.call(.get, "/days/2026-11-23").json["blocks"]?.elements?.count == 0)
    #expect(try client.call(.get, "/days/2026-02-30").status == 404)
    #expect(try client.call(.get, "/blocks?from=2026-11-22&until=2026-11-22").json["blocks"]?.elements?.count == 1)
    #expect(try client.call(.get, "/blocks?from=2026-11-22&until=2036-11-22").status == 422)
    #expect(try client.call(.post, "/blocks", "{}").json.faults == ["start required", "zone required"])
    #expect(try client.call(.delete, "/blocks/" + id).status == 200)
    #expect(try client.call(.get, "/blocks/" + id).status == 404)
  }

  @Test("a plan is made without keeping it, and accepted as one step")
  func plan() throws {
    _ = try client.call(.patch, "/settings", #"{"workingHours": "1=09:00-10:00"}"#)
    try client.add("Milk")
    try client.add("Bread")
    let proposal = try client.call(.post, "/plan", #"{"first": "2026-11-23", "days": 2}"#).json
    let placements = try #require(proposal["placements"]?.elements)
    #expect(placements.map { $0["title"]?.text } == ["Milk", "Bread"])
    #expect(placements[0]["reasons"]?.elements?[0]["text"]?.text == "position 1 in the backlog")
    #expect(placements[0]["score"]?["total"] == .int(5))
    #expect(try client.call(.get, "/days/2026-11-23").json["blocks"]?.elements?.isEmpty == true)
    let body = JSON.object([.init("placements", .array(placements))]).printed
    let accepted = try client.call(.post, "/plan/accept", body)
    #expect(accepted.json["event"]?.text == "planned" && accepted.json["count"] == .int(2))
    let week = try client.call(.get, "/weeks/2026-11-29").json
    #expect(week["days"]?.elements?.count == 7 && week["capacity"]?["planned"] == .int(30))
    #expect(week["days"]?.elements?[0]["blocks"]?.elements?[0]["standing"]?.text == "planned")
    let gaps = try client.call(.get, "/gaps?minutes=30&limit=2&from=2026-11-23T00:00:00Z").json["gaps"]?.elements
    #expect(gaps?.map { $0["minutes"] } == [.int(30), .int(60)])
    #expect(
      try client.call(.post, "/plan/accept", body).json.faults == [
        "placements/1 notPlannable", "placements/2 notPlannable",
      ])
    #expect(try client.call(.post, "/undo").status == 200)
    #expect(try client.call(.get, "/blocks").json["blocks"]?.elements?.isEmpty == true)
    #expect(try client.call(.post, "/plan", #"{"days": 15}"#).json.faults == ["days range"])
    #expect(
      try client.call(.post, "/plan/accept", #"{"placements": [{"task": "x"}]}"#).json.faults == ["placements type"])
    #expect(try client.call(.get, "/gaps?minutes=0").status == 422)
    #expect(try client.call(.get, "/weeks/x").status == 404)
  }

  @Test("a wrong method is answered with the right ones, an unknown address with 404")
  func methods() throws {
    for resource in APIResource.kinds {
      let path = String(resource.url.dropFirst(APIResource.base.count))
      let answer = try client.call(.other, path)
      #expect(answer.status == 405)
      let names = resource.methods.map(\.name) + (resource.methods.contains(.get) ? ["HEAD"] : [])
      #expect(answer.response.header("Allow") == names.joined(separator: ", "))
      #expect(APIResource(path: resource.url) == resource)
    }
    for path in ["", "/none", "/tasks/a/b", "/tasks/a/complete/b", "/days/today"] {
      #expect(try client.call(.get, path).status == 404, "\(path)")
    }
    #expect(try client.call(.get, "/tasks/none").status == 404)
  }

  @Test("an identifier of another program has an address, too")
  func oddIdentifiers() {
    for id in ["a/b", "~", "ä ö", "%2F", "new", ".."] {
      let resource = APIResource.task(TaskID(id))
      #expect(APIResource(path: resource.url) == resource)
    }
    #expect(APIResource(path: "/api/v1/tasks/x@example.org") == .task(TaskID("x@example.org")))
  }
}
