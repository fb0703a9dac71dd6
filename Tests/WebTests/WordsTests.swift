import Domain
import Testing

@testable import Web

@Suite("Words")
struct WordsTests {
  @Test(arguments: Phrase.allCases)
  func everyPhraseExistsInBothLanguagesWithTheSamePlaces(phrase: Phrase) {
    #expect(!phrase.german.isEmpty)
    #expect(!phrase.english.isEmpty)
    #expect(places(phrase.german) == places(phrase.english))
  }

  @Test(arguments: Phrase.allCases)
  func noPhraseShoutsOrUsesTypewriterQuotes(phrase: Phrase) {
    for text in [phrase.german, phrase.english] {
      #expect(!text.contains("!"))
      #expect(!text.contains("\""))
      #expect(!text.contains("..."))
    }
  }

  @Test(arguments: PalettePhrase.allCases)
  func everyPhraseOfThePaletteExistsInBothLanguages(phrase: PalettePhrase) {
    for text in [phrase.german, phrase.english] {
      #expect(!text.isEmpty)
      #expect(!text.contains("!") && !text.contains("\"") && !text.contains("..."))
    }
    #expect(places(phrase.german) == places(phrase.english))
  }

  @Test(arguments: AccountPhrase.allCases)
  func everyPhraseAboutAccountsExistsInBothLanguages(phrase: AccountPhrase) {
    for text in [phrase.german, phrase.english] {
      #expect(!text.isEmpty)
      #expect(!text.contains("!") && !text.contains("\"") && !text.contains("..."))
    }
    #expect(places(phrase.german) == places(phrase.english))
  }

  @Test(arguments: BacklogPhrase.allCases)
  func everyPhraseOfTheBacklogExistsInBothLanguages(phrase: BacklogPhrase) {
    for text in [phrase.german, phrase.english] {
      #expect(!text.isEmpty)
      #expect(!text.contains("!") && !text.contains("\"") && !text.contains("..."))
    }
    #expect(places(phrase.german) == places(phrase.english))
  }

  @Test(arguments: PlanningPhrase.allCases)
  func everyPhraseAboutPlanningExistsInBothLanguages(phrase: PlanningPhrase) {
    for text in [phrase.german, phrase.english] {
      #expect(!text.isEmpty)
      #expect(!text.contains("!") && !text.contains("\"") && !text.contains("..."))
    }
    #expect(places(phrase.german) == places(phrase.english))
  }

  @Test(arguments: DayPhrase.allCases)
  func everyPhraseOfThePlanExistsInBothLanguages(phrase: DayPhrase) {
    for text in [phrase.german, phrase.english] {
      #expect(!text.isEmpty)
      #expect(!text.contains("!") && !text.contains("\"") && !text.contains("..."))
    }
    #expect(places(phrase.german) == places(phrase.english))
  }

  @Test(arguments: MethodPhrase.allCases)
  func everyPhraseOfTheMethodsExistsInBothLanguages(phrase: MethodPhrase) {
    for text in [phrase.german, phrase.english] {
      #expect(!text.isEmpty)
      #expect(!text.contains("!") && !text.contains("\"") && !text.contains("..."))
    }
    #expect(places(phrase.german) == places(phrase.english))
  }

  @Test(arguments: HandPhrase.allCases)
  func everyPhraseAboutMovingExistsInBothLanguages(phrase: HandPhrase) {
    for text in [phrase.german, phrase.english] {
      #expect(!text.isEmpty)
      #expect(!text.contains("!") && !text.contains("\"") && !text.contains("..."))
    }
    #expect(places(phrase.german) == places(phrase.english))
  }

  @Test(arguments: FindPhrase.allCases)
  func everyPhraseAboutFindingExistsInBothLanguages(phrase: FindPhrase) {
    for text in [phrase.german, phrase.english] {
      #expect(!text.isEmpty)
      #expect(!text.contains("!") && !text.contains("\"") && !text.contains("..."))
    }
    #expect(places(phrase.german) == places(phrase.english))
  }

  @Test(arguments: FormPhrase.allCases)
  func everyPhraseOfTheFormExistsInBothLanguages(phrase: FormPhrase) {
    for text in [phrase.german, phrase.english] {
      #expect(!text.isEmpty)
      #expect(!text.contains("!") && !text.contains("\"") && !text.contains("..."))
    }
    #expect(places(phrase.german) == places(phrase.english))
  }

  @Test(arguments: CapturePhrase.allCases)
  func everyPhraseOfQuickAddExistsInBothLanguages(phrase: CapturePhrase) {
    for text in [phrase.german, phrase.english] {
      #expect(!text.isEmpty)
      #expect(!text.contains("!") && !text.contains("\"") && !text.contains("..."))
    }
    #expect(places(phrase.german) == places(phrase.english))
  }

  @Test(arguments: ElsewherePhrase.allCases)
  func everyPhraseAboutCapturingExistsInBothLanguages(phrase: ElsewherePhrase) {
    for text in [phrase.german, phrase.english] {
      #expect(!text.isEmpty)
      #expect(!text.contains("!") && !text.contains("\"") && !text.contains("..."))
    }
    #expect(places(phrase.german) == places(phrase.english))
  }

  private func places(_ text: String) -> Set<Character> {
    var found: Set<Character> = []
    for (index, character) in text.enumerated() where character == "{" {
      found.insert(Array(text)[index + 1])
    }
    return found
  }

  @Test(
    arguments: [
      (nil, "de-DE,de;q=0.9,en;q=0.8", Language.german), (nil, "en;q=0.5, de;q=0.7", .german), (nil, "fr", .english),
      (nil, "", .english), (nil, "den,DE-at", .german), ("en", "de", .english), ("auto", "de", .german),
      (nil, "de;q=0,en;q=0.1", .english), (nil, ";;,,de;q=", .english),
    ] as [(String?, String, Language)])
  func theSettingWinsOverTheBrowser(setting: String?, header: String, expected: Language) {
    #expect(Language.chosen(setting: setting, acceptLanguage: header) == expected)
  }

  @Test(arguments: [(1, "1m", "1 min"), (60, "1h", "1 h"), (90, "1h 30", "1 h 30"), (1440, "24h", "24 h")])
  func durationsAreShort(minutes: Int, badge: String, length: String) {
    #expect(Words(.english).badge(minutes: minutes) == badge)
    #expect(Words(.german).length(minutes: minutes) == length)
  }

  @Test(arguments: [
    (-1, "gestern", "yesterday"), (0, "heute", "today"), (1, "morgen", "tomorrow"),
    (6, "Fr., 27. Nov.", "Fri 27 Nov"), (-325, "Mi., 31. Dez. 2025", "Wed 31 Dec 2025"),
  ])
  func daysAreNamedAsPeopleDo(offset: Int, german: String, english: String) {
    let today = Day(number: 20_778)
    #expect(Words(.german).day(today + offset, today: today) == german)
    #expect(Words(.english).day(today + offset, today: today) == english)
  }

  @Test func aValueThatLooksLikeAPlaceIsLeftAlone() {
    #expect(Words(.english).quoted("{1} {2}") == "“{1} {2}”")
    #expect(Words(.english).quoted("“Sweet” & „salt“") == "“‘Sweet’ & ‚salt‘”")
  }
}
