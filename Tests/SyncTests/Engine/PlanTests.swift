import CalDAV
import Domain
import HTTPClient
import Storage
import Testing

@testable import Sync

@Suite("The pure plan")
struct PlanTests {
  private func row(
    _ href: String, list: ListID = ListID("a"), etag: String? = "\"1\"", task: String? = "t",
    state: SyncedResource.State = .clean
  ) -> SyncedResource {
    SyncedResource(list: list, href: href, etag: etag, uid: "t", task: task.map { TaskID($0) }, state: state)
  }

  private func step(
    _ item: PlanItem?, _ rows: [SyncedResource], ours: Set<String> = ["a", "b"], served: Set<String> = ["a", "b", "x"],
    settled: Set<String> = []
  ) -> PushStep {
    PushStep.next(
      item: item, rows: rows, isOurs: { ours.contains($0.text) }, isServed: { served.contains($0.text) },
      settled: settled)
  }

  private func item(in list: String) -> PlanItem {
    PlanItem(id: TaskID("t"), list: ListID(list), title: "T", rank: Rank(0), createdAt: Instant(seconds: 0))
  }

  @Test("A new task is made, a known one updated, a settled one finished")
  func ownList() {
    #expect(step(item(in: "a"), []) == .create(row: nil, model: nil))
    #expect(step(item(in: "a"), [row("/1")]) == .update(row("/1")))
    #expect(step(item(in: "a"), [row("/1")], settled: ["/1"]) == .finish)
    let noted = row("/1", etag: nil, state: .sending)
    #expect(step(item(in: "a"), [noted]) == .create(row: noted, model: noted))
    #expect(step(item(in: "a"), [row("/1", state: .quarantined)]) == .wait)
  }

  @Test("A task that changes its list is made there first")
  func changingLists() {
    let old = row("/b/1", list: ListID("b"))
    #expect(step(item(in: "a"), [old]) == .create(row: nil, model: old))
    #expect(step(item(in: "a"), [row("/1"), old], settled: ["/1"]) == .delete(old))
    #expect(step(item(in: "local"), [old]) == .delete(old))
    #expect(step(item(in: "local"), []) == .finish)
  }

  @Test("Another account's list is left to that account, and nothing leaves before it has arrived")
  func otherAccounts() {
    let old = row("/b/1", list: ListID("b"))
    let there = row("/x/1", list: ListID("x"))
    #expect(step(item(in: "x"), [old]) == .wait)
    #expect(step(item(in: "x"), [there, old]) == .delete(old))
    #expect(step(item(in: "x"), [there]) == .wait)
    #expect(step(item(in: "a"), [row("/1"), there], settled: ["/1"]) == .wait)
  }

  @Test("A deletion goes out once it is known whether there is something to delete")
  func deletions() {
    #expect(step(nil, [row("/1")]) == .delete(row("/1")))
    let doubtful = row("/1", etag: nil, state: .sending)
    #expect(step(nil, [doubtful]) == .look(doubtful))
    #expect(step(nil, []) == .finish)
    #expect(step(nil, [row("/1")], ours: []) == .wait)
  }

  @Test("The deletion guard holds above five and above a fifth")
  func deletionGuard() {
    #expect(!DeletionGuard.holds(vanishing: 5, of: 6))
    #expect(DeletionGuard.holds(vanishing: 6, of: 6))
    #expect(DeletionGuard.holds(vanishing: 6, of: 29))
    #expect(!DeletionGuard.holds(vanishing: 6, of: 30))
  }

  @Test("A listing tells what to read and what has vanished; what was never there has not")
  func difference() throws {
    let server = FakeServer(calendars: ["l"])
    var calendar = FakeServer.Calendar()
    for name in ["same", "changed", "new"] {
      calendar.resources["\(name).ics"] = FakeServer.Resource(etag: "\"1\"", text: todo(name))
    }
    server.set("l", calendar)
    let account = try ServerAccount(address: "http://127.0.0.1:1", credentials: nil)
    let url = try #require(ServerURL("http://127.0.0.1:1/alice/l/"))
    let listing = try CalDAVClient(account: account, transport: server).listing(of: url)
    let stored = [
      row("/alice/l/same.ics"), row("/alice/l/changed.ics", etag: "\"0\""), row("/alice/l/gone.ics"),
      row("/alice/l/waiting.ics", etag: nil),
    ]
    let difference = ListingDifference(stored: stored, listing: listing)
    #expect(Set(difference.toRead.map(\.path)) == ["/alice/l/changed.ics", "/alice/l/new.ics"])
    #expect(difference.vanished == [row("/alice/l/gone.ics")])
  }

  @Test("Only what stands wrong is moved")
  func repositioning() {
    func siblings(_ numbers: (String, Int64)...) -> [Sibling] {
      numbers.map { Sibling(id: TaskID($0), order: RemoteOrder(explicit: $1, created: nil)) }
    }
    let moved: Set<TaskID> = [TaskID("c")]
    #expect(Repositioning.moves(of: moved, among: siblings(("a", 1), ("b", 2), ("c", 3))).isEmpty)
    #expect(
      Repositioning.moves(of: moved, among: siblings(("a", 2), ("b", 3), ("c", 1)))
        == [Repositioning.Move(task: TaskID("c"), position: .before(TaskID("a")))])
    #expect(
      Repositioning.moves(of: moved, among: siblings(("a", 1), ("b", 3), ("c", 2)))
        == [Repositioning.Move(task: TaskID("c"), position: .after(TaskID("a")))])
    let all: Set<TaskID> = [TaskID("a"), TaskID("b"), TaskID("c")]
    #expect(Repositioning.moves(of: all, among: siblings(("a", 10), ("b", 20), ("c", 30))).isEmpty)
  }
}
