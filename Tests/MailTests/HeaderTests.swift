import Mail
import Testing

@Suite struct HeaderTests {
  @Test(arguments: [
    ("Jürgen <j@example.org>", "Jürgen", "j@example.org"),
    ("=?utf-8?Q?J=C3=BCrgen?= Meier <j@example.org>", "Jürgen Meier", "j@example.org"),
    ("\"Meier, Jürgen\" <j@example.org>, x@y", "Meier, Jürgen", "j@example.org"),
    ("j@example.org (Jürgen (der Ältere))", "Jürgen (der Ältere)", "j@example.org"),
    ("j@example.org", "", "j@example.org"),
    ("<j@example.org>", "", "j@example.org"),
    ("Freunde: Eva <e@example.org>, j@example.org;", "Eva", "e@example.org"),
    ("j@example.org <j@example.org>", "", "j@example.org"),
    ("\"=?utf-8?Q?J=C3=BCrgen?=\" <j@b>", "Jürgen", "j@b"),
    ("", "", ""), ("<", "", ""), ("((((", "(((", ""), (":::", "", ""), ("\"", "", ""), (",,,a@b", "", "a@b"),
  ]) func theSenderIsRead(raw: String, name: String, address: String) throws {
    let sender = try mail(["From: " + raw]).sender
    #expect(sender == MailMessage.Sender(name: name, address: address))
  }

  @Test func namesBesideAddresses() throws {
    let read = try mail(["Message-ID: <a.b+c@d>", "Archived-At: <https://lists.example.org/1>", "Date: today"])
    #expect(read.messageID == "a.b+c@d")
    #expect(read.archive == "https://lists.example.org/1")
    #expect(try mail(["Message-Id: a@b"]).messageID == "a@b")
    #expect(try mail(["Message-ID: <a b>"]).messageID == nil)
    #expect(try mail(["Subject: a", "Archived-At: <javascript:alert(1)>"]).archive == nil)
    #expect(try mail(["Message-ID: <\(String(repeating: "a", count: 2_000))>"]).messageID == nil)
  }

  @Test(arguments: [
    ("Auto-Submitted: auto-replied", MailMessage.Automatic.answer), ("Precedence: auto_reply", .answer),
    ("X-Autoreply: yes", .answer), ("Auto-Submitted: auto-replied; owner-email=\"a@b\"", .answer),
    ("Content-Type: multipart/report; report-type=delivery-status; boundary=x", .bounce),
    ("Content-Type: multipart/report; report-type=disposition-notification; boundary=x", .receipt),
    ("From: Mail Delivery System <MAILER-DAEMON@example.org>", .bounce),
  ]) func answersOfProgramsAreTold(header: String, kind: MailMessage.Automatic) throws {
    #expect(try mail(["Subject: a", header]).automatic == kind)
  }

  @Test(arguments: [
    "Auto-Submitted: auto-generated", "Auto-Submitted: no", "Precedence: list", "Precedence: bulk",
    "Content-Type: multipart/report; boundary=x", "From: Anna <anna@example.org>",
  ]) func whatProgramsSendOfThemselvesIsNoAnswer(header: String) throws {
    #expect(try mail(["Subject: a", header]).automatic == nil)
  }
}
