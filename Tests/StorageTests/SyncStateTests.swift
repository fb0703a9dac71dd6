import Domain
import Storage
import Testing

@Suite("What sync keeps")
struct SyncStateTests {
  let directory: TemporaryDirectory
  let database: PlannerDatabase
  let list = ListID("work")
  let account = Account(
    id: "home", url: "https://dav.example/", user: "alice", secret: .password("p\0 ä"), certificateFile: "/ca.pem",
    principal: "/alice/", homes: ["/alice/cal/", "https://other.example/alice/"], createdAt: Instant(seconds: 5))

  init() throws {
    directory = try TemporaryDirectory()
    database = try PlannerDatabase(in: directory.data)
    let account = account
    let collection = SyncedCollection(list: list, account: "home", href: "/alice/cal/work/")
    try database.write { (writer) throws(PlannerFailure) in
      try writer.save(account)
      try writer.save(SourceList(id: ListID("work"), account: "home", name: "Arbeit"))
      try writer.save(collection)
    }
  }

  private func resource(_ href: String, etag: String? = "\"1\"") -> SyncedResource {
    SyncedResource(
      list: list, href: href, etag: etag, uid: "uid-1", task: TaskID("uid-1"), state: .sending,
      notice: "no")
  }

  @Test func anAccountComesBackAsItWasSaved() throws {
    var changed = account
    changed.secret = .command("pass show dav")
    changed.homes = []
    let found = try database.write { (writer) throws(PlannerFailure) in
      let before = try writer.account("home")
      try writer.save(changed)
      return (before, try writer.accounts())
    }
    #expect(found.0 == account)
    #expect(found.1 == [changed])
  }

  @Test func aResourceKeepsItsTextsWhenOnlyItsStateChanges() throws {
    let text = Array("BEGIN:VCALENDAR\r\nX-A:\0\u{fffd}".utf8) + [0xff, 0xfe]
    let resource = resource("/a.ics")
    let found = try database.write { (writer) throws(PlannerFailure) in
      try writer.save(resource, baseText: text)
      var later = resource
      later.etag = nil
      later.state = .clean
      try writer.save(later)
      return (
        try writer.resource(in: list, href: "/a.ics"), try writer.baseText(in: list, href: "/a.ics"), later
      )
    }
    #expect(found.0 == found.2)
    #expect(found.1 == text)
  }

  @Test func twoResourcesMayShareAnUID() throws {
    let twins = [resource("/a.ics"), resource("/b.ics")]
    let found = try database.write { (writer) throws(PlannerFailure) in
      for twin in twins { try writer.save(twin) }
      return (try writer.resources(of: TaskID("uid-1")), try writer.resources(in: list))
    }
    #expect(found.0 == twins)
    #expect(found.1 == twins)
  }

  @Test func removingAListRemovesWhatIsKnownOfItsCollection() throws {
    let resource = resource("/a.ics")
    let found = try database.write { (writer) throws(PlannerFailure) in
      try writer.save(resource)
      try writer.remove(list)
      return (try writer.collections(of: "home"), try writer.resources(in: list))
    }
    #expect(found.0 == [])
    #expect(found.1 == [])
  }

  @Test func removingAnAccountKeepsListsAndTasks() throws {
    let resource = resource("/a.ics")
    let found = try database.write { (writer) throws(PlannerFailure) in
      try writer.save(resource)
      try writer.removeAccount("home")
      return (try writer.accounts(), try writer.resources(in: list), try writer.list(list)?.name)
    }
    #expect(found.0 == [])
    #expect(found.1 == [])
    #expect(found.2 == "Arbeit")
  }

  @Test func whatIsSentIsClearedUnlessItChangedMeanwhile() throws {
    let entry = OutboxEntry(task: TaskID("a"), list: list, kind: .save, moved: true)
    let later = OutboxEntry(task: TaskID("a"), list: list, kind: .delete)
    let found = try database.write { (writer) throws(PlannerFailure) in
      try writer.enqueue(entry)
      let sending = try writer.waiting()
      try writer.enqueue(later)
      for waiting in sending { try writer.clear(waiting) }
      let rest = try writer.waiting()
      for waiting in rest { try writer.clear(waiting) }
      return (sending, rest, try writer.waiting(TaskID("a")))
    }
    #expect(found.0.map { $0.entry } == [entry])
    #expect(found.1.map { $0.entry } == [OutboxEntry(task: TaskID("a"), list: list, kind: .delete, moved: true)])
    #expect(found.2 == nil)
  }

  @Test func theLastTextOfAForgottenResourceIsKept() throws {
    let resource = resource("/a.ics")
    let task = TaskID("uid-1")
    let found = try database.write { (writer) throws(PlannerFailure) in
      try writer.save(resource, baseText: [1, 0])
      let before = try writer.keptText(of: task)
      try writer.forget(resource)
      let after = try writer.keptText(of: task)
      try writer.save(resource, baseText: [2])
      try writer.forget(resource)
      return (before, after, try writer.keptText(of: task), try writer.resources(in: list))
    }
    #expect(found.0 == nil)
    #expect(found.1 == [1, 0])
    #expect(found.2 == [2])
    #expect(found.3 == [])
  }

  @Test func aFailureTakesBackTheSyncStateWithTheTasks() throws {
    let resource = resource("/a.ics")
    let environment = Environment.counted()
    #expect(throws: PlannerFailure.nothingToUndo) {
      try database.write { (writer) throws(PlannerFailure) in
        try Planner<PlannerDatabase>.perform(.receive(Received(gone: [TaskID("x")])), with: writer, in: environment)
        try writer.save(resource)
        throw .nothingToUndo
      }
    }
    let found = try database.read { (reader) throws(PlannerFailure) in try reader.resources(in: list) }
    #expect(found == [])
  }
}
