import Testing

@testable import Domain

@Suite("When somebody asked to be reminded")
struct MomentTitleTests {
  @Test(
    "is told apart where it is a day, a time or a rhythm",
    arguments: [
      ("Erinnere mich jeden Montag daran, die Tonne rauszustellen", "Die Tonne rausstellen", "jeden Montag"),
      ("remind me every Monday to take the bins out", "Take the bins out", "every Monday"),
      ("Erinnere mich täglich daran, die Pille zu nehmen", "Die Pille nehmen", "täglich"),
      ("Erinnere mich alle zwei Wochen daran, das Bett zu beziehen", "Das Bett beziehen", "alle zwei Wochen"),
      ("Erinnere mich Ende des Monats daran, die Miete zu zahlen", "Die Miete zahlen", "Ende des Monats"),
      ("remind me on March 3rd to file taxes", "File taxes", "on March 3rd"),
      ("remind me on the 3rd to pay rent", "Pay rent", "on the 3rd"),
    ])
  func apart(raw: String, title: String, moment: String) {
    let improved = TitleRules.improve(raw)
    #expect(improved.title == title && improved.moment == moment)
  }

  @Test(
    "stays in the title where it is none of these",
    arguments: [
      ("Erinnere mich später daran, Milch zu kaufen", "Später Milch kaufen"),
      ("Erinnere mich morgen nach dem Essen daran, Milch zu kaufen", "Morgen nach dem Essen Milch kaufen"),
      ("Erinnere mich ab Montag daran, Milch zu kaufen", "Ab Montag Milch kaufen"),
      ("Erinnere mich später an den Termin", "Termin später"), ("remind me later to call mom", "Call mom later"),
      ("remind me at work to ask Tom", "Ask Tom at work"),
    ])
  func inside(raw: String, title: String) {
    let improved = TitleRules.improve(raw)
    #expect(improved.title == title && improved.moment == nil)
    #expect(!TitleRules.improve(title).changed)
  }
}
