import Domain
import Testing

@testable import Sync

@Suite("Merging a task")
struct TaskMergeTests {
  private let base = Self.item { $0.tags = Tags(["home", "old"]) }

  private static func item(_ change: (inout PlanItem) -> Void = { _ in }) -> PlanItem {
    var item = PlanItem(
      id: TaskID("1"), list: Sample.list, title: "Brot", rank: Rank(5), createdAt: Sample.created)
    change(&item)
    return item
  }

  private func merge(
    base: PlanItem?, local: (inout PlanItem) -> Void, remote: (inout PlanItem) -> Void
  ) throws -> TaskMerge {
    var mine = self.base
    var theirs = self.base
    theirs.rank = Rank(0)
    local(&mine)
    remote(&theirs)
    return TaskMerge(base: base, local: mine, remote: theirs, fields: try Sample.mapping().fields)
  }

  @Test("changes of different fields are both kept")
  func disjoint() throws {
    let merge = try merge(base: base) {
      $0.completedAt = Sample.now
    } remote: {
      $0.title = "Brot und Butter"
      $0.actualMinutes = 99
    }
    #expect(merge.item.isCompleted)
    #expect(merge.item.title == "Brot und Butter")
    #expect(merge.item.rank == Rank(5))
    #expect(merge.item.actualMinutes == 0)
    #expect(merge.conflicts == [])
  }

  @Test("text changed on both sides stays as on the server and the local one is handed back")
  func texts() throws {
    let merge = try merge(base: base) {
      $0.title = "mine"
      $0.notes = "mine"
    } remote: {
      $0.title = "theirs"
      $0.notes = "theirs"
    }
    #expect(merge.item.title == "theirs" && merge.item.notes == "theirs")
    #expect(merge.conflicts.map(\.field) == [.title, .notes])
    #expect(merge.conflicts.map(\.local) == ["mine", "mine"])
  }

  @Test("the same change on both sides is no conflict")
  func same() throws {
    let change: (inout PlanItem) -> Void = { $0.title = "both" }
    #expect(try merge(base: base, local: change, remote: change).conflicts == [])
  }

  @Test("tags are merged one by one, in the server's spelling")
  func tags() throws {
    let merge = try merge(base: base) {
      $0.tags = Tags(["home", "mine"])
    } remote: {
      $0.tags = Tags(["Home", "old", "theirs"])
    }
    #expect(merge.item.tags.names == ["Home", "theirs", "mine"])
  }

  @Test("of other fields changed on both sides the later change wins, and ours when they are equally old")
  func laterWins() throws {
    let both = { (later: Int64) in
      try self.merge(base: self.base) {
        $0.importance = .high
      } remote: {
        $0.importance = .medium
        $0.modifiedAt = Instant(seconds: $0.modifiedAt.seconds + later)
      }
    }
    #expect(try both(0).item.importance == .high)
    #expect(try both(-1).item.importance == .high)
    #expect(try both(1).item.importance == .medium)
  }

  @Test("what was written unheard counts field by field where the server says it, and where it was taken back here")
  func unheard() throws {
    let sent = Self.item { item in
      item.title = "sent"
      item.notes = "sent"
      item.delegatedTo = "sent"
      item.importance = .high
    }
    let local = Self.item { $0.delegatedTo = "mine" }
    let remote = Self.item { item in
      item.title = "sent"
      item.notes = "theirs"
      item.delegatedTo = "theirs"
    }
    let fields: [Field] = [.title, .notes, .delegatedTo, .importance]
    let base = TaskMerge.base(agreed: Self.item(), sent: sent, local: local, remote: remote, fields: fields)
    #expect(base.title == "sent" && base.notes == "sent" && base.importance == .high)
    #expect(base.delegatedTo == nil)
    let merge = TaskMerge(base: base, local: local, remote: remote, fields: fields)
    #expect(merge.item.title == "Brot" && merge.conflicts.isEmpty)
  }

  @Test("times that depend on each other come from one side")
  func times() throws {
    let (start, due) = (try Sample.day("2026-11-30"), try Sample.due("2026-11-25"))
    let merge = try merge(base: base) {
      $0.notBefore = start
    } remote: {
      $0.due = due
      $0.recurrence = Recurrence(.daily)
    }
    #expect(merge.item.notBefore == start && merge.item.due == nil && merge.item.recurrence == nil)
  }

