import CalDAV
import Domain
import HTTPClient
import Sync
import Testing

/// A reminder that another program has moved is missing in one list before it is seen in the other.
@Suite("Reminders that may be in another list")
struct SeekingTests {
  private static let writes: Set<String> = ["PUT", "DELETE", "MOVE"]

  @Test(
    "Moved there, edited here, and its new list cannot be read: nothing is made again, and the edit follows",
    arguments: [500, 502, 503, 429], [true, false])
  func newListUnreadable(_ status: Int, _ offersChanges: Bool) throws {
    let lists = try TwoLists(offersChanges: offersChanges)
    let task = try lists.scene.task("Milk").id
    try lists.moveAway()
    try lists.scene.device.edit(task) { $0.title = .set("Oat milk") }
    for _ in 0..<3 {
      _ = lists.scene.transport.drain()
      #expect(!lists.sync(without: lists.other, status: status).isComplete)
      #expect(Self.writes.isDisjoint(with: lists.scene.transport.drain()))
      #expect(try lists.scene.device.items().map(\.id) == [task])
      #expect(try lists.scene.device.waiting == 1)
    }
    #expect(try lists.scene.remote.resources().isEmpty)
    try lists.scene.sync()
    try lists.expectArrived(as: "Oat milk")
    #expect(try lists.scene.device.items().map(\.id) == [task])
  }

  @Test("Moved there, edited here, and its old list cannot be read: it is seen once", arguments: [true, false])
  func oldListUnreadable(_ offersChanges: Bool) throws {
    let lists = try TwoLists(offersChanges: offersChanges)
    let task = try lists.scene.task("Milk").id
    try lists.moveAway()
    try lists.scene.device.edit(task) { $0.title = .set("Oat milk") }
    lists.sync(without: lists.scene.remote)
    #expect(try lists.scene.device.items().map(\.id) == [task])
    try lists.scene.sync()
    try lists.expectArrived(as: "Oat milk")
    #expect(try lists.scene.device.items().map(\.id) == [task])
  }

  @Test("Moved there, deleted here, and its new list cannot be read: it does not come back")
  func deletedHere() throws {
    let lists = try TwoLists()
    try lists.moveAway()
    try lists.scene.device.perform(.delete([lists.scene.task("Milk").id]))
    lists.sync(without: lists.other)
    #expect(try lists.scene.device.waiting == 1)
    try lists.scene.sync()
    #expect(try lists.scene.device.items().isEmpty)
    #expect(try lists.other.resources().isEmpty)
    try lists.scene.expectQuiet()
  }

  @Test("Moved here while its old list cannot be read: no copy is made, it moves when it can")
  func movedHere() throws {
    let lists = try TwoLists()
    try lists.scene.remote.put("n.ics", todo("n", "SUMMARY:Nuts"))
    try lists.scene.device.edit(lists.scene.task("Milk").id) { $0.list = .set(lists.target) }
    _ = lists.scene.transport.drain()
    lists.sync(without: lists.scene.remote)
    #expect(Self.writes.isDisjoint(with: lists.scene.transport.drain()))
    #expect(try lists.other.resources().isEmpty)
    try lists.scene.remote.delete(saying: "UID:n-")
    try lists.scene.sync()
    try lists.expectArrived(as: "Milk")
  }

  @Test("Moved there without an edit here, and its new list cannot be read: it stays the same task")
  func notEdited() throws {
    let lists = try TwoLists()
    let task = try lists.scene.task("Milk").id
    try lists.moveAway()
    lists.sync(without: lists.other)
    #expect(try lists.scene.device.items().map(\.id) == [task])
    try lists.scene.sync()
    #expect(try lists.scene.device.items().map(\.id) == [task])
    try lists.expectArrived(as: "Milk")
  }

