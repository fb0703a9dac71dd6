import Mail
import Testing

/// Where the links of mails lead that are pages only.
@Suite struct LinkTests {
  private func text(_ html: String) throws -> String {
    try mail(["Subject: a", "Content-Type: text/html; charset=utf-8"], html).text
  }

  @Test func theAddressStandsBehindTheWords() throws {
    #expect(
      try text("<p>Bitte <a href='https://shop.example.org/pay?id=815&amp;x=1'>Jetzt bezahlen</a> bis Freitag.</p>")
        == "Bitte Jetzt bezahlen (https://shop.example.org/pay?id=815&x=1) bis Freitag.")
    #expect(try text("<a href='http://a.example'><div>Los</div></a><p>mehr") == "Los (http://a.example)\n\nmehr")
  }

  @Test(arguments: [
    "<a href='https://example.org/'>example.org</a>", "<a href='https://www.example.org'>https://example.org</a>",
  ]) func wordsThatSayTheAddressSayItOnce(html: String) throws {
    #expect(try !text(html).contains("("))
  }

  @Test(arguments: [
    "x<a href='https://t.example/p.gif'><img src=a></a>", "x<a href='https://t.example'> </a>", "<a href='#top'>x</a>",
    "<a href='javascript:alert(1)'>x</a>", "<a name=a>x</a>",
    "x<span style='display:none'><a href='https://h.example'>y</a></span>",
  ]) func whatLeadsNowhereOrCannotBeSeenSaysNothing(html: String) throws {
    #expect(try text(html) == "x")
  }

  @Test func addressesAreToldOnceAndHaveAnEnd() throws {
    #expect(
      try text("<a href='https://e.example'>x</a> <a href='https://e.example'>y</a>") == "x (https://e.example) y")
    #expect(try text("<a href='https://e.example/\(String(repeating: "a", count: 2_000))'>x</a>") == "x")
    let many = (0..<1_000).map { "<a href='https://e.example/\($0)'>x</a> " }.joined()
    #expect(try text(many).utf8.count < 12_000)
  }

  @Test func aPlainTextIsTakenInsteadWhereThereIsOne() throws {
    let body =
      "--x\nContent-Type: text/html\n\n<a href='https://e.example'>x</a>\n--x\nContent-Type: text/plain\n\nplain\n--x--"
    #expect(try mail(["Subject: a", "Content-Type: multipart/alternative; boundary=x"], body).text == "plain")
  }
}