  @Test("edits of different lines of the notes are joined")
  func lines() throws {
    let text = Self.item { $0.notes = "one\ntwo\nthree\nfour" }
    let merge = TaskMerge(
      base: text, local: Self.item { $0.notes = "ONE\ntwo\nthree\nfour" },
      remote: Self.item { $0.notes = "one\ntwo\nthree\nfour\nfive" }, fields: [.notes])
    #expect(merge.item.notes == "ONE\ntwo\nthree\nfour\nfive")
    #expect(merge.conflicts == [])
  }

  @Test(
    "three-way merges of lines",
    arguments: [
      ("a\nb\nc", "a\nB\nc", "a\nb\nC", nil), ("a\nb\nc", "A\nb\nc", "a\nb\nC", "A\nb\nC"),
      ("a\nb\nc", "b\nc", "a\nb\nc\nd", "b\nc\nd"), ("a", "a\nx", "a\ny", nil), ("a", "a\nx", "a\nx", "a\nx"),
      ("a\nb\nc\nd", "a\nx\nb\nc\nd", "a\nb\nc", "a\nx\nb\nc"), ("a\nb", "", "a\nb\nc", nil),
      ("", "x", "y", nil), ("a\nb\nc", "x\na\nb\nc", "a\nb", "x\na\nb"),
    ] as [(String, String, String, String?)])
  func threeWay(_ base: String, _ left: String, _ right: String, _ merged: String?) {
    #expect(LineMerge.merged(base: base, left, right) == merged)
    #expect(LineMerge.merged(base: base, right, left) == merged)
  }

  @Test("an edited text beats an emptied one")
  func emptied() throws {
    let text = Self.item { $0.notes = "one" }
    let edited = Self.item { $0.notes = "two" }
    #expect(TaskMerge(base: text, local: edited, remote: Self.item(), fields: [.notes]).item.notes == "two")
    #expect(TaskMerge(base: text, local: Self.item(), remote: edited, fields: [.notes]).item.notes == "two")
  }

  @Test("grade and sub-priority are not torn apart")
  func grades() throws {
    let graded = Self.item { ($0.grade, $0.subPriority) = (.a, 1) }
    let merge = TaskMerge(
      base: graded, local: Self.item { $0.grade = .b }, remote: Self.item { ($0.grade, $0.subPriority) = (.a, 2) },
      fields: [.grade, .subPriority])
    #expect(merge.item.grade == .b && merge.item.subPriority == nil)
    let taken = TaskMerge(
      base: graded, local: graded, remote: Self.item { $0.grade = .b }, fields: [.grade, .subPriority])
    #expect(taken.item.grade == .b && taken.item.subPriority == nil)
  }

  @Test("another time of the same completion is no change")
  func completionTime() throws {
    let done = Self.item { $0.completedAt = Sample.created }
    let merge = TaskMerge(
      base: done, local: Self.item(), remote: Self.item { $0.completedAt = Sample.now }, fields: [.completedAt])
    #expect(!merge.item.isCompleted)
  }

  @Test("without a common state nothing is taken away")
  func noBase() throws {
    let merge = try merge(base: nil) {
      $0.notes = "mine"
      $0.tags = Tags(["a"])
    } remote: {
      $0.parent = TaskID("p")
      $0.tags = Tags(["b"])
    }
    #expect(merge.item.notes == "mine")
    #expect(merge.item.parent == TaskID("p"))
    #expect(merge.item.tags.names == ["b", "a"])
  }

  @Test("a series completed on both sides stands where it went further", arguments: [true, false])
  func series(_ isFurtherHere: Bool) throws {
    var base = base
    base.recurrence = Recurrence(.daily)
    base.due = Due(day: Day(number: 20_000))
    let (near, far) = (Due(day: Day(number: 20_001)), Due(day: Day(number: 20_003)))
    var (local, remote) = (base, base)
    local.due = isFurtherHere ? far : near
    local.modifiedAt = Instant(seconds: isFurtherHere ? 1 : 2)
    remote.due = isFurtherHere ? near : far
    remote.modifiedAt = Instant(seconds: isFurtherHere ? 2 : 1)
    let merge = TaskMerge(base: base, local: local, remote: remote, fields: try Sample.mapping().fields)
    #expect(merge.item.due == far)
    // Put off to an earlier day than before, it is where it was put last.
    remote.due = Due(day: Day(number: 19_999))
    remote.modifiedAt = Instant(seconds: 9)
    let earlier = TaskMerge(base: base, local: local, remote: remote, fields: try Sample.mapping().fields)
    #expect(earlier.item.due?.day == Day(number: 19_999))
  }
}
