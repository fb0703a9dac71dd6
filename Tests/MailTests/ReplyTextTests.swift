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
