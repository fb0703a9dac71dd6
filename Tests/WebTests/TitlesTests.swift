import Domain
import Foundation
import Synchronization
import Testing

@testable import Web

@Suite("The page about titles")
struct TitlesTests {
  private let desk = Desk()

  private func improve(_ raw: String, to title: String, by source: TitleMaker = .rules) throws -> PlanItem {
    try desk.add(raw)
    let item = try #require(try desk.open().first { $0.title == raw })
    var revision = TitleRevision(raw: raw, title: title)
    revision.maker = source
    _ = try desk.perform(.improveTitle(item.id, revision))
    return try desk.item(item.id.text)
  }

  @Test func tellsWhatWasChangedAndWhy() throws {
    _ = try improve("Re: Fwd: Angebot prüfen", to: "Angebot prüfen")
    _ = try improve("Der Zahnarzt hat geschrieben", to: "Zahnarzt antworten", by: .model)
    _ = try improve("https://example.com/reis-kochen", to: "Reis kochen in zehn Minuten", by: .page)
    _ = try improve("https://example.com/nudeln-kochen", to: "Nudeln kochen", by: .model)
    desk.acceptLanguage = "de"
    let page = desk.get(.titles(page: 1))
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
    _ = try desk.perform(.edit(item.id, edit))
    desk.acceptLanguage = "en"
    #expect(desk.get(.titles(page: 1)).text.contains("Before: “Re: Angebot” · edited since"))
  }

  @Test func saysNothingOfWhatItDoesNotKnow() throws {
    for (title, original) in [
      ("Angebot prüfen", "Re: Angebot prüfen"), ("Zahnarzt antworten", "Der Zahnarzt hat geschrieben"),
    ] {
      try desk.add(title)
      var item = try #require(try desk.open().first { $0.title == title })
      item.originalTitle = original
      _ = try desk.perform(.receive(Received(tasks: [.init(item: item)])))
    }
    desk.acceptLanguage = "en"
    let page = desk.get(.titles(page: 1)).text
    #expect(page.contains("Before: “Re: Angebot prüfen” · reply prefix"))
    #expect(page.contains("Before: “Der Zahnarzt hat geschrieben”<"))
    #expect(!page.contains("edited since"))
  }

  @Test func givesATitleBackAndTakesThatBack() throws {
    let item = try improve("Re: Angebot", to: "Angebot")
    let answer = desk.post(.change(item.id, .restoreTitle), ["area": "titles", "page": "1"])
    #expect(answer.status == 303)
    #expect(answer.header("Location")?.hasPrefix("/titles?notice=") == true)
    #expect(try desk.item(item.id.text).title == "Re: Angebot")
    #expect(try desk.item(item.id.text).notes == nil)
    _ = try desk.perform(.undo(expected: nil))
    #expect(try desk.item(item.id.text).title == "Angebot")
  }

  @Test func tellsWhetherTheModelAnswersWhereOneIsSet() throws {
    let asked = Mutex<[String]>([])
    desk.checkTitleModel = { policy, language in
      asked.withLock { $0.append("\(policy.modelURL) \(language.rawValue)") }
      return TitleModelCheck(isGood: false, text: "Nothing answers", remedy: "Start the server.")
    }
    #expect(!desk.get(.titles(page: 1)).text.contains("/titles/check"))
    #expect(desk.post(.checkTitleModel).status == 200)
    #expect(asked.withLock { $0 } == [])
    _ = try desk.perform(.set(.titlesModelURL, "http://127.0.0.1:8080"))
    #expect(desk.get(.titles(page: 1)).text.contains("action=\"/titles/check#check\""))
    let answer = desk.post(.checkTitleModel, ["titlesModelURL": "http://127.0.0.1:1"])
    #expect(answer.status == 200 && answer.text.contains("Nothing answers. Start the server."))
    #expect(asked.withLock { $0 } == ["http://127.0.0.1:8080 en"])
  }

  @Test func refusesToRestoreWhatWasNeverChanged() throws {
    try desk.add("Milch kaufen")
    let item = try #require(try desk.open().first)
    #expect(desk.post(.change(item.id, .restoreTitle)).status == 422)
  }

  @Test func keepsAllOfTheModelOrNothing() throws {
    let wrong = desk.post(
      .changeTitles,
      ["titlesModelURL": "http://127.0.0.1:8080", "titlesModelName": "tiny", "titlesSpacing": "bald"])
    #expect(wrong.status == 422)
    #expect(wrong.text.contains("error-titlesSpacing"))
    #expect(wrong.text.contains(#"value="bald""#))
    #expect(desk.get(.titles(page: 1)).text.contains("http://127.0.0.1:8080\"") == false)

    let right = desk.post(
      .changeTitles,
      ["titlesModelURL": " http://127.0.0.1:8080 ", "titlesModelName": "", "titlesSpacing": "0", "area": "titles"])
    #expect(right.header("Location")?.hasPrefix("/titles") == true)
    #expect(desk.get(.titles(page: 1)).text.contains(#"value="http://127.0.0.1:8080""#))
  }

  @Test(arguments: ["ftp://127.0.0.1", "http://name:word@127.0.0.1", "nirgends"])
  func refusesAnAddressAtItsField(address: String) {
    let answer = desk.post(
      .changeTitles, ["titlesModelURL": address, "titlesSpacing": "0"])
    #expect(answer.status == 422)
    #expect(answer.text.contains("error-titlesModelURL"))
  }

  @Test func choicesLeadBackToThePage() throws {
    let answer = desk.post(.changeSettings, ["titles": "off", "area": "titles", "page": "1"])
    #expect(answer.header("Location")?.hasPrefix("/titles") == true)
    let page = desk.get(.titles(page: 1)).text
    #expect(page.contains(#"value="off" checked"#))
  }

  @Test func countsWhatWaits() throws {
    desk.acceptLanguage = "en"
    #expect(desk.get(.titles(page: 1)).text.contains("No titles waiting."))
    try desk.add("Re: eins", "Re: zwei")
    #expect(desk.get(.titles(page: 1)).text.contains("2 titles waiting."))
  }

  @Test func showsWhatWasImprovedBeforeAModelNobodyAsks() throws {
    desk.acceptLanguage = "en"
    let rules = desk.get(.titles(page: 1)).text
    let list = try #require(rules.range(of: "Improved so far"))
    let model = try #require(rules.range(of: "titlesModelURL"))
    #expect(list.lowerBound < model.lowerBound && rules.contains("<details class=\"field\" id=\"model\">"))
    _ = try desk.perform(.set(.titles, "model"))
    #expect(!desk.get(.titles(page: 1)).text.contains("id=\"model\""))
  }

  @Test func turnsPages() throws {
    for number in 0..<(TitlesScreen.rowsPerPage + 3) { _ = try improve("Re: Brief \(number)", to: "Brief \(number)") }
    let first = desk.get(.titles(page: 1)).text
    #expect(first.contains("/titles?page=2"))
    let second = desk.get(.titles(page: 2)).text
    #expect(second.components(separatedBy: "/restore-title").count == 4)
  }
}
