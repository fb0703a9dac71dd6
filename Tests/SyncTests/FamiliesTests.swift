import Domain
import Testing

@testable import Sync

@Suite("Who is shown side by side")
struct FamiliesTests {
  private func families(_ parents: KeyValuePairs<String, String?>) -> Families {
    Families(
      parents.map { id, parent in
        var item = PlanItem(
          id: TaskID(id), list: ListID("l"), title: id, rank: Rank(0), createdAt: Instant(seconds: 0))
        item.parent = parent.map { TaskID($0) }
        return item
      })
  }

  @Test("Below a parent of the list, else at the root")
  func parents() {
    let found = families(["p": nil, "a": "p", "b": "a", "lost": "elsewhere"])
    #expect(found.parent(of: TaskID("a")) == TaskID("p"))
    #expect(found.parent(of: TaskID("b")) == TaskID("a"))
    #expect(found.areSiblings(TaskID("lost"), TaskID("p")))
    #expect(!found.areSiblings(TaskID("a"), TaskID("b")))
  }

  @Test("Where some task is below itself, it and all below it stand at the root")
  func circles() {
    let found = families(["x": "a", "a": "b", "b": "c", "c": "a", "self": "self", "p": nil, "q": "p"])
    for task in ["x", "a", "b", "c", "self", "p"] { #expect(found.parent(of: TaskID(task)) == nil, "\(task)") }
    #expect(found.parent(of: TaskID("q")) == TaskID("p"))
  }
}
