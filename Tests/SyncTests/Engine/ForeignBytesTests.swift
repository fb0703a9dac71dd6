import CalDAV
import Domain
import HTTPClient
import Testing

@testable import Sync

/// A server that keeps bytes which are no UTF-8: `§` stands for them in the server beneath.
private final class LatinServer: Transport {
  private let inner: any Transport
  private static let (written, foreign) = (Array("§".utf8), [UInt8(0xFC)])

  init(_ inner: any Transport) { self.inner = inner }

  func send(_ request: HTTPRequest) throws(TransportError) -> HTTPResponse {
    let asked = HTTPRequest(
      request.method, request.url, fields: request.fields,
      body: request.body.replacing(Self.foreign, with: Self.written))
    let answer = try inner.send(asked)
    return HTTPResponse(
      status: answer.status, fields: answer.fields, body: answer.body.replacing(Self.written, with: Self.foreign))
  }
}

@Suite("Texts that are not UTF-8")
struct ForeignBytesTests {
  private func reminder(_ remote: RemoteList) throws -> [UInt8] {
    try #require(try remote.resources().first).bytes
  }

  @Test("a reminder in Latin-1 is read, told, and keeps every byte a change does not touch")
  func reminders() throws {
    let server = LatinServer(FakeServer())
    let scene = try Scene(.memory, memory: server) { remote in
      try remote.put("a.ics", todo("a", "SUMMARY:B§ro", "X-PLACE;X-IN=H§tte:N§rnberg \u{E4}"))
    }
    #expect(try scene.sync().remarks == [Remark(.foreignBytes, ["Büro"], count: 1)])
    #expect(try scene.titles() == ["Büro"])
    let before = try reminder(scene.remote)
    #expect(before.filter { $0 == 0xFC }.count == 3)
    let task = try scene.device.task("Büro").id
    try scene.device.edit(task) { $0.importance = .set(.high) }
    #expect(try scene.sync().updated == 1)
    let after = try reminder(scene.remote)
    #expect(after.filter { $0 == 0xFC }.count == 3 && after != before)
    #expect(!after.contains(0xEF))
    #expect(try scene.sync().remarks.count == 1)
    try scene.device.edit(task) { $0.title = .set("Bureau") }
    try scene.sync()
    #expect(try reminder(scene.remote).filter { $0 == 0xFC }.count == 2)
  }

  @Test("so does the event of a time block, and an event of others is shown")
  func events() throws {
    let plan = try Plan(.memory, memory: LatinServer(FakeServer()))
    let block = try plan.schedule(try plan.device.add("Steuer", to: plan.scene.list))
    try plan.sync()
    let resource = try #require(try plan.calendar.resources().first)
    let edited = resource.bytes.replacing(
      Array("END:VEVENT".utf8), with: Array("X-ORT:N\u{FC}rnberg\r\nEND:VEVENT".utf8)
    )
    .replacing(Array("\u{FC}".utf8), with: [0xFC])
    #expect(
      try plan.calendar.client.update(
        edited, at: resource.href, ifMatch: #require(resource.etag), in: plan.calendar.url)
        == .done)
    try plan.calendar.put("b.ics", "UID:b", "SUMMARY:B§ro", "DTSTART:20261123T100000Z", "DURATION:PT1H")
    #expect(try plan.sync().remarks == [Remark(.foreignBytes, ["Büro"], count: 1)])
    #expect(try plan.events().map(\.title) == ["Büro"])
    var edit = BlockEdit()
    edit.minutes = .set(60)
    try plan.device.perform(.reschedule(block.id, edit))
    #expect(try plan.sync().updated == 1)
    let block2 = try #require(try plan.calendar.resources().first { $0.text.contains("Steuer") })
    #expect(block2.bytes.filter { $0 == 0xFC }.count == 1)
  }

  @Test("what was cut on its way is read again when a person asks for a sync, and when anything else is read")
  func cutOnce() throws {
    let tampering = Tampering(FakeServer())
    let scene = try Scene(.memory, memory: tampering) { remote in
      try remote.put("a.ics", todo("a", "SUMMARY:Milch"))
      try remote.put("b.ics", todo("b", "SUMMARY:Brot"))
    }
    try scene.sync()
    let account = try #require(try scene.device.engine.accounts().first).id
    for isRequested in [true, false] {
      try scene.remote.replace("SUMMARY:Milch", with: "SUMMARY:Sahne", saying: "Milch")
      tampering.set { _, _, answer in answer.saying(answer.text.replacing("END:VCALENDAR", with: "")) }
      #expect(try scene.sync().problems.count == 1)
      tampering.set(nil)
      #expect(scene.device.engine.sync(account: account)?.lists.first?.problems.count == 1)
      if !isRequested { try scene.remote.replace("SUMMARY:Brot", with: "SUMMARY:Brötchen", saying: "Brot") }
      let report = scene.device.engine.sync(account: account, isRequested: isRequested)
      #expect(report?.lists.first?.problems.isEmpty == true)
      #expect(try scene.titles().contains("Sahne"))
      try scene.remote.replace("SUMMARY:Sahne", with: "SUMMARY:Milch", saying: "Sahne")
      try scene.sync()
    }
  }

  @Test(
    "so is an event, and until then the calendar shows what it said before", arguments: [true, false])
  func eventCutOnce(isRequested: Bool) throws {
    let tampering = Tampering(FakeServer(offersChanges: true))
    let plan = try Plan(.memory, memory: tampering)
    try plan.calendar.put("a.ics", "UID:a", "SUMMARY:Zahnarzt", "DTSTART:20261123T100000Z", "DURATION:PT1H")
    try plan.sync()
    try plan.calendar.replace("SUMMARY:Zahnarzt", with: "SUMMARY:Friseur", saying: "Zahnarzt")
    tampering.set { _, _, answer in answer.saying(answer.text.replacing("END:VCALENDAR", with: "")) }
    #expect(try plan.sync().problems.count == 1)
    tampering.set(nil)
    let account = try #require(try plan.device.engine.accounts().first).id
    func calendar(_ report: AccountReport?) -> EventReport? { report?.calendars.first { $0.list == plan.id } }
    #expect(calendar(plan.device.engine.sync(account: account))?.problems.count == 1)
    #expect(try plan.events().map(\.title) == ["Zahnarzt"])
    if !isRequested {
      try plan.calendar.put("b.ics", "UID:b", "SUMMARY:Bank", "DTSTART:20261123T120000Z", "DURATION:PT1H")
    }
    let report = calendar(plan.device.engine.sync(account: account, isRequested: isRequested))
    #expect(report?.problems.isEmpty == true)
    #expect(Set(try plan.events().map(\.title)) == (isRequested ? ["Friseur"] : ["Friseur", "Bank"]))
  }
}
