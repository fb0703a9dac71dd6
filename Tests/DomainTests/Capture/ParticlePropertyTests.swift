import Testing

@testable import Domain

/// Lines of a verb, its object, its particle and a time: the first three become the title, whatever the time.
@Suite("A verb's other part before a time")
struct ParticlePropertyTests {
  private struct Lines {
    var language: Language
    /// A title without a particle, which shows the meaning of the time alone.
    var plain: String
    var verbs: [String]
    var times: [String]
  }

  private func check(_ lines: Lines, where isMeant: (_ particle: String, _ time: String) -> Bool = { _, _ in true }) {
    let reader = QuickAdd.morning(lines.language)
    for time in lines.times {
      let expected = reader.parse(lines.plain + " " + time)
      #expect(expected.title == lines.plain)
      for verb in lines.verbs where isMeant(String(verb.split(separator: " ").last ?? ""), time) {
        let captured = reader.parse(verb + " " + time)
        #expect(captured.title == verb, "\(verb) \(time)")
        #expect(
          Set(captured.chips.flatMap { $0.text.split(separator: " ") })
            == Set(expected.chips.flatMap { $0.text.split(separator: " ") }), "\(verb) \(time)")
        var said = captured
        (said.title, said.text, said.chips) = (expected.title, expected.text, expected.chips)
        #expect(said == expected, "\(verb) \(time)")
      }
    }
  }

  private static let englishTimes = [
    "tonight", "today", "tomorrow", "tonight at 8pm", "tomorrow at 4", "tomorrow morning", "at 6pm", "at noon",
    "this evening", "this Sunday", "by Thursday", "by 4pm", "before Thursday", "until Thursday", "on Thursday",
    "on Dec 9", "on the 14th", "every Thursday", "every day", "daily", "from Thursday", "later today", "in 4 days",
  ]

  @Test func isKeptInEnglish() {
    let verbs = [
      "Put the recycling out", "Wear the boots in", "Fill the form in", "Switch the dryer on", "Take the hose off",
      "Wind the cable up", "Ask Nora over", "Send the shoes back", "Carry the desk down", "Give the crib away",
      "Pass the tray around", "Glue the vase together", "Hand the keys in", "Leave the radio on", "Sort the shed out",
    ]
    check(Lines(language: .english, plain: "Practise cello", verbs: verbs, times: Self.englishTimes)) {
      particle, time in
      // "On this Sunday" is itself a valid time, so the particle is ambiguous.
      !(particle == "on" && time == "this Sunday")
    }
  }

  @Test func isKeptBeforeWhatItNeverLeadsTo() {
    let times = [
      "3pm", "15:30", "noon", "2026-12-09", "at the weekend", "next Thursday", "first thing tomorrow",
      "the day after tomorrow",
    ]
    let verbs = ["Hand the keys in", "Turn the hose in"]
    check(Lines(language: .english, plain: "Practise cello", verbs: verbs, times: times))
    check(
      Lines(
        language: .english, plain: "Practise cello", verbs: ["Turn the pump on"],
        times: ["3pm", "noon", "next Thursday"]))
    check(
      Lines(
        language: .english, plain: "Practise cello", verbs: ["Stop by", "Swing by"],
        times: ["Thursday", "tomorrow", "at 6pm"]))
  }

  private static let germanTimes = [
    "heute", "morgen", "übermorgen", "heute Abend", "morgen um 16 Uhr", "um 16 Uhr", "am Donnerstag", "bis Donnerstag",
    "bis 16 Uhr", "jeden Donnerstag", "täglich", "donnerstags", "in 4 Tagen", "am 9. Dezember", "im Februar",
    "vor Donnerstag", "gegen 16 Uhr", "abends", "morgen früh", "heute noch", "am Wochenende",
  ]

  @Test func isKeptInGerman() {
    let verbs = [
      "Ruf den Notar an", "Schalte die Pumpe an", "Hol die Bilder ab", "Sag den Kurs ab", "Häng den Spiegel auf",
      "Räum die Garage auf", "Mach die Luke zu", "Pack das Geschenk ein", "Schalte das Radio aus",
      "Trag die Kisten raus",
      "Stell die Räder rein", "Steh Lena bei", "Nimm die Jacke mit", "Bring die Leiter zurück", "Räum die Bücher weg",
      "Bereite die Sitzung vor", "Schlag die Regel nach", "Zieh die Stühle um", "Lies die Akte durch",
    ]
    check(Lines(language: .german, plain: "Cello üben", verbs: verbs, times: Self.germanTimes)) { particle, time in
      // "Um" is also a preposition of time, so it is ambiguous before "in 4 Tagen".
      !(particle == "um" && time == "in 4 Tagen")
    }
  }

  @Test func isKeptBeforeWhatItNeverLeadsToInGerman() {
    let times = [
      "nächsten Donnerstag", "diesen Sonntag", "nächste Woche", "16 Uhr", "16:30", "9. Dezember", "halb acht",
    ]
    let verbs = ["Ruf den Notar an", "Hol die Bilder ab", "Mach die Luke zu", "Räum die Garage auf"]
    check(Lines(language: .german, plain: "Cello üben", verbs: verbs, times: times))
  }

  /// Adverbs of manner remain in the title.
  @Test func adverbsStayToo() {
    #expect(QuickAdd.morning(.english).parse("Fold it right tomorrow").title == "Fold it right")
    #expect(QuickAdd.morning(.german).parse("Schau kurz morgen rein").title == "Schau kurz rein")
    #expect(QuickAdd.morning(.german).parse("Stell den Topf gerade morgen").title == "Stell den Topf gerade")
    #expect(QuickAdd.morning(.german).parse("Anruf kurz vor 17 Uhr").title == "Anruf")
  }

  /// A day as the topic of a conversation is not the due day.
  @Test(arguments: ["Ask Nora about tomorrow", "Tell the team about next Thursday", "Email Ben about Friday"])
  func aTopicStays(_ text: String) {
    #expect(QuickAdd.morning(.english).parse(text).title == text)
  }
}
