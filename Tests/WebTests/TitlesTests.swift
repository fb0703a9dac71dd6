import Domain
import Foundation
import Synchronization
import Testing

@testable import Web

@Suite("The page about titles")
struct TitlesTests {
  private let client = TestClient()

  private func improve(_ raw: String, to title: String, by source: TitleMaker = .rules) throws -> PlanItem {
    try client.add(raw)
    let item = try #require(try client.open().first { $0.title == raw })
    var revision = TitleRevision(raw: raw, title: title)
    revision.maker = source
    _ = try client.perform(.improveTitle(item.id, revision))
    return try client.item(item.id.text)
  }

  @Test func tellsWhatWasChangedAndWhy() throws {
    _ = try improve("Re: Fwd: Angebot prüfen", to: "Angebot prüfen")
    _ = try improve("Der Zahnarzt hat geschrieben", to: "Zahnarzt antworten", by: .model)
    _ = try improve("https://example.com/reis-kochen", to: "Reis kochen in zehn Minuten", by: .page)
    _ = try improve("https://example.com/nudeln-kochen", to: "Nudeln kochen", by: .model)
    client.acceptLanguage = "de"
    let page = client.get(.titles(page: 1))
    #expect(page.status == 200)
    for words in [
      "„Re: Fwd: Angebot prüfen“ · Antwortvorsatz", "„Der Zahnarzt hat geschrieben“ · Sprachmodell",
      "„https://example.com/reis-kochen“ · Titel der Seite",
      "„https://example.com/nudeln-kochen“ · Sprachmodell",
    ] {
      #expect(page.text.contains(words), "\(words)")
    }
  }

  @Test func saysWhereSomebodyHasEditedSince() throws {
    let item = try improve("Re: Angebot", to: "Angebot")
    var edit = TaskEdit()
    edit.title = .set("Angebot für Karla")
    _ = try client.perform(.edit(item.id, edit))
    client.acceptLanguage = "en"
    #expect(client.get(.titles(page: 1)).text.contains("Before: “Re: Angebot” · edited since"))
  }

  @Test func saysNothingOfWhatItDoesNotKnow() throws {
    for (title, original) in [
      ("Angebot prüfen", "Re: Angebot prüfen"), ("Zahnarzt antworten", "Der Zahnarzt hat geschrieben"),
    ] {
      try client.add(title)
      var item = try #require(try client.open().first { $0.title == title })
      item.originalTitle = original
      _ = try client.perform(.receive(Received(tasks: [.init(item: item)])))
    }
    client.acceptLanguage = "en"
    let page = client.get(.titles(page: 1)).text
    #expect(page.contains("Before: “Re: Angebot prüfen” · reply prefix"))
    #expect(page.contains("Before: “Der Zahnarzt hat geschrieben”<"))
    #expect(!page.contains("edited since"))
  }

  @Test func givesATitleBackAndTakesThatBack() throws {
    let item = try improve("Re: Angebot", to: "Angebot")
    let answer = client.post(.change(item.id, .restoreTitle), ["area": "titles", "page": "1"])
    #expect(answer.status == 303)
    #expect(answer.header("Location")?.hasPrefix("/titles?notice=") == true)
    #expect(try client.item(item.id.text).title == "Re: Angebot")
    #expect(try client.item(item.id.text).notes == nil)
    _ = try client.perform(.undo(expected: nil))
    #expect(try client.item(item.id.text).title == "Angebot")
  }

  @Test func tellsWhetherTheModelAnswersWhereOneIsSet() throws {
    let asked = Mutex<[String]>([])
    client.checkTitleModel = { policy, language in
      asked.withLock { $0.append("\(policy.modelURL) \(language.rawValue)") }
      return TitleModelCheck(isGood: false, text: "Nothing answers", remedy: "Start the server.")
    }
    #expect(!client.get(.titles(page: 1)).text.contains("/titles/check"))
    #expect(client.post(.checkTitleModel).status == 200)
    #expect(asked.withLock { $0 } == [])
    _ = try client.perform(.set(.titlesModelURL, "http://127.0.0.1:8080"))
    #expect(client.get(.titles(page: 1)).text.contains("action=\"/titles/check#check\""))
    let answer = client.post(.checkTitleModel, ["titlesModelURL": "http://127.0.0.1:1"])
    #expect(answer.status == 200 && answer.text.contains("Nothing answers. Start the server."))
    #expect(asked.withLock { $0 } == ["http://127.0.0.1:8080 en"])
  }

  @Test func refusesToRestoreWhatWasNeverChanged() throws {
    try client.add("Milch kaufen")
    let item = try #require(try client.open().first)
    #expect(client.post(.change(item.id, .restoreTitle)).status == 422)
  }

  @Test func keepsAllOfTheModelOrNothing() throws {
    let wrong = client.post(
      .changeTitles,
      ["titlesModelURL": "http://127.0.0.1:8080", "titlesModelName": "tiny", "titlesSpacing": "bald"])
    #expect(wrong.status == 422)
    #expect(wrong.text.contains("error-titlesSpacing"))
    #expect(wrong.text.contains(#"value="bald""#))
    #expect(client.get(.titles(page: 1)).text.contains("http://127.0.0.1:8080\"") == false)

    let right = client.post(
      .changeTitles,
      ["titlesModelURL": " http://127.0.0.1:8080 ", "titlesModelName": "", "titlesSpacing": "0", "area": "titles"])
    #expect(right.header("Location")?.hasPrefix("/titles") == true)
    #expect(client.get(.titles(page: 1)).text.contains(#"value="http://127.0.0.1:8080""#))
  }

  @Test(arguments: ["ftp://127.0.0.1", "http://name:word@127.0.0.1", "nirgends"])
  func refusesAnAddressAtItsField(address: String) {
    let answer = client.post(
      .changeTitles, ["titlesModelURL": address, "titlesSpacing": "0"])
    #expect(answer.status == 422)
    #expect(answer.text.contains("error-titlesModelURL"))
  }

  @Test func choicesLeadBackToThePage() throws {
    let answer = client.post(.changeSettings, ["titles": "off", "area": "titles", "page": "1"])
    #expect(answer.header("Location")?.hasPrefix("/titles") == true)
    let page = client.get(.titles(page: 1)).text
    #expect(page.contains(#"value="off" checked"#))
  }

  @Test func countsWhatWaits() throws {
    client.acceptLanguage = "en"
    #expect(client.get(.titles(page: 1)).text.contains("No titles waiting."))
    try client.add("Re: eins", "Re: zwei")
    #expect(client.get(.titles(page: 1)).text.contains("2 titles waiting."))
  }

  @Test func showsWhatWasImprovedBeforeAModelNobodyAsks() throws {
    client.acceptLanguage = "en"
    let rules = client.get(.titles(page: 1)).text
    let list = try #require(rules.range(of: "Improved so far"))
    let model = try #require(rules.range(of: "titlesModelURL"))
    #expect(list.lowerBound < model.lowerBound && rules.contains("<details class=\"field\" id=\"model\">"))
    _ = try client.perform(.set(.titles, "model"))
    #expect(!client.get(.titles(page: 1)).text.contains("id=\"model\""))
  }

  @Test func turnsPages() throws {
    for number in 0..<(TitlesScreen.rowsPerPage + 3) { _ = try improve("Re: Brief \(number)", to: "Brief \(number)") }
    let first = client.get(.titles(page: 1)).text
    #expect(first.contains("/titles?page=2"))
    let second = client.get(.titles(page: 2)).text
    #expect(second.components(separatedBy: "/restore-title").count == 4)
  }
}
