import HTTPClient
import Testing

@testable import CalDAV

@Suite("XML beyond all measure")
struct XMLLimitTests {
  private func root(_ text: String) throws -> XMLElement { try XMLDocument.root(of: Array(text.utf8)) }

  @Test("attributes of one element, namespaces among them", arguments: ["a", "xmlns:a"])
  func attributes(name: String) throws {
    func element(_ count: Int) -> String {
      "<r><e " + (0..<count).map { "\(name)\($0)='x>\($0)='" }.joined(separator: " ") + "/></r>"
    }
    #expect(throws: XMLFailure(problem: .tooManyAttributes(limit: 64))) { try root(element(200_000)) }
    #expect(throws: XMLFailure(problem: .tooManyAttributes(limit: 64))) { try root(element(65)) }
    #expect(try root(element(64)).children.count == 1)
  }

  @Test("equals signs that are no attributes do not count")
  func otherPlaces() throws {
    let many = String(repeating: "a=b <", count: 1_000)
    let text =
      "<?xml version='1.0'?><r><!-- <\(many) --><e a=\"\(many.replacing("<", with: ""))\"/><![CDATA[\(many)]]>=====</r>"
    #expect(try root(text).text.hasPrefix(many))
  }

  @Test("names of elements, attributes and namespaces")
  func names() {
    let elements = (0..<100_000).map { "<e\($0)/>" }.joined()
    #expect(throws: XMLFailure(problem: .tooManyNames(limit: 1_000))) { try root("<r>\(elements)</r>") }
    let attributes = (0..<100_000).map { "<e a\($0)='1'/>" }.joined()
    #expect(throws: XMLFailure(problem: .tooManyNames(limit: 1_000))) { try root("<r>\(attributes)</r>") }
    let spaces = (0..<100_000).map { "<e xmlns:a='u\($0)'/>" }.joined()
    #expect(throws: XMLFailure(problem: .tooManyNames(limit: 1_000))) { try root("<r>\(spaces)</r>") }
  }

  @Test("namespaces that hold at one place, not those that come one after the other")
  func namespaces() throws {
    let declared = (0..<50).map { "xmlns:n\($0)='u\($0)'" }.joined(separator: " ")
    let nested = String(repeating: "<e \(declared)>", count: 5) + String(repeating: "</e>", count: 5)
    #expect(throws: XMLFailure(problem: .tooManyNamespaces(limit: 200))) { try root("<r>\(nested)</r>") }
    let beside = String(repeating: "<e \(declared)/>", count: 1_000)
    #expect(try root("<r>\(beside)</r>").children.count == 1_000)
  }

  @Test("elements of one row")
  func rows() throws {
    let many = String(repeating: "<e/>", count: 60_000)
    #expect(throws: XMLFailure(problem: .tooManyElements(limit: 50_000))) { try root("<r><row>\(many)</row></r>") }
    #expect(try root("<r>\(many)</r>").children.count == 60_000)
  }

  @Test("a text with bytes that XML cannot carry is read from the resource itself, byte by byte")
  func foreignBytes() throws {
    let bytes = Array("BEGIN:VCALENDAR\r\nX:B".utf8) + [0xFC, 0x01] + Array("ro".utf8)
    let rows = HTTPResponse.rows(
      row("/alice/tasks/a.ics", "<D:getetag>\"1\"</D:getetag><C:calendar-data>@</C:calendar-data>"))
    let answer = HTTPResponse(
      status: rows.status, fields: rows.fields, body: rows.body.replacing(Array("@".utf8), with: bytes))
    let scripted = try Scripted([
      answer, .rows(row("/alice/tasks/a.ics", "<D:getetag>\"1\"</D:getetag>")),
      HTTPResponse(status: 200, fields: [], body: bytes),
    ])
    let readings = try scripted.client.resources(at: [scripted.href("a.ics")], in: scripted.calendar)
    #expect(readings == [.found(CalendarResource(href: try scripted.href("a.ics"), etag: ETag("\"1\""), bytes: bytes))])
  }
}
