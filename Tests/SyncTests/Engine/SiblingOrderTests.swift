import CalDAV
import Domain
import HTTPClient
import Sync
import Testing

@Suite("Numbers among other siblings")
struct SiblingOrderTests {
  /// A and B below P, C beside P; C's number lies between those of A and B, while C is shown last.
  private func family(_ backend: Backend) throws -> Scene {
    let scene = try Scene(backend) { remote in
      let below = "RELATED-TO:p-\(remote.name)"
      try remote.put("p.ics", todo("p", "SUMMARY:P", "X-APPLE-SORT-ORDER:1000"))
      try remote.put("a.ics", todo("a", "SUMMARY:A", "X-APPLE-SORT-ORDER:2000", below))
      try remote.put("b.ics", todo("b", "SUMMARY:B", "X-APPLE-SORT-ORDER:3000", below))
    }
    try scene.sync()
    try scene.remote.put("c.ics", todo("c", "SUMMARY:C", "X-APPLE-SORT-ORDER:2500"))
    try scene.sync()
    let (last, task) = (try scene.device.task("B").id, try scene.device.task("C").id)
    try scene.device.perform(.move(last, .before(task)))
    try scene.sync()
    #expect(try scene.titles() == ["P", "A", "B", "C"])
    return scene
  }

  @Test("A task put below another by another program stands there by its number", arguments: Backend.all)
  func otherParent(_ backend: Backend) throws {
    let scene = try family(backend)
    let below = "SUMMARY:C\r\nRELATED-TO:p-\(scene.remote.name)"
    try scene.remote.replace("SUMMARY:C", with: below, saying: "UID:c-")
    try scene.sync()
    #expect(try scene.titles() == ["P", "A", "C", "B"])
    try scene.expectQuiet()
  }

  @Test("A task put below another here keeps its number and stands by it", arguments: Backend.all)
  func otherParentHere(_ backend: Backend) throws {
    let scene = try family(backend)
    let parent = try scene.device.task("P").id
    try scene.device.edit(scene.device.task("C").id) { $0.parent = .set(parent) }
    try scene.sync()
    #expect(try scene.remote.value("X-APPLE-SORT-ORDER", saying: "UID:c-") == "2500")
    #expect(try scene.titles() == ["P", "A", "C", "B"])
    try scene.expectQuiet()
  }

  @Test("One that is dragged there as well stands where it was dropped", arguments: Backend.all)
  func droppedThere(_ backend: Backend) throws {
    let scene = try family(backend)
    let (parent, first, task) = try (
      scene.device.task("P").id, scene.device.task("A").id, scene.device.task("C").id
    )
    try scene.device.edit(task) { $0.parent = .set(parent) }
    try scene.device.perform(.move(task, .before(first)))
    try scene.sync()
    #expect(try scene.titles() == ["P", "C", "A", "B"])
    #expect(try scene.remote.value("X-APPLE-SORT-ORDER", saying: "UID:c-") == "1000")
    try scene.expectQuiet()
  }

  @Test("Tasks that are below each other stand at the root by their numbers", arguments: Backend.all)
  func circle(_ backend: Backend) throws {
    let scene = try family(backend)
    let name = scene.remote.name
    try scene.remote.replace("RELATED-TO:p-\(name)", with: "RELATED-TO:c-\(name)", saying: "UID:b-")
    try scene.remote.replace("SUMMARY:C", with: "SUMMARY:C\r\nRELATED-TO:b-\(name)", saying: "UID:c-")
    try scene.sync()
    #expect(try scene.titles() == ["P", "A", "C", "B"])
    try scene.expectQuiet()
  }

  @Test("What was below a task that is gone stands at the root by its number", arguments: Backend.all)
  func orphans(_ backend: Backend) throws {
    let scene = try family(backend)
    try scene.remote.delete(saying: "UID:p-")
    try scene.sync()
    #expect(try scene.titles() == ["A", "C", "B"])
    try scene.expectQuiet()
  }

  @Test("A task that goes to another list stands there by its number", arguments: [true, false])
  func otherList(isMovedHere: Bool) throws {
    let scene = try TwoLists()
    let home = scene.scene
    try home.remote.replace("X-OTHER:kept", with: "X-OTHER:kept\r\nX-APPLE-SORT-ORDER:1500", saying: "UID:a-")
    try home.sync()
    try scene.other.put("b.ics", todo("b", "SUMMARY:B", "X-APPLE-SORT-ORDER:1000"))
    try scene.other.put("c.ics", todo("c", "SUMMARY:C", "X-APPLE-SORT-ORDER:2000"))
    try home.sync()
    #expect(try home.device.titles() == ["Milk", "B", "C"])
    if isMovedHere {
      try home.device.edit(home.device.task("Milk").id) { $0.list = .set(scene.target) }
    } else {
      try scene.moveAway()
    }
    for _ in 0..<2 { try home.sync() }
    #expect(try home.device.titles() == ["B", "Milk", "C"])
    try home.expectQuiet()
  }

  @Test("Without MOVE likewise")
  func madeInTheOtherList() throws {
    let scene = try TwoLists()
    let home = scene.scene
    try home.remote.replace("X-OTHER:kept", with: "X-OTHER:kept\r\nX-APPLE-SORT-ORDER:1500", saying: "UID:a-")
    try scene.other.put("b.ics", todo("b", "SUMMARY:B", "X-APPLE-SORT-ORDER:1000"))
    try home.sync()
    home.transport.arm("MOVE", .instead({}, 501, ""))
    try home.device.edit(home.device.task("Milk").id) { $0.list = .set(scene.target) }
    try home.sync()
    #expect(try home.device.titles() == ["B", "Milk"])
    #expect(try home.remote.resources().isEmpty)
    try home.expectQuiet()
  }
}