  @Test("Moved away at the moment the edit is sent: the edit follows", arguments: [nil, 412])
  func whileEditIsSent(_ status: Int?) throws {
    let lists = try TwoLists()
    let task = try lists.scene.task("Milk").id
    try lists.scene.device.edit(task) { $0.title = .set("Oat milk") }
    lists.moveAway(at: "PUT", answering: status)
    try lists.scene.sync()
    try lists.expectArrived(as: "Oat milk")
    #expect(try lists.scene.device.items().map(\.id) == [task])
  }

  @Test("Moved away after the edit was taken and before it was read again: it is one reminder")
  func whileEditIsRead() throws {
    let lists = try TwoLists()
    let task = try lists.scene.task("Milk").id
    try lists.scene.device.edit(task) { $0.title = .set("Oat milk") }
    // The first request for texts after a PUT reads back what it has made.
    lists.moveAway(at: "REPORT")
    try lists.scene.sync()
    try lists.expectArrived(as: "Oat milk")
    #expect(try lists.scene.device.items().map(\.id) == [task])
  }

  @Test("Moved to a third list at the moment it is moved here: it is one reminder, where this program wants it")
  func whileMoved() throws {
    let lists = try TwoLists()
    let third = try RemoteList(.memory, lists.tampering, named: lists.scene.remote.name + "-c")
    try lists.scene.sync()
    try lists.scene.device.edit(lists.scene.task("Milk").id) { $0.list = .set(lists.target) }
    let remote = lists.scene.remote
    lists.scene.transport.arm(
      "MOVE", .before { behindItsBack { try TwoLists.move("UID:a-", from: remote, to: third) } })
    try lists.scene.sync()
    #expect(try third.resources().isEmpty)
    try lists.expectArrived(as: "Milk")
  }

  @Test("Moved back between the readings of the two lists: it is one reminder", arguments: [true, false])
  func betweenReadings(_ isEdited: Bool) throws {
    let lists = try TwoLists()
    let task = try lists.scene.task("Milk").id
    try lists.moveAway()
    try lists.scene.sync()
    if isEdited { try lists.scene.device.edit(task) { $0.title = .set("Oat milk") } }
    for list in [lists.scene.remote, lists.other] { try list.put("x.ics", todo("x-\(list.name)", "SUMMARY:X")) }
    let (remote, other) = (lists.scene.remote, lists.other)
    lists.scene.transport.arm("REPORT", .before {})
    lists.scene.transport.arm("REPORT", .before {})
    lists.scene.transport.arm(
      "REPORT", .before { behindItsBack { try TwoLists.move("UID:a-", from: other, to: remote) } })
    for _ in 0..<2 { try lists.scene.sync() }
    #expect(try other.resources().count == 1)
    #expect(try remote.resources().count == 2)
    #expect(try remote.value("SUMMARY", saying: "UID:a-") == (isEdited ? "Oat milk" : "Milk"))
    #expect(try lists.scene.device.items().count == 3)
    try lists.scene.expectQuiet()
  }

  @Test("Moved away between the readings of the two lists: it is one task")
  func seenInBoth() throws {
    let lists = try TwoLists()
    let task = try lists.scene.task("Milk").id
    try lists.scene.device.edit(task) { $0.title = .set("Oat milk") }
    for list in [lists.scene.remote, lists.other] { try list.put("x.ics", todo("x-\(list.name)", "SUMMARY:X")) }
    // Each list is listed and then read.
    lists.scene.transport.arm("REPORT", .before {})
    lists.scene.transport.arm("REPORT", .before {})
    lists.moveAway(at: "REPORT")
    try lists.scene.sync()
    #expect(try lists.scene.device.items().count == 3)
    #expect(try lists.scene.device.items(in: lists.target).contains { $0.id == task && $0.title == "Oat milk" })
    #expect(try lists.other.value("SUMMARY", saying: "UID:a-") == "Oat milk")
    #expect(try lists.scene.remote.resources().count == 1)
    try lists.scene.expectQuiet()
  }
}

