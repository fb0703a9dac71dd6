import CalDAV
import Domain
import HTTPClient
import Sync
import Testing

/// Answers that lack rows without a word about it: nothing in them tells that they are not whole.
@Suite("Listings that are silently cut")
struct CutListingTests {
  private struct Stage {
    let server: FakeServer
    let tampering: Tampering
    let scene: Scene

    init(_ count: Int, offersChanges: Bool = false) throws {
      server = FakeServer(offersChanges: offersChanges)
      tampering = Tampering(server)
      scene = try Scene(.memory, memory: tampering) { remote in
        for number in 0..<count { try remote.put("\(number).ics", todo("u\(number)", "SUMMARY:N\(number)")) }
      }
    }

    /// Drops every second row from the next listing.
    func cutOnce() {
      let cuts = Log()
      tampering.set { request, body, answer in
        guard body.contains("calendar-query"), cuts.entries.isEmpty else { return answer }
        cuts.add(request.method.name)
        let rows = answer.text.split(separator: "<D:response>", omittingEmptySubsequences: false)
        let kept = rows.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        return answer.saying(kept.joined(separator: "<D:response>").replacing("</D:multistatus>", with: "") + Self.end)
      }
    }

    private static let end = "</D:multistatus>"
  }

  @Test("Nothing known is taken for deleted, and what is new arrives with the next sync", arguments: [3, 12, 80])
  func known(_ count: Int) throws {
    let stage = try Stage(count)
    for _ in 0..<2 { try stage.scene.sync() }
    let before = try stage.scene.device.items()
    for name in ["x", "y"] { try stage.scene.remote.put("\(name).ics", todo(name, "SUMMARY:\(name)")) }
    stage.cutOnce()
    let report = try stage.scene.sync()
    #expect(report.gone == 0 && report.problems.isEmpty)
    let known = Set(before.map(\.id))
    #expect(try stage.scene.device.items().filter { known.contains($0.id) } == before)
    try stage.scene.sync()
    #expect(try stage.scene.titles().count == count + 2)
    try stage.scene.expectQuiet()
  }

  @Test("A deletion that is true is believed beside one that is not")
  func deletion() throws {
    let stage = try Stage(6)
    for _ in 0..<2 { try stage.scene.sync() }
    try stage.scene.remote.delete(saying: "SUMMARY:N3")
    stage.cutOnce()
    #expect(try stage.scene.sync().gone == 1)
    #expect(try stage.scene.sync().gone == 0)
    #expect(Set(try stage.scene.titles()) == ["N0", "N1", "N2", "N4", "N5"])
    try stage.scene.expectQuiet()
  }

  @Test("A first reading is completed by the next sync", arguments: [true, false])
  func first(_ offersChanges: Bool) throws {
    let stage = try Stage(12, offersChanges: offersChanges)
    stage.cutOnce()
    #expect(try stage.scene.sync().added == 6)
    #expect(try stage.scene.sync().added == 6)
    try stage.scene.expectQuiet()
  }

  @Test("A list read for the first time is compared once, and then no more")
  func once() throws {
    let stage = try Stage(3, offersChanges: true)
    try stage.scene.sync()
    _ = stage.scene.transport.drain()
    try stage.scene.sync()
    #expect(stage.scene.transport.drain() == ["PROPFIND", "REPORT"])
    try stage.scene.sync()
    #expect(stage.scene.transport.drain() == ["PROPFIND"])
  }
}
