import Domain
import Mail
import Testing

@Suite struct MailTaskTests {
  private func task(_ headers: [String], _ body: String = "", in language: Language = .german) throws -> TaskDraft {
    MailTask(try mail(headers, body), in: language).draft
  }

  @Test func subjectSenderLinkAndText() throws {
    let draft = try task(
      ["Subject: Re: Angebot", "From: Anna <anna@example.org>", "Message-ID: <a+b/c@example.org>"],
      "Bitte prüfen.\r\nDanke")
    #expect(draft.title == "Re: Angebot")
    #expect(draft.notes == "Von: Anna <anna@example.org>\n\nBitte prüfen.\nDanke")
    #expect(draft.sourceURL == "message:%3Ca%2Bb%2Fc@example.org%3E")
    #expect(try task(["Subject: a", "From: b@c"], in: .english).notes == "From: b@c")
  }

  @Test func withoutASubjectTheTextOrTheSenderIsTheTitle() throws {
    #expect(try task(["From: Anna <a@b>"], "\n\n  Bitte anrufen  \nheute").title == "Bitte anrufen")
    #expect(try task(["From: Anna <a@b>", "Subject:  "]).title == "Mail von Anna")
    #expect(try task(["From: a@b"], in: .english).title == "Mail from a@b")
    #expect(try task(["Date: x"]).title == "Mail ohne Absender")
    #expect(try task(["From: a@b", "Subject: \u{200B}"]).title == "Mail von a@b")
    for subject in ["Re:", "AW: Re:", "WG[2]:"] {
      #expect(try task(["Subject: " + subject], "Bitte anrufen").title == "Bitte anrufen")
    }
    #expect(try task(["Subject: Einkauf:"], "Milch").title == "Einkauf:")
  }

  @Test func aLineThatBecameTheTitleLeavesTheDescription() throws {
    #expect(try task(["From: a@b"], "Bitte anrufen\n\nheute").notes == "Von: a@b\n\nheute")
    #expect(try task(["From: a@b"], "Bitte anrufen").notes == "Von: a@b")
    let long = Array(repeating: "wort", count: 100).joined(separator: " ")
    #expect(try task(["From: a@b"], long).notes == "Von: a@b\n\n" + long)
  }

  @Test func attachmentsAndTheArchiveAreTold() throws {
    let draft = try task(
      [
        "Subject: a", "From: b@c", "Message-ID: <i@d>", "Archived-At: <https://lists.example.org/1>",
        "Content-Type: multipart/mixed; boundary=x",
      ],
      "--x\n\nText\n--x\nContent-Type: application/pdf; name=a.pdf\n\n--x\nContent-Type: image/png; name=b.png\n\n--x--"
    )
    #expect(draft.notes == "Von: b@c\nAnhang: a.pdf, b.png\nArchiv: https://lists.example.org/1\n\nText")
    #expect(
      try task(["Subject: a", "Archived-At: <https://lists.example.org/1>"]).sourceURL == "https://lists.example.org/1")
  }

  @Test func aSubjectThatIsTooLongStandsInTheDescriptionToo() throws {
    let words = Array(repeating: "wort", count: 200).joined(separator: " ")
    let draft = try task(["Subject: " + words])
    #expect(draft.title.count <= 500 && draft.title.hasSuffix("wort…"))
    #expect(draft.notes == "Betreff: " + words)
  }

  @Test func theSameMailIsTheSameTask() throws {
    let first = try task(["Subject: a", "Message-ID: <i@d>", "Date: Mon"])
    #expect(try task(["Subject: [list] a", "Message-ID: <i@d>", "Date: Mon"]).id == first.id)
    #expect(try task(["Subject: a", "Message-ID: <j@d>", "Date: Mon"]).id != first.id)
    #expect(try task(["Subject: a", "Message-ID: <i@d>", "Date: Tue"]).id != first.id)
    #expect(try task(["Subject: a", "From: b@c"], "x").id == task(["Subject: a", "From: b@c"], "x").id)
    #expect(try task(["Subject: a", "From: b@c"], "x").id != task(["Subject: a", "From: b@c"], "y").id)
  }

  @Test func mailsThatSayNeitherWhoTheyAreNorWhenAreToldApartByWhatTheySay() throws {
    let first = try task(["Subject: a", "Message-ID: <i@d>"], "x")
    #expect(try task(["Subject: a", "Message-ID: <i@d>"], "x").id == first.id)
    #expect(try task(["Subject: a", "Message-ID: <i@d>"], "y").id != first.id)
    #expect(try task(["Subject: b", "Message-ID: <i@d>"], "x").id != first.id)
    #expect(try task(["Subject: a", "From: b@c", "Message-ID: <i@d>"], "x").id != first.id)
  }

  @Test func whatIsMadeOfAMailIsTakenByThePlanner() throws {
    let body = String(repeating: "Zeile mit Wörtern\u{7} und 🎉\r\n", count: 20_000)
    let draft = try task(["Subject: " + String(repeating: "ü", count: 60_000)], body)
    let store = MemoryStore()
    let environment = Environment(
      now: Instant(seconds: 0), today: Day(number: 20_000), time: .midnight, makeIdentifier: { "x" })
    #expect(throws: Never.self) { try Planner(store).perform(.add(draft), in: environment) }
  }
}
