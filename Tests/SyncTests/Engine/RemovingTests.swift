import CalDAV
import Domain
import Sync
import Testing

@Suite("Removing one account of two")
struct RemovingTests {
  private let old = FakeServer(calendars: ["old"])
  private let new = FakeServer(calendars: ["new"])
  private let device: Device
  private let task: TaskID
  private let (q, p): (ListID, ListID)
  private let oldAccount = "alice@127.0.0.1:1"
  private let newAccount = "alice@127.0.0.1:2"

  /// A task that waits to go from one server's list to another's.
  init() throws {
    var calendar = try #require(old.calendar("old"))
    calendar.resources["a.ics"] = .init(etag: "\"1\"", text: todo("a", "SUMMARY:Milk", "X-OTHER:kept"))
    calendar.change = 1
    old.set("old", calendar)
    device = try Device(Routing(["127.0.0.1:1": old, "127.0.0.1:2": new]))
    for port in 1...2 {
      _ = try device.engine.addAccount(
        NewAccount(address: "http://127.0.0.1:\(port)", user: "alice", password: "secret"))
    }
    device.sync()
    let lists = try device.lists()
    q = try #require(lists.first { $0.name == "old" }).id
    p = try #require(lists.first { $0.name == "new" }).id
    task = try device.task("Milk").id
    let target = p
    try device.edit(task) { $0.list = .set(target) }
  }

  @Test("Where a task goes before it was moved, its reminder in the old list is shown again")
  func showsAgain() throws {
    try device.engine.removeAccount(newAccount, keepingTasks: false)
    #expect(try device.items().isEmpty)
    #expect(try device.waiting == 0)
    device.sync()
    #expect(try device.titles(in: q) == ["Milk"])
    #expect(old.calendar("old")?.resources.count == 1)
  }

  @Test("Where a task stays here, it still leaves its old list on the server")
  func leaves() throws {
    try device.engine.removeAccount(newAccount, keepingTasks: true)
    #expect(try device.waiting == 1)
    device.sync()
    #expect(try device.titles() == ["Milk"])
    #expect(try device.task("Milk").list == p)
    #expect(old.calendar("old")?.resources.isEmpty == true)
    #expect(try device.waiting == 0)
  }

  @Test("A task whose old account goes still comes to its new list, whole", arguments: [true, false])
  func arrives(_ keepingTasks: Bool) throws {
    try device.engine.removeAccount(oldAccount, keepingTasks: keepingTasks)
    #expect(try device.waiting == 1)
    device.sync()
    #expect(try device.titles(in: p) == ["Milk"])
    #expect(try device.waiting == 0)
    let texts = try #require(new.calendar("new")).resources.values.map(\.text)
    #expect(texts.count == 1)
    #expect(texts.allSatisfy { $0.contains("X-OTHER:kept") && $0.contains("\nUID:a\n") })
    #expect(old.calendar("old")?.resources.count == 1)
  }

  @Test("What was deleted here is still deleted in the old list")
  func deletes() throws {
    try device.perform(.delete([task]))
    try device.engine.removeAccount(newAccount, keepingTasks: false)
    #expect(try device.waiting == 1)
    device.sync()
    #expect(old.calendar("old")?.resources.isEmpty == true)
    #expect(try device.items().isEmpty && device.waiting == 0)
  }
}
