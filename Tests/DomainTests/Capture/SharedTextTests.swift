import Testing

@testable import Domain

/// Turning content shared from other apps into a task.
@Suite("Shared text")
struct SharedTextTests {
  private func draft(_ title: String = "", text: String = "", url: String = "") -> TaskDraft {
    SharedText(title: title, text: text, url: url).draft
  }

  @Test func markedOnAPageWithoutATitleMuchIsCalledByItsFirstSentenceOrElseByItsHost() {
    let rest = String(repeating: "and so on ", count: 30) + "to the end."
    let sentence = SharedText(text: "Kites fly in any wind. " + rest, url: "https://example.org/kites").draft
    #expect(sentence.title == "Kites fly in any wind.")
    #expect(sentence.notes == "Kites fly in any wind. " + rest && sentence.sourceURL == "https://example.org/kites")
    let words = SharedText(text: rest, url: "https://example.org/kites").draft
    #expect(words.title == "example.org" && words.notes == rest)
    #expect(SharedText(text: "Kites fly", url: "https://example.org/kites").draft.title == "Kites fly")
    #expect(SharedText(text: rest).draft.title == rest)
  }

  @Test func aPageBecomesItsTitleWithItsAddress() {
    let draft = draft("An article", url: "https://example.org/a?b=c#d")
    #expect(draft.title == "An article")
    #expect(draft.sourceURL == "https://example.org/a?b=c#d")
    #expect(draft.notes == "")
  }

  @Test func withoutATitleTheFirstLineIsOneAndTheRestTheDescription() {
    let draft = draft(text: "\r\n First line \r\nsecond\r\n\r\nthird")
    #expect(draft.title == "First line")
    #expect(draft.notes == "second\n\nthird")
  }

  @Test func anAddressInTheTextIsTheSource() {
    let draft = draft("An article", text: "https://example.org/a")
    #expect(draft.title == "An article" && draft.sourceURL == "https://example.org/a" && draft.notes == "")
    let inside = self.draft(text: "Look (https://example.org/x), nice\nmore")
    #expect(inside.title == "Look (https://example.org/x), nice" && inside.sourceURL == "https://example.org/x")
    #expect(self.draft("Read https://example.org now").sourceURL == "https://example.org")
  }

  @Test func aLineThatIsMoreThanTheAddressIsTheTitle() {
    let draft = draft(text: "https://example.org/a\nNice article")
    #expect(draft.title == "Nice article" && draft.sourceURL == "https://example.org/a" && draft.notes == "")
  }

  @Test func anAddressAloneIsTheTitleToo() {
    for draft in [draft(url: "https://example.org/a"), draft(text: "https://example.org/a")] {
      #expect(draft.title == "https://example.org/a" && draft.sourceURL == "https://example.org/a")
    }
  }

  @Test func aTextThatRepeatsTheTitleIsNoDescription() {
    #expect(draft("Milk", text: "Milk").notes == "")
    #expect(draft("Milk", text: "Milk\n2 l").notes == "2 l")
  }

  @Test func whatIsNoAddressOfTheWebIsKeptInTheDescription() {
    let draft = draft("Note", text: "x", url: "javascript:alert(1)")
    #expect(draft.sourceURL == nil && draft.notes == "x\njavascript:alert(1)")
    #expect(self.draft(url: "obsidian://open?vault=a").title == "obsidian://open?vault=a")
    #expect(self.draft("Two", url: "https://a.example\nhttps://b.example").notes?.contains("https://b.example") == true)
  }

  @Test func twoAddressesAreBothKept() {
    let draft = draft("Two", text: "https://a.example/1\nhttps://b.example/2", url: "https://c.example/3")
    #expect(draft.sourceURL == "https://c.example/3")
    #expect(draft.notes == "https://a.example/1\nhttps://b.example/2")
  }

  @Test func aTitleTooLongIsCutBetweenWordsAndKeptAsAWhole() {
    let long = String(repeating: "word ", count: 200).trimmingSpace
    let draft = draft(long, text: "rest")
    #expect(draft.title.count <= 500 && draft.title.hasSuffix("word…"))
    #expect(draft.notes == long + "\n\nrest")
    let unbroken = self.draft(String(repeating: "x", count: 900))
    #expect(unbroken.title.count == 500 && unbroken.notes == String(repeating: "x", count: 900))
    let heaped = self.draft("a" + String(repeating: "\u{301}", count: 3_000))
    #expect(heaped.title.utf8.count <= 2_000 && heaped.notes?.unicodeScalars.count == 3_001)
  }

  @Test func ofBlankFieldsNothingBecomesATitle() {
    for text in ["", " \n\t", "\u{202E}\u{200B}", "\u{0}"] {
      #expect(OneLine.isBlank(draft(text, text: text).title), "\(text.unicodeScalars.map(\.value))")
    }
  }

  @Test func noWordOfWhatWasSentIsEverLost() {
    let pieces = [
      "", "Milk", "two words", "https://example.org/x", "a\nb\nc", " ", "www.example.org", "x://y", "\u{202E}rtl",
      "[ ] y",
    ]
    for title in pieces {
      for text in pieces {
        for url in pieces {
          let draft = draft(title, text: text, url: url)
          let kept = "\(draft.title)\n\(draft.notes ?? "")\n\(draft.sourceURL ?? "")"
          for word in "\(title)\n\(text)\n\(url)".split(whereSeparator: \.isWhitespace) {
            #expect(kept.contains(word), "\(word) of \([title, text, url])")
          }
        }
      }
    }
  }

  @Test func aMegabyteIsRefusedBeforeItIsRead() {
    #expect(SharedText(title: String(repeating: "x", count: 1_000_000)).isTooLong)
    #expect(!SharedText(text: String(repeating: "x", count: 100_000)).isTooLong)
  }
}

extension String {
  fileprivate var trimmingSpace: String { OneLine.trimmed(self) }
}
