import CalDAV
import Domain
import HTTPClient
import Storage
import Sync
import Testing

@Suite("What a person is asked about before it goes")
struct HeldQuestionTests {
  private func scene(of count: Int) throws -> Scene {
    let scene = try Scene(.memory) { remote in
      for number in 0..<count { try remote.put("n\(number).ics", Self.text(number)) }
    }
    try scene.sync()
    #expect(try scene.titles().count == count)
    return scene
  }

  private static func text(_ number: Int) -> String { todo("u\(number)", "SUMMARY:N\(number).") }

  private func delete(_ numbers: Range<Int>, _ scene: Scene) throws {
    for number in numbers { try scene.remote.delete(saying: "SUMMARY:N\(number).") }
  }

  private func putBack(_ numbers: Range<Int>, _ scene: Scene) throws {
    for number in numbers { try scene.remote.put("n\(number).ics", Self.text(number)) }
  }

  private func held(_ scene: Scene) throws -> [HeldDeletion] {
    try scene.device.database.read { (transaction) throws(PlannerFailure) in
      try transaction.heldDeletions(in: scene.list)
    }
  }

  @Test("A question stays for what is still missing when some of it is there again")
  func someCameBack() throws {
    let scene = try scene(of: 30)
    try delete(0..<10, scene)
    #expect(try scene.sync().problems == [.deletionGuard(count: 10, of: 30)])
    try putBack(0..<5, scene)
    for _ in 0..<2 {
      let report = try scene.sync()
      #expect(report.gone == 0 && report.problems == [.deletionGuard(count: 5, of: 30)])
    }
    #expect(try scene.titles().count == 30)
    #expect(try held(scene).count == 5)
    #expect(try scene.sync(confirmingDeletions: true).gone == 5)
    #expect(try held(scene).isEmpty)
    try scene.expectQuiet()
  }

  @Test("A question ends without an answer when everything is there again")
  func allCameBack() throws {
    let scene = try scene(of: 10)
    try delete(0..<6, scene)
    try scene.sync()
    try putBack(0..<6, scene)
    let report = try scene.sync()
    #expect(report.gone == 0 && report.problems == [])
    #expect(try held(scene).isEmpty)
    try scene.sync()
    try scene.expectQuiet()
  }

  @Test("A question stays when the list grows")
  func grown() throws {
    let scene = try scene(of: 10)
    try delete(0..<6, scene)
    #expect(try scene.sync().problems == [.deletionGuard(count: 6, of: 10)])
    for number in 10..<40 { try scene.remote.put("n\(number).ics", Self.text(number)) }
    #expect(try scene.sync().gone == 0)
    let report = try scene.sync()
    #expect(report.gone == 0 && report.problems == [.deletionGuard(count: 6, of: 40)])
    #expect(try held(scene).count == 6)
  }

  @Test("A question stays when the second look fails")
  func failedSecondLook() throws {
    let scene = try scene(of: 10)
    try delete(0..<6, scene)
    try scene.sync()
    for _ in 0..<2 { scene.transport.arm("REPORT", .before({})) }
    for _ in 0..<20 { scene.transport.arm("REPORT", .status(500)) }
    #expect(try scene.sync().gone == 0)
    scene.transport.disarm()
    #expect(try held(scene).count == 6)
    try putBack(0..<3, scene)
    let report = try scene.sync()
    #expect(report.gone == 0 && report.problems == [.deletionGuard(count: 3, of: 10)])
  }

  @Test("An answer given while a sync runs stands", arguments: [true, false])
  func answeredMeanwhile(_ isLettingGo: Bool) throws {
    let scene = try scene(of: 10)
    try delete(0..<6, scene)
    try scene.sync()
    let (database, list) = (scene.device.database, scene.list)
    for _ in 0..<2 { scene.transport.arm("REPORT", .before({})) }
    scene.transport.arm(
      "REPORT",
      .before {
        do {
          try database.write { (transaction) throws(PlannerFailure) in
            if isLettingGo {
              try transaction.confirmHeldDeletions(in: list)
            } else {
              try transaction.restoreHeldDeletions(in: list)
            }
          }
        } catch {
          Issue.record(error)
        }
      })
    try scene.sync()
    let open = try held(scene)
    #expect(isLettingGo ? open.count == 6 && open.allSatisfy(\.isConfirmed) : open.isEmpty)
    try scene.sync()
    #expect(try scene.titles().count == (isLettingGo ? 4 : 10))
    #expect(try scene.remote.resources().count == (isLettingGo ? 4 : 10))
  }

