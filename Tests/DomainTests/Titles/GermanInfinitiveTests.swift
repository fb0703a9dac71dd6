import Testing

@testable import Domain

@Suite("German infinitives")
struct GermanInfinitiveTests {
  @Test(arguments: [
    ("kaufe", "kaufen"), ("abhole", "abholen"), ("anrufe", "anrufen"), ("sammle", "sammeln"), ("wechsele", "wechseln"),
    ("wechsel", "wechseln"), ("ändere", "ändern"), ("ändre", "ändern"), ("füttere", "füttern"),
    ("repariere", "reparieren"),
    ("feiere", "feiern"), ("verliere", "verlieren"), ("höre", "hören"), ("fahre", "fahren"), ("spiele", "spielen"),
    ("wähle", "wählen"), ("erzähle", "erzählen"), ("lächle", "lächeln"), ("stelle", "stellen"), ("fülle", "füllen"),
    ("leere", "leeren"), ("kehre", "kehren"), ("öffne", "öffnen"), ("rechne", "rechnen"), ("bin", "sein"),
    ("tue", "tun"),
    ("weiß", "wissen"), ("habe", "haben"), ("steuere", "steuern"), ("handle", "handeln"), ("bügle", "bügeln"),
    ("bereite", "bereiten"), ("durchlese", "durchlesen"), ("beschwere", "beschweren"), ("überquere", "überqueren"),
  ])
  func comeFromTheFirstPerson(_ form: String, _ infinitive: String) {
    #expect(GermanInfinitive.ofFirstPerson(form) == infinitive)
  }

  @Test(arguments: [
    ("abzuholen", "abholen"), ("anzurufen", "anrufen"), ("zuzumachen", "zumachen"), ("aufzuräumen", "aufräumen"),
    ("herunterzuladen", "herunterladen"), ("zusammenzufassen", "zusammenfassen"), ("zurückzugeben", "zurückgeben"),
    ("kennenzulernen", "kennenlernen"), ("hinzuzufügen", "hinzufügen"), ("dazuzulernen", "dazulernen"),
    ("hinzugehen", "hingehen"),
    ("dazubleiben", "dableiben"), ("auszuziehen", "ausziehen"), ("vorzuziehen", "vorziehen"),
    ("teilzunehmen", "teilnehmen"),
    ("rauszubringen", "rausbringen"), ("anzuzünden", "anzünden"), ("fernzusehen", "fernsehen"),
    ("zurueckzurufen", "zurueckrufen"),
  ])
  func loseTheirZu(_ form: String, _ infinitive: String) {
    #expect(GermanInfinitive.withoutZu(form) == infinitive)
  }

  @Test(arguments: [
    "hinzufügen", "hinzukommen", "dazukommen", "dazulernen", "zuziehen", "zukommen", "herzukommen", "kaufen",
    "benutzen", "zulassen",
    "abzüglich", "anzug", "zu", "azun", "zweizum",
  ])
  func keepAZuOfTheirOwn(_ word: String) {
    #expect(GermanInfinitive.withoutZu(word) == nil)
  }
}
