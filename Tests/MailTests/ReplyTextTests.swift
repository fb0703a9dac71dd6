import Mail
import Testing

@Suite struct ReplyTextTests {
  private func text(_ body: String) throws -> String { try mail(["Subject: a"], body).text }

  @Test func theMailThatIsAnsweredIsLeftOut() throws {
    #expect(try text("Passt.\n\nAm 1.11.2026 um 09:00 schrieb Anna:\n> Freitag?\n> Anna\n") == "Passt.\n\n[…]")
    #expect(
      try text("Fine.\n\nOn Mon, Nov 23, 2026 at 9:00 AM Anna\n<anna@example.org> wrote:\n\n> Friday?\n")
        == "Fine.\n\n[…]")
  }

  @Test func aSignatureBelowWhatIsAnsweredHidesNothing() throws {
    #expect(try text("Passt.\n\nAm 1.11.2026 schrieb Anna:\n> Freitag?\n\n-- \nJürgen\n") == "Passt.\n\n[…]")
    #expect(try text("Fine.\n\n-- \nJo\n\nOn Mon Anna wrote:\n> Friday?\n") == "Fine.\n\n[…]")
  }

  private static let outlook =
    "Passt.\n\nVon: Anna <a@b>\nGesendet: Montag, 23. November 2026 09:00\nAn: Jo; Ida;\n  Eva\nCc: Kai\n"
    + "Betreff: Freitag\n\nGeht Freitag?"
  private static let english =
    "Fine.\n\n-----Original Message-----\nFrom: Anna\nSent: Monday\nTo: Jo\nSubject: Friday\n\nFriday?"

  @Test(
    arguments: [outlook, english],
    [["Subject: AW: a"], ["Subject: a", "In-Reply-To: <1@b>"], ["Subject: [EXT] Re: a"]])
  func anAnswerOfOutlookIsCutWhereTheOtherMailBegins(body: String, headers: [String]) throws {
    #expect(["Passt.\n\n[…]", "Fine.\n\n[…]"].contains(try mail(headers, body).text))
  }

  @Test(arguments: [
    ["Subject: a"], ["Subject: WG: a", "In-Reply-To: <1@b>"], ["Subject: [list] Fwd: AW: a", "References: <1@b>"],
    ["Subject: [Fwd: a]", "References: <1@b>"], ["Subject: a (fwd)", "References: <1@b>"],
  ]) func aMailThatIsPassedOnKeepsItsText(headers: [String]) throws {
    #expect(try mail(headers, Self.outlook).text == Self.outlook)
    #expect(try mail(headers, Self.english).text == Self.english)
  }

  @Test func answersBetweenTheLinesStay() throws {
    for own in ["Meine Antworten stehen unten in Rot.", "My answers are inline below:", ""] {
      let body = own + Self.outlook.dropFirst("Passt.".count)
      #expect(try mail(["Subject: AW: a"], body).text.hasSuffix("Geht Freitag?"))
    }
  }

  @Test func theSignatureIsLeftOut() throws {
    #expect(try text("Bitte anrufen.\n\n-- \nJürgen\nTel. 123\n") == "Bitte anrufen.")
  }

  @Test(arguments: [
    "> all\n> quoted", "Look:\n> quoted", "> Question?\nAnswer.\n> Other?\nYes.",
    "On it:\n> quoted\nand more below", "-- \nonly a signature",
    "FYI\n\n---------- Forwarded message ---------\nFrom: Anna\n\nText",
    "FYI\n-- \nJürgen\n---- Forwarded ----\nText",
  ]) func whatIsNotClearStays(body: String) throws {
    #expect(try text(body) == body)
  }
}
