import CalDAV
import Domain
import Sync
import Testing

@Suite("Titles that come and go by sync")
struct TitleTests {
  private let scene: Scene

  init() throws {
    scene = try Scene(.memory) { remote in try remote.put("a.ics", todo("a", "SUMMARY:AW: alt")) }
    try scene.sync()
  }

  private func improve(_ item: PlanItem) throws {
    let revision = TitleRevision(raw: item.title, title: TitleRules.improve(item.title).title)
    try scene.device.perform(.improveTitle(item.id, revision))
  }

  @Test("Only what comes after a list was read for the first time waits to be improved")
  func newcomers() throws {
    #expect(try !scene.task("AW: alt").needsTitleImprovement)
    try scene.remote.put("b.ics", todo("b", "SUMMARY:AW: neu"))
    try scene.remote.put("c.ics", todo("c", "SUMMARY:Neu", "X-ZEITBLOCK-ORIGINAL-TITLE:QVc6IE5ldQ"))
    try scene.sync()
    #expect(try scene.task("AW: neu").needsTitleImprovement)
    #expect(try !scene.task("Neu").needsTitleImprovement)
  }

  @Test("A better title goes to the server; a mark that only goes is no change there")
  func sending() throws {
    try scene.remote.put("b.ics", todo("b", "SUMMARY:AW: neu"))
    try scene.remote.put("c.ics", todo("c", "SUMMARY:Milch kaufen"))
    try scene.sync()
    try improve(try scene.task("Milch kaufen"))
    try scene.expectQuiet()
    try improve(try scene.task("AW: neu"))
    #expect(try scene.sync().updated == 1)
    #expect(try scene.remote.value("SUMMARY", saying: "UID:b") == "neu")
    try scene.expectQuiet()
  }

  @Test("A title somebody writes elsewhere counts more than one that was made here, and makes no copy")
  func yielding() throws {
    try scene.remote.put("b.ics", todo("b", "SUMMARY:AW: neu"))
    try scene.sync()
    try improve(try scene.task("AW: neu"))
    try scene.remote.replace("SUMMARY:AW: neu", with: "SUMMARY:Anna antworten", saying: "UID:b")
    #expect(try scene.sync().conflicts.isEmpty)
    let item = try scene.task("Anna antworten")
    #expect(item.originalTitle == "AW: neu" && !item.needsTitleImprovement)
    #expect(try scene.device.items(in: scene.list).count == 2)
    try scene.expectQuiet()
  }

  @Test("A title written here on top of a better one still is a conflict")
  func ownTitle() throws {
    try scene.remote.put("b.ics", todo("b", "SUMMARY:AW: neu"))
    try scene.sync()
    let item = try scene.task("AW: neu")
    try improve(item)
    try scene.device.edit(item.id) { $0.title = .set("Meins") }
    try scene.remote.replace("SUMMARY:AW: neu", with: "SUMMARY:Anna antworten", saying: "UID:b")
    #expect(try scene.sync().conflicts.count == 1)
  }
}
