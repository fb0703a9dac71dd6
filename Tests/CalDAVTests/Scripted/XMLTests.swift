import HTTPClient
import Testing

@testable import CalDAV

@Suite("XML from servers") struct XMLTests {
  private func multistatus(_ text: String) throws(XMLFailure) -> Multistatus { try Multistatus(Array(text.utf8)) }

  @Test(
    "prefixes do not matter, namespaces do",
    arguments: [
      #"<multistatus xmlns="DAV:"><response><href>/a</href><propstat><prop><getetag>"1"</getetag></prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>"#,
      #"<ns0:multistatus xmlns:ns0="DAV:"><ns0:response><ns0:href>/a</ns0:href><ns0:propstat><ns0:prop><ns0:getetag>"1"</ns0:getetag></ns0:prop><ns0:status>HTTP/1.1 200 OK</ns0:status></ns0:propstat></ns0:response></ns0:multistatus>"#,
      #"<?xml version="1.0"?><C:multistatus xmlns:C="DAV:"><C:response><D:href xmlns:D="DAV:">/a</D:href><C:propstat><C:prop><C:getetag><![CDATA["1"]]></C:getetag></C:prop><C:status>HTTP/1.1 200 OK</C:status></C:propstat></C:response></C:multistatus>"#,
    ])
  func prefixesDoNotMatter(text: String) throws {
    let rows = try multistatus(text).rows
    #expect(rows.map(\.hrefs) == [["/a"]])
    #expect(rows.first?.etag == ETag("\"1\""))
  }

  @Test("an element of another namespace is another element") func foreignNamespace() throws {
    let text = #"<D:multistatus xmlns:D="DAV:" xmlns:X="urn:x"><X:response/></D:multistatus>"#
    #expect(try multistatus(text).rows.isEmpty)
  }

  @Test("text in many pieces is whole, beside and between elements") func pieces() throws {
    let root = try XMLDocument.root(
      of: Array("<a>one&#13;&#10;tw&#246;<b>in&amp;side</b>th<![CDATA[r<e]]>e&lt;</a>".utf8))
    #expect(root.text == "one\r\ntw\u{F6}thr<ee<")
    #expect(root.children.map(\.text) == ["in&side"])
  }

  @Test("CDATA is text") func cdata() throws {
    let row =
      #"<D:response><D:href>/a</D:href><D:propstat><D:prop><C:calendar-data><![CDATA[BEGIN:VCALENDAR & <x>]]>&amp;</C:calendar-data></D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>"#
    let rows = try Multistatus(HTTPResponse.rows(row).body).rows
    #expect(rows.first?.property(.caldav("calendar-data"))?.text == "BEGIN:VCALENDAR & <x>&")
  }

  @Test("control bytes and broken UTF-8 become marks") func dirtyBytes() throws {
    var bytes = Array("<D:multistatus xmlns:D=\"DAV:\"><D:sync-token>a".utf8)
    bytes += [0x00, 0x0B, 0x1F, 0xFF, 0xC3]
    bytes += Array("b</D:sync-token></D:multistatus>".utf8)
    #expect(try Multistatus(bytes).syncToken == "a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}b")
  }

  @Test("a document type is refused, bomb or not")
  func doctype() {
    let bomb = """
      <!DOCTYPE b [<!ENTITY a "aaaaaaaaaa"><!ENTITY c "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;">]>
      <D:multistatus xmlns:D="DAV:"><D:sync-token>&d;&d;</D:sync-token></D:multistatus>
      """
    let external = #"<!DOCTYPE x SYSTEM "file:///etc/passwd"><D:multistatus xmlns:D="DAV:"/>"#
    for text in [bomb, external] {
      #expect(throws: XMLFailure(problem: .doctype)) { try multistatus(text) }
    }
  }

  @Test("an unknown entity is an error") func unknownEntity() {
    #expect(throws: XMLFailure.self) {
      try multistatus(#"<D:multistatus xmlns:D="DAV:"><D:sync-token>&x;</D:sync-token></D:multistatus>"#)
    }
  }

  @Test("every truncation of an answer is an error") func truncations() {
    let whole = HTTPResponse.rows(row("/a", "<D:getetag>\"1\"</D:getetag>")).body
    for length in 0..<whole.count {
      #expect(throws: XMLFailure.self, "cut at \(length)") { try Multistatus(Array(whole.prefix(length))) }
    }
  }

  @Test("depth is limited") func depth() {
    let text = String(repeating: "<a>", count: 200) + String(repeating: "</a>", count: 200)
    #expect(throws: XMLFailure(problem: .tooDeep(limit: XMLDocument.depthLimit))) { try multistatus(text) }
  }

  @Test("another root is named") func otherRoot() {
    #expect(throws: XMLFailure(problem: .unexpectedRoot("html"))) { try multistatus("<html><body/></html>") }
  }

  @Test("arbitrary bytes never crash the parser") func noise() throws {
    var state: UInt64 = 0x5EED
    let whole = HTTPResponse.rows(row("/a", "<D:getetag>\"1\"</D:getetag>"), row("/b", status: 404)).body
    for _ in 0..<2_000 {
      var bytes = whole
      for _ in 0..<4 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int((state >> 33) % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: state >> 24)
      }
      // Only that it returns matters here: most mutations are errors.
      _ = try? Multistatus(bytes)
    }
  }

  @Test("written texts are read back", arguments: ["a & b < c > \"d\"", "ü 🎉 \t", "]]>"])
  func escaping(text: String) throws {
    let bytes = XMLText.body("D:multistatus", "<D:sync-token>\(XMLText.escaped(text))</D:sync-token>")
    #expect(try XMLDocument.root(of: bytes).first(.dav("sync-token"))?.text == text)
  }
}