@Suite("Lists that stay unreadable")
struct UnreadableListTests {
  @Test("An edit of what is deleted there waits for them, edits of what is there do not")
  func onlyWhatIsMissingWaits() throws {
    let lists = try TwoLists()
    try lists.scene.remote.put("n.ics", todo("n", "SUMMARY:Nuts"))
    try lists.scene.sync()
    try lists.scene.remote.delete(saying: "UID:a-")
    for (old, new) in [("Milk", "Oat milk"), ("Nuts", "Almonds")] {
      try lists.scene.device.edit(lists.scene.task(old).id) { $0.title = .set(new) }
    }
    try lists.other.put("x.ics", todo("x", "SUMMARY:X"))
    for _ in 0..<4 {
      lists.sync(without: lists.other)
      lists.scene.device.clock.advance(86_400)
    }
    #expect(try lists.scene.remote.value("SUMMARY", saying: "UID:n-") == "Almonds")
    #expect(try lists.scene.remote.resources().count == 1)
    #expect(try lists.scene.device.waiting == 1)
    try lists.scene.sync()
    #expect(try lists.scene.remote.value("SUMMARY", saying: "UID:a-") == "Oat milk")
    #expect(try lists.scene.remote.value("X-OTHER", saying: "UID:a-") == "kept")
    #expect(try lists.scene.device.waiting == 0)
    try lists.scene.expectQuiet()
  }

  @Test("A list that is gone or closed to the user keeps nothing waiting", arguments: [403, 404])
  func refused(_ status: Int) throws {
    let lists = try TwoLists()
    try lists.scene.remote.delete(saying: "UID:a-")
    try lists.scene.device.edit(lists.scene.task("Milk").id) { $0.title = .set("Oat milk") }
    try lists.other.put("x.ics", todo("x", "SUMMARY:X"))
    lists.sync(without: lists.other, status: status)
    #expect(try lists.scene.remote.value("SUMMARY", saying: "UID:a-") == "Oat milk")
    #expect(try lists.scene.device.waiting == 0)
  }

  @Test("A deletion elsewhere waits for them two days, and no longer")
  func deletionsArriveInTheEnd() throws {
    let lists = try TwoLists()
    try lists.scene.remote.delete(saying: "UID:a-")
    try lists.other.put("x.ics", todo("x", "SUMMARY:X"))
    lists.sync(without: lists.other)
    #expect(try lists.scene.titles() == ["Milk"])
    lists.scene.device.clock.advance(2 * 86_400)
    lists.sync(without: lists.other)
    #expect(try lists.scene.titles().isEmpty)
  }

  @Test("A second reminder with the UID of one in such a list is shown after two days")
  func twinsAreShownInTheEnd() throws {
    let lists = try TwoLists()
    try lists.scene.remote.put("n.ics", todo("n", "SUMMARY:Nuts"))
    try lists.other.putExactly("copy.ics", todo("a-\(lists.scene.remote.name)", "SUMMARY:Copy"))
    lists.sync(without: lists.scene.remote)
    #expect(try lists.scene.device.items().map(\.title) == ["Milk"])
    lists.scene.device.clock.advance(2 * 86_400)
    lists.sync(without: lists.scene.remote)
    #expect(Set(try lists.scene.device.items().map(\.title)) == ["Milk", "Copy"])
  }

  @Test("A copy in another list with the same UID is a task of its own, whatever a third list does")
  func copies() throws {
    let lists = try TwoLists()
    let third = try RemoteList(.memory, lists.tampering, named: lists.scene.remote.name + "-c")
    try lists.scene.sync()
    try third.put("x.ics", todo("x", "SUMMARY:X"))
    try lists.other.putExactly("copy.ics", todo("a-\(lists.scene.remote.name)", "SUMMARY:Copy"))
    lists.sync(without: third)
    #expect(Set(try lists.scene.device.items().map(\.title)) == ["Milk", "Copy"])
    try lists.scene.sync()
    try lists.scene.expectQuiet()
  }
}
