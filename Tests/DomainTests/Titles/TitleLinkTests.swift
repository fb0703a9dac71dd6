import Testing

@testable import Domain

@Suite("Where titles came from")
struct TitleLinkTests {
  @Test(arguments: [
    ("https://example.com/read-me?utm_source=x&id=3&fbclid=y#part", "https://example.com/read-me?id=3#part"),
    ("https://example.com/read-me?a=1&&b", "https://example.com/read-me?a=1&&b"),
    ("www.example.com/read-me", "https://www.example.com/read-me"),
    ("https://www.google.com/url?q=https%3A%2F%2Fexample.com%2Fa%3Futm_source%3Dx&sa=D", "https://example.com/a"),
    ("https://www.google.com/url?q=javascript%3Aalert(1)", "https://www.google.com/url?q=javascript%3Aalert(1)"),
    (
      "https://www.google.com/search?q=https%3A%2F%2Fexample.com",
      "https://www.google.com/search?q=https%3A%2F%2Fexample.com"
    ),
    ("https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2Fa&h=AT0", "https://example.com/a"),
    ("https://www.youtube.com/watch?v=abc&feature=share&si=x", "https://www.youtube.com/watch?v=abc"),
    ("https://example.com/watch?v=abc&feature=share&si=x", "https://example.com/watch?v=abc&feature=share&si=x"),
    ("https://gitlab.example/p/-/blob?ref=main", "https://gitlab.example/p/-/blob?ref=main"),
    ("Artikel lesen (https://example.com/a?gclid=1).", "https://example.com/a"),
    ("https://example.com/a und https://example.com/b", "https://example.com/a"),
  ])
  func theFirstLinkIsKeptWithoutTracking(_ raw: String, _ expected: String) {
    #expect(TitleRules.improve(raw).sourceURL == expected)
  }

  @Test(arguments: [
    "Milch kaufen", "https://", "http:// lesen", "ftp://example.com", "https:/example.com", "www.", "https://?a=b",
  ])
  func otherWordsAreNoLinks(_ raw: String) {
    #expect(TitleRules.improve(raw).sourceURL == nil)
    #expect(TitleRules.improve(raw).title == raw)
  }

  @Test func punctuationAroundALinkStays() {
    let improved = TitleRules.improve("Artikel lesen (https://example.com/a?gclid=1).")
    #expect(improved.title == "Artikel lesen (https://example.com/a).")
    #expect(improved.reasons == [.tracking])
  }

  @Test func redirectorsThatLeadInCirclesComeToAnEnd() {
    var address = "https://example.com/a"
    for _ in 0..<30 {
      let encoded = address.utf8.map { byte in
        let isPlain = byte >= 0x61 && byte <= 0x7A
        return isPlain ? String(UnicodeScalar(byte)) : "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
      }
      if address.utf8.count > 4_000 { break }
      address = "https://www.google.com/url?q=" + encoded.joined()
    }
    #expect(TitleRules.improve(address).reasons.contains(.redirector))
  }

  @Test func aLinkThatWasCutLeadsNowhere() {
    #expect(TitleRules.improve("https://example.com/" + String(repeating: "a", count: 20_000)).sourceURL == nil)
  }
}
