import Domain
import Testing

@Suite("Where the one task comes from")
struct FocusSourceTests {
  @Test("takes the only list, one named like the program with a word, and asks otherwise")
  func resolution() throws {
    let single = FocusBench()
    try single.receive("l", "Haus")
    #expect(try single.look().source == .list(ListID("l")))
    #expect(try single.look().phase == .empty(.nothingYet))
    #expect(try single.look().notice == nil)

    let named = FocusBench()
    try named.receive("l", "Haus")
    try named.receive("z", "zeitBlock")
    let scene = try named.look()
    #expect(scene.source == .list(ListID("z")))
    #expect(scene.notice == .foundList(name: "zeitBlock"))

    let several = FocusBench()
    try several.receive("l", "Haus")
    try several.receive("m", "Arbeit")
    #expect(try several.look().phase == .setup)
    #expect(try several.look().lists.map { $0.name } == ["Zeitblock", "Arbeit", "Haus"])
    #expect(try several.act(.choose(.list(ListID("weg")))).notice == .refused(.unknownList))
    #expect(try several.act(.choose(.list(ListID("m")))).phase == .empty(.nothingYet))
  }

  @Test("draws from all lists that may be written when all are chosen")
  func all() throws {
    let bench = FocusBench()
    try bench.receive("l", "Haus")
    try bench.receive("r", "Fremdes")
    try bench.add("hier")
    try bench.add("dort", list: ListID("l"))
    try bench.add("fremd", list: ListID("r"))
    try bench.receive("r", "Fremdes", access: .readOnly)
    let scene = try bench.act(.choose(.all))
    #expect(scene.poolCount == 2 && scene.sourceName.isEmpty)
    #expect(try bench.act(.choose(.list(ListID("r")))).card?.item.title == "fremd")
  }

  @Test("comes back to the last task of a list, and forgets the list used least of more than fifty")
  func lastTasks() throws {
    let bench = FocusBench()
    var tasks: [TaskID] = []
    for number in 0...51 {
      try bench.receive("l\(number)", "Liste \(number)")
      let ids = try bench.add("a", "b", "c", "d", "e", "f", "g", "h", list: ListID("l\(number)"))
      try bench.act(.choose(.list(ListID("l\(number)"))))
      try bench.show(ids[number % 8])
      tasks.append(ids[number % 8])
    }
    for number in (2...51).reversed() {
      #expect(try bench.act(.choose(.list(ListID("l\(number)")))).card?.item.id == tasks[number])
    }
    let text = try #require(try bench.focusText())
    #expect(!text.contains(#""l0""#) && !text.contains(#""l1""#))
    #expect(text.contains(#""l2""#))
  }

  @Test("T1: access that was refused and is granted elsewhere comes back by itself")
  func accessBack() throws {
    let bench = FocusBench()
    try bench.receive("l", "Haus")
    let id = try bench.add("eins", list: ListID("l"))[0]
    bench.know(FocusAccess(deniedAccounts: ["a"]))
    guard case .denied(let list) = try bench.look().phase else {
      Issue.record("not denied")
      return
    }
    #expect(list.name == "Haus")
    #expect(try bench.act(.complete(id, with: [])).notice == .refused(.noSource))
    bench.know(.none)
    #expect(try bench.look().card?.item.id == id)
  }

  @Test("T2: access that is taken away leaves no stale card, and the card comes back with it")
  func accessRevoked() throws {
    let bench = FocusBench()
    try bench.receive("l", "Haus")
    try bench.add("eins", "zwei", "drei", list: ListID("l"))
    let top = try bench.top()
    bench.know(FocusAccess(deniedLists: [ListID("l")]))
    let scene = try bench.look()
    #expect(scene.card == nil && scene.stackCount == 0)
    guard case .denied = scene.phase else {
      Issue.record("not denied")
      return
    }
    #expect(scene.lists.first { $0.id == ListID("l") }?.access == .denied)
    bench.know(.none)
    let back = try bench.look()
    #expect(back.card?.item.id == top)
    #expect(back.notice == .accessBack(name: "Haus"))
    bench.know(FocusAccess(deniedAccounts: ["a"]))
    #expect(try bench.look().notice == nil)
  }

  @Test("T3: a title changed elsewhere changes the card, without a word")
  func renamed() throws {
    let bench = FocusBench()
    try bench.receive("l", "Haus")
    let id = try bench.add("eins", list: ListID("l"))[0]
    try bench.look()
    var item = try bench.required(id)
    item.title = "anders"
    try bench.perform(.receive(Received(tasks: [.init(item: item)])))
    let scene = try bench.look()
    #expect(scene.card?.item.title == "anders" && scene.notice == nil)
  }

