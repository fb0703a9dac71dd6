import Domain
import Foundation
import Testing

@testable import Web

@Suite("Page of the one task")
struct FocusPageTests {
  private let client: TestClient

  init() {
    client = TestClient()
    client.now = FocusSamples.now
  }

  private func page(_ scene: FocusScene, isEditing: Bool = false, language: String = "en") throws -> Response {
    client.acceptLanguage = language
    let item = isEditing ? scene.card?.item : nil
    return try client.context().focus(scene, editing: item.map { FocusEdit(unchanged: $0) }, status: 200)
  }

  @Test(arguments: FocusSamples.all.map(\.name), ["de", "en"])
  func eachPhaseStaysAsItIs(name: String, language: String) throws {
    let sample = try #require(FocusSamples.all.first { $0.name == name })
    var response = try page(sample.scene, isEditing: sample.isEditing, language: language)
    response.body = Array(try middle(of: response.text).utf8)
    try compare(response, "focus/\(name)-\(language)")
  }

  /// What the page adds to the frame all pages share: the main part and the messages.
  private func middle(of text: String) throws -> Substring {
    let start = try #require(text.range(of: "<main")).lowerBound
    return text[start..<(try #require(text.range(of: "<nav class=\"bottombar\""))).lowerBound]
  }

  @Test(arguments: FocusSamples.all.map(\.name))
  func noPhaseIsKeptForLongerThanASecond(name: String) throws {
    let sample = try #require(FocusSamples.all.first { $0.name == name })
    let kept = try page(sample.scene).header("X-Zeitblock-Cache")
    #expect(kept == (sample.scene.undo == nil ? "second" : nil))
    #expect(try page(sample.scene, isEditing: true).header("X-Zeitblock-Cache") == nil || sample.scene.card == nil)
  }

  @Test func whatIsSteadyIsKeptForAMinute() throws {
    var scene = FocusSamples.card
    scene.isSteady = true
    #expect(try page(scene).header("X-Zeitblock-Cache") == "minute")
    #expect(try page(scene, isEditing: true).header("X-Zeitblock-Cache") == nil)
  }

  @Test(arguments: [(1, 0), (2, 1), (3, 2), (10_000, 2)])
  func thereAreAsManyCardsAsTasksAndNeverMoreThanThree(pool: Int, below: Int) throws {
    var scene = FocusSamples.card
    scene.poolCount = pool
    scene.stackCount = min(pool, 3)
    let text = try page(scene).text
    #expect(text.split(separator: "class=\"under").count - 1 == below)
    #expect(text.contains("data-cards=\"\(below + 1)\""))
  }

  @Test func theSecondsOfTheWindowAreThoseThatAreLeft() throws {
    #expect(try page(FocusSamples.done).text.contains("data-seconds=\"4\""))
  }

  @Test(arguments: [(0, "0:00"), (59, "0:59"), (761, "12:41"), (3_600, "1:00:00"), (36_061, "10:01:01"), (-3, "0:00")])
  func theClockIsWrittenAsPeopleReadIt(seconds: Int, text: String) {
    #expect(Words(.english).clock(seconds: seconds) == text)
  }

  @Test(arguments: FocusPhrase.allCases)
  func everyPhraseExistsInBothLanguages(phrase: FocusPhrase) {
    for text in [phrase.german, phrase.english] {
      #expect(!text.isEmpty)
      #expect(!text.contains("!") && !text.contains("\"") && !text.contains("..."))
    }
    #expect(places(phrase.german) == places(phrase.english))
  }

  private func places(_ text: String) -> Set<Character> {
    let letters = Array(text)
    return Set(letters.indices.filter { letters[$0] == "{" }.map { letters[$0 + 1] })
  }
}