  @Test("What has moved to another list is not asked about and keeps what only we know")
  func movedMeanwhile() throws {
    let scene = try scene(of: 20)
    let other = try RemoteList(.memory, scene.server, named: "zz-other")
    try scene.sync()
    try scene.device.perform(.set(.shareMetadata, "off"))
    for number in 10..<12 {
      try scene.device.edit(try scene.task("N\(number).").id) { $0.manualDuration = .set(45) }
    }
    try scene.sync()
    try delete(0..<10, scene)
    for number in 10..<12 {
      let text = try scene.remote.resource(saying: "SUMMARY:N\(number).").text
      try scene.remote.delete(saying: "SUMMARY:N\(number).")
      try other.putExactly("n\(number).ics", text)
    }
    let report = try scene.sync()
    #expect(report.gone == 0 && report.problems == [.deletionGuard(count: 10, of: 20)])
    #expect(try scene.device.items().count == 20)
    #expect(try scene.sync(confirmingDeletions: true).gone == 10)
    #expect(try scene.device.items().count == 10)
    for number in 10..<12 {
      let task = try scene.task("N\(number).")
      #expect(task.list != scene.list && task.manualDuration == 45)
    }
  }

  @Test("What vanishes after the question goes only when it is asked about too, however few it is alone")
  func vanishedSince() throws {
    let scene = try scene(of: 14)
    try delete(0..<7, scene)
    #expect(try scene.sync().problems == [.deletionGuard(count: 7, of: 14)])
    try delete(7..<12, scene)
    let report = try scene.sync(confirmingDeletions: true)
    #expect(report.gone == 7 && report.problems == [.deletionGuard(count: 5, of: 7)])
    #expect(try scene.titles().count == 7)
    #expect(try scene.sync().gone == 0)
    #expect(try scene.sync(confirmingDeletions: true).gone == 5)
    #expect(try scene.titles().count == 2)
  }

  @Test("A yes counts only for what was asked about")
  func nobodyWasAsked() throws {
    let scene = try scene(of: 20)
    try delete(0..<6, scene)
    let first = try scene.sync(confirmingDeletions: true)
    #expect(first.gone == 0 && first.problems == [.deletionGuard(count: 6, of: 20)])
    try delete(6..<14, scene)
    let second = try scene.sync(confirmingDeletions: true)
    #expect(second.gone == 6 && second.problems == [.deletionGuard(count: 8, of: 14)])
    #expect(try scene.titles().count == 14)
    #expect(try scene.sync(confirmingDeletions: true).gone == 8)
    #expect(try scene.titles().count == 6)
  }

  @Test("A yes to a question that has changed since lets nothing go")
  func changedQuestion() throws {
    let scene = try scene(of: 20)
    try delete(0..<6, scene)
    let seen = try #require(try scene.sync().question)
    #expect(try scene.device.questions() == [seen])
    try delete(6..<14, scene)
    // In the background, while the person reads.
    let later = try #require(try scene.sync().question)
    #expect(later != seen)
    for answer in [seen, String(seen.prefix(8)), "no such question"] {
      let report = try scene.report(scene.device.engine.syncAll(lettingGo: [answer]))
      #expect(report.gone == 0 && report.problems == [.deletionGuard(count: 14, of: 20)])
    }
    #expect(try scene.report(scene.device.engine.syncAll(lettingGo: [String(later.prefix(8))])).gone == 14)
  }
}

@Suite("A password changed while a sync runs")
struct PasswordMeanwhileTests {
  @Test("Everything is compared with the new password, at whatever request it came", arguments: ["PROPFIND", "REPORT"])
  func fullComparison(_ method: String) throws {
    let scene = try Scene(.memory) { try $0.put("a.ics", todo("a", "SUMMARY:Milk")) }
    for _ in 0..<3 { try scene.sync() }
    try scene.expectQuiet()
    try scene.remote.put("b.ics", todo("b", "SUMMARY:Bread"))
    let engine = scene.device.engine
    let account = try #require(try engine.accounts().first).id
    scene.transport.arm(
      method,
      .before {
        do {
          try engine.changeSecret(.password("another"), of: account)
        } catch {
          Issue.record(error)
        }
      })
    scene.device.sync()
    let collection = try scene.device.database.read { (transaction) throws(PlannerFailure) in
      try transaction.collection(scene.list)
    }
    #expect(collection?.hasFullList == false)
    _ = scene.transport.drain()
    try scene.sync()
    #expect(scene.transport.drain().contains("REPORT"))
    #expect(try scene.titles().sorted() == ["Bread", "Milk"])
    try scene.sync()
    try scene.expectQuiet()
  }
}
