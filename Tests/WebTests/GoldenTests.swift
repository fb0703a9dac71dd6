import Domain
import Foundation
import Testing

@testable import Web

/// Whole responses, compared byte by byte. `ZEITBLOCK_RECORD=1` writes them anew and fails, so that nobody records
/// by accident.
@Suite("Golden responses")
struct GoldenTests {
  private let client = TestClient()

  init() throws {
    client.acceptLanguage = "de"
    try client.perform(.loadSamples(.german))
  }

  @Test(arguments: [
    ("backlog", "/backlog"), ("backlog-notice", "/backlog?notice=1"), ("new-task", "/tasks/new"),
    ("settings", "/settings"), ("help", "/help"), ("missing", "/nothing"),
    ("abcde", "/abcde"), ("matrix", "/matrix"), ("matrix-2", "/matrix/2"),
  ])
  func pagesStayAsTheyAre(name: String, url: String) throws {
    try compare(client.get(url), name)
  }

  @Test func theTasksPageStaysAsItIs() throws {
    let id = try #require(try client.open().first?.id)
    try compare(client.get(.task(id)), "task")
  }

  @Test(arguments: ["abcde", "matrix"])
  func theMethodsStayAsTheyAreInEnglish(name: String) throws {
    client.acceptLanguage = "en"
    try compare(client.get("/\(name)"), "\(name)-english")
  }

  @Test func theEmptyBacklogStaysAsItIs() throws {
    try compare(TestClient().get("/backlog"), "empty")
  }

  @Test func aRefusedFormStaysAsItIs() throws {
    try compare(client.post(.add, ["title": "", "due": "2020-01-01"]), "refused")
  }

}

/// Compares a response with what was recorded under a name.
func compare(_ response: Response, _ name: String) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name).txt")
  let text = printed(response)
  if ProcessInfo.processInfo.environment["ZEITBLOCK_RECORD"] == "1" {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    Issue.record("recorded \(name)")
    return
  }
  let golden = try String(contentsOf: file, encoding: .utf8)
  #expect(text == golden, "the response differs from Golden/\(name).txt")
}

/// One element per line, so that a difference can be read.
private func printed(_ response: Response) -> String {
  var text = "\(response.status)\n"
  for header in response.headers { text += "\(header.name): \(header.value)\n" }
  return text + "\n" + response.text.replacing("><", with: ">\n<") + "\n"
}
