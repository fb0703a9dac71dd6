import Mail
import Testing

@Suite struct PartTests {
  @Test func thePlainTextOfAlternativesIsTaken() throws {
    let body = """
      --x\r
      Content-Type: text/html; charset=utf-8\r
      \r
      <p>rich</p>\r
      --x\r
      Content-Type: text/plain; charset=iso-8859-1\r
      Content-Transfer-Encoding: quoted-printable\r
      \r
      Gr=FC=DF=\r
      e\r
      --x--\r
      """
    #expect(try mail(["Subject: a", "Content-Type: multipart/alternative; boundary=\"x\""], body).text == "Grüße")
  }

  @Test func aMailOfHTMLAloneIsReadAsText() throws {
    let html = """
      <html><head><title>no</title><style>p{}</style></head><body><div style="display: none">hidden</div>
      <h1>Rechnung&nbsp;4711</h1><p>Bitte   bis<br>Freitag &amp; zwar <b>ganz</b>.</p><ul><li>eins<li>zwei</ul>
      <table><tr><td>a</td><td>b</td></tr></table><script>alert(1)</script></body></html>
      """
    let read = try mail(["Subject: a", "Content-Type: text/html; charset=utf-8"], html)
    #expect(
      read.text == "Rechnung\u{A0}4711\n\nBitte bis\nFreitag & zwar ganz.\n\n- eins\n- zwei\n\na b")
  }

  @Test func attachmentsAreNamedAndNotRead() throws {
    let body = """
      --b
      Content-Type: multipart/alternative; boundary=c

      --c
      Content-Type: text/plain

      Siehe Anhang.
      --c
      Content-Type: text/html

      <p>Siehe Anhang.</p>
      --c--
      --b
      Content-Type: application/pdf; name="=?utf-8?Q?Rechnung_M=C3=A4rz.pdf?="
      Content-Transfer-Encoding: base64

      JVBERi0=
      --b
      Content-Type: text/plain
      Content-Disposition: attachment; filename*0*=utf-8''Protokoll%20; filename*1=vom.txt

      not read
      --b
      Content-Type: message/rfc822

      Subject: =?utf-8?Q?=C3=84nderung?=

      inner
      --b--
      """
    let read = try mail(["Subject: a", "Content-Type: multipart/mixed; boundary=b"], body)
    #expect(read.text == "Siehe Anhang.")
    #expect(read.attachments == ["Rechnung März.pdf", "Protokoll vom.txt", "Änderung"])
  }

  @Test func theFooterOfAListDoesNotTakeThePlaceOfTheText() throws {
    let body = """
      --b
      Content-Type: text/html

      <p>The text</p>
      --b
      Content-Type: text/plain

      ___ list footer
      --b--
      """
    #expect(try mail(["Subject: a", "Content-Type: multipart/mixed; boundary=b"], body).text == "The text")
  }

  @Test func aMailForwardedAsAnAttachmentIsReadWhereThereIsNoOtherText() throws {
    let body = "--b\r\n\r\n\r\n--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: inner\r\n\r\ninner text\r\n--b--"
    let read = try mail(["Subject: Fwd", "Content-Type: multipart/mixed; boundary=b"], body)
    #expect(read.text == "inner text")
    #expect(read.attachments == ["inner"])
  }

  @Test func paragraphsThatFlowArePutTogether() throws {
    let flowed = ["Subject: a", "Content-Type: text/plain; format=flowed"]
    #expect(try mail(flowed, "one \r\ntwo\r\n three \r\n\r\nfour").text == "one two\nthree \nfour")
    #expect(try mail(flowed, "a\r\n>> b \r\n>> c\r\n> d").text == "a\n>> b c\n> d")
    #expect(try mail([flowed[0], flowed[1] + "; delsp=yes"], "日本 \r\n語").text == "日本語")
  }

  @Test func whatIsBrokenIsReadAsFarAsItGoes() throws {
    let open = try mail(["Subject: a", "Content-Type: multipart/mixed; boundary=b"], "--b\n\ncut off")
    #expect(open.text == "cut off")
    #expect(try mail(["Subject: a", "Content-Type: multipart/mixed"], "no boundary").text == "no boundary")
    #expect(try mail(["Subject: a", "Content-Type: ;;;=\"", "Content-Transfer-Encoding: ???"], "odd").text == "odd")
    #expect(try mail(["Subject: a", "Content-Transfer-Encoding: base64"], "R3L*DvMO\nfZQ=").text == "Grüße")
    #expect(try mail(["Subject: a", "Content-Transfer-Encoding: quoted-printable"], "=ZZ=C3=BC=").text == "=ZZü")
    #expect(try mail(["Subject: a", "this is no header"], "").text.hasPrefix("this is no header"))
  }

  @Test func aMailOfAMailboxFileIsReadToo() throws {
    #expect(try mail(["From a@b Mon Nov 23 09:00:00 2026", "Subject: a"], "x").subject == "a")
  }

  @Test(arguments: ["", "\0\u{1}\u{2}", "just words", "Note: call mum\n\nand dad"]) func whatIsNoMailIsRefused(
    _ text: String
  ) {
    #expect(throws: MailFailure.noMail) { try MailMessage(reading: Array(text.utf8)) }
  }
}
