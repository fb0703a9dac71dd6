import Mail
import Testing

/// Mails made to take long: each is read in well under a second in a release build, and comes to some result.
@Suite struct HostileMailTests {
  private static let head = "Subject: a\r\nContent-Type: multipart/mixed; boundary=b0\r\n\r\n"

  private static func nested(_ depth: Int, _ tail: String) -> String {
    var text = "Subject: a\r\n"
    for level in 0..<depth { text += "Content-Type: multipart/mixed; boundary=b\(level)\r\n\r\n--b\(level)\r\n" }
    return text + "\r\ntext\r\n" + tail
  }

  @Test(arguments: [
    "Subject: " + String(repeating: "=?utf-8?B?", count: 100_000),
    "Subject: " + String(repeating: "a\r\n ", count: 250_000),
    "Subject: a\r\nFrom: " + String(repeating: "a:", count: 500_000),
    "Subject: a\r\nFrom: " + String(repeating: "(", count: 500_000),
    "Subject: a\r\n" + String(repeating: "X: y\r\n", count: 200_000),
    "Subject: a\r\nContent-Type: text/plain" + String(repeating: "; a*0=b", count: 100_000) + "\r\n\r\nx",
    head + String(repeating: "--b0\r\n\r\nx\r\n", count: 100_000),
    head + String(repeating: "--b0\r\n", count: 200_000),
    nested(1_000, ""), nested(20_000, ""), nested(1_000, String(repeating: "--\r\n", count: 200_000)),
    "Subject: a\r\n" + String(repeating: "Content-Type: message/rfc822\r\n\r\n", count: 30_000),
    "Subject: a\r\nContent-Type: text/html\r\n\r\n" + String(repeating: "<b>", count: 100_000)
      + String(repeating: "</i>", count: 100_000),
    "Subject: a\r\nContent-Type: text/html\r\n\r\n" + String(repeating: "<p><a href=x><table>&amp;", count: 30_000),
    "Subject: a\r\nContent-Type: text/html\r\n\r\n<" + String(repeating: "a ", count: 300_000),
    "Subject: a\r\nContent-Type: text/html\r\n\r\n" + String(repeating: "<!--", count: 200_000),
  ]) func comesToAnEnd(_ text: String) throws {
    let read = try MailMessage(reading: Array(text.utf8))
    #expect(read.subject.utf8.count <= 65_536)
    #expect(read.text.utf8.count <= 2_000_000)
    #expect(read.attachments.count <= 100)
  }

  @Test func textInsideManyPartsIsFoundUpToADepth() throws {
    #expect(try MailMessage(reading: Array(Self.nested(20, "").utf8)).text == "text")
    #expect(try MailMessage(reading: Array(Self.nested(1_000, "").utf8)).text == "")
  }
}