  @Test("T4: a task completed or deleted elsewhere gives way to another one, and a person is told quietly")
  func changedElsewhere() throws {
    let bench = FocusBench()
    try bench.receive("l", "Haus")
    try bench.add("eins", "zwei", "drei", list: ListID("l"))
    var item = try bench.required(try bench.top())
    item.completedAt = bench.now
    try bench.perform(.receive(Received(tasks: [.init(item: item)])))
    let scene = try bench.look()
    #expect(scene.card.map { $0.item.id != item.id } == true)
    #expect(scene.notice == .cardChanged(title: item.title))
    let gone = try bench.top()
    let number = scene.noticeNumber
    try bench.perform(.receive(Received(gone: [gone])))
    #expect(try bench.look().card.map { $0.item.id != gone } == true)
    #expect(try bench.look().noticeNumber == number + 1)
  }

  @Test(
    "a list that is gone gives its place to one named like the program, and that is told", arguments: [true, false])
  func listGoneBesideNamed(wasSeenGone: Bool) throws {
    let bench = FocusBench()
    try bench.receive("l", "Haus")
    try bench.receive("m", "Arbeit")
    try bench.add("eins", list: ListID("l"))
    try bench.act(.choose(.list(ListID("l"))))
    if !wasSeenGone { try bench.receive("z", "Zeitblock") }
    try bench.perform(.receive(Received(goneLists: [ListID("l")])))
    if wasSeenGone {
      #expect(try bench.look().phase == .setup)
      try bench.receive("z", "Zeitblock")
    }
    let id = try bench.add("zwei", list: ListID("z"))[0]
    let scene = try bench.look()
    #expect(scene.source == .list(ListID("z")) && scene.card?.item.id == id)
    #expect(scene.notice == .foundList(name: "Zeitblock"))
    // Does not fall back to a denied list or to one with merely a similar name.
    bench.know(FocusAccess(deniedLists: [ListID("z")]))
    guard case .denied = try bench.look().phase else {
      Issue.record("not denied")
      return
    }
  }

  @Test("a list that is gone gives its place to no other list")
  func listGoneBesideOthers() throws {
    let bench = FocusBench()
    try bench.receive("l", "Haus")
    try bench.receive("m", "Zeitblock-Archiv")
    try bench.add("eins", list: ListID("l"))
    try bench.act(.choose(.list(ListID("l"))))
    try bench.perform(.receive(Received(goneLists: [ListID("l")])))
    #expect(try bench.look().phase == .setup)
    #expect(try bench.look().notice == .listGone(name: "Haus"))
  }

  @Test(
    "T5: a list that is gone makes a person choose; when it comes back, so does the card", arguments: [true, false])
  func listGone(removed: Bool) throws {
    let bench = FocusBench()
    try bench.receive("l", "Haus")
    try bench.receive("m", "Arbeit")
    try bench.add("eins", list: ListID("l"))
    try bench.act(.choose(.list(ListID("l"))))
    if removed {
      try bench.perform(.receive(Received(goneLists: [ListID("l")])))
    } else {
      try bench.receive("l", "Haus", access: .denied)
    }
    let scene = try bench.look()
    #expect(scene.phase == .setup && scene.notice == .listGone(name: "Haus"))
    #expect(scene.lists.map { $0.name } == ["Zeitblock", "Arbeit"])
    #expect(try bench.look().noticeNumber == scene.noticeNumber)
    if !removed {
      try bench.receive("l", "Haus")
      #expect(try bench.look().card?.item.title == "eins")
    }
  }

  @Test("T7: tasks added elsewhere join what can be drawn")
  func joining() throws {
    let bench = FocusBench()
    try bench.receive("l", "Haus")
    let id = try bench.add("eins", list: ListID("l"))[0]
    try bench.look()
    var item = PlanItem(id: TaskID("neu"), list: ListID("l"), title: "neu", rank: Rank(0), createdAt: bench.now)
    item.modifiedAt = bench.now
    try bench.perform(.receive(Received(newcomers: [item])))
    let scene = try bench.look()
    #expect(scene.card?.item.id == id && scene.poolCount == 2 && scene.stackCount == 2)
    #expect(try bench.act(.shuffle(id)).card?.item.id == item.id)
  }
}
