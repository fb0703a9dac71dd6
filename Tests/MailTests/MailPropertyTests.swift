import Mail
import TestSupport
import Testing

@Suite struct MailPropertyTests {
  private static let pieces = [
    "Subject: ", "From: ", "\r\n", "\n", "\r\n\r\n", "--x", "--x--", "Content-Type: multipart/mixed; boundary=x",
    "Content-Type: text/html", "Content-Transfer-Encoding: base64", "=?utf-8?Q?", "=?iso-2022-jp?B?", "?=", "=C3=BC",
    "<a@b>", "(", "\"", "\\", ":", ";", "=", "<p>", "&amp;", "</", "Message-ID: ", "-- \r\n", "> ", "ü", "\0", " ", "a",
    "filename*0*=utf-7''", "charset=utf-16", "format=flowed", " \r\n",
  ]

  @Test func anyBytesComeToTheSameResultTwice() throws {
    let seed = UInt64.random(in: .min ... .max)
    var chance = SplitMix(seed: seed)
    for _ in 0..<300 {
      var bytes = Array("Subject: s\r\n".utf8)
      for _ in 0..<Int.random(in: 0..<60, using: &chance) {
        if Int.random(in: 0..<8, using: &chance) == 0 {
          bytes.append(UInt8.random(in: .min ... .max, using: &chance))
        } else {
          bytes += Array((Self.pieces.randomElement(using: &chance) ?? "").utf8)
        }
      }
      let first = try MailMessage(reading: bytes)
      let second = try MailMessage(reading: bytes)
      #expect(first == second, "seed \(seed)")
      #expect(!first.subject.contains { $0 == "\n" || $0 == "\0" }, "seed \(seed)")
    }
  }
}
